/** Storage for a browser that offers none: lives as long as the page. Clones as IndexedDB would. */
import { guardHead, keepListFields } from './guard';
import type { Store } from './store';
import type { LessonProgress } from './types';

/** @returns an empty store behind the same interface and with the same refusals as the real one. */
export function memoryStore(): Store {
	const heads = new Map<string, unknown>();
	const bodies = new Map<string, unknown>();
	const values = new Map<string, unknown>();
	const lessons = new Map<string, LessonProgress>();
	const watchers = new Set<() => void>();
	const copy = <T>(value: T): T => structuredClone(value);
	const changed = () => {
		for (const watcher of watchers) watcher();
	};
	const settled = <T>(run: () => T): Promise<T> => new Promise((resolve) => resolve(run()));

	return {
		kind: 'memory',
		heads: () => settled(() => [...heads.values()].map(copy)),
		match: (id) =>
			settled(() =>
				heads.has(id) || bodies.has(id)
					? { head: copy(heads.get(id)), body: copy(bodies.get(id)) }
					: null
			),
		putMatch: (match, expected) =>
			settled(() => {
				const { head, body } = copy(match);
				const row = heads.get(head.id);
				guardHead(row, expected, head);
				heads.set(head.id, keepListFields(row, head));
				bodies.set(head.id, body);
				changed();
			}),
		changeHead: (id, change) =>
			settled(() => {
				const head = change(copy(heads.get(id)));
				if (!head) return;
				heads.set(id, copy(head));
				changed();
			}),
		putBody: (body, expected) =>
			settled(() => {
				guardHead(heads.get(body.id), expected);
				bodies.set(body.id, copy(body));
			}),
		removeMatch: (id) =>
			settled(() => {
				heads.delete(id);
				bodies.delete(id);
				changed();
			}),
		value: (key) => settled(() => copy(values.get(key))),
		changeValue: (key, change) =>
			settled(() => {
				const value = change(copy(values.get(key)));
				if (value !== undefined) values.set(key, copy(value));
			}),
		lessons: () => settled(() => [...lessons.values()].map(copy)),
		putLesson: (progress) => settled(() => void lessons.set(progress.id, copy(progress))),
		watch: (watcher) => {
			watchers.add(watcher);
			return () => void watchers.delete(watcher);
		},
		close: () => watchers.clear()
	};
}
