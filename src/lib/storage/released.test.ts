/** A device that last saw a released app: what it holds, word for word, opens in this one. */
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { restore } from '$lib/engine';
import { dexieStore } from './dexie-store';
import { listMatches, loadMatch } from './games';
import { lessonProgress } from './lessons';
import { useStore } from './open-store';
import { Settings } from './settings.svelte';
import type { Store } from './store';

/** Never edited: a new released shape is another sample beside it. */
const VERSION_1 = {
	// Dexie counts in tens
	version: 10,
	stores: { matches: 'id', bodies: 'id', values: 'key', lessons: 'id' },
	rows: {
		matches: [
			{
				id: '5f0c',
				format: 1,
				rev: 3,
				status: 'finished',
				deletedAt: null,
				summary: {
					id: '5f0c',
					title: 'Café',
					ruleSet: 'classic',
					options: { tokensToWin: 7 },
					players: [
						{ name: 'Ana', emblem: 1, kind: 'human' },
						{ name: '小雨', emblem: 2, kind: 'bot', level: 'steady' }
					],
					createdAt: 1,
					updatedAt: 2,
					round: 9,
					toAct: null,
					scores: [7, 2],
					winners: [0]
				}
			}
		],
		bodies: [
			{
				id: '5f0c',
				format: 1,
				record: JSON.parse(
					readFileSync(
						new URL('../../../tests/engine/recorded/classic-2.json', import.meta.url),
						'utf8'
					)
				) as object,
				botSeed: 'seed',
				seats: [
					{ held: 4, notes: 4, wrongCodes: 0, waitUntil: 0 },
					{ held: null, notes: 0, wrongCodes: 0, waitUntil: 0 }
				],
				notices: []
			}
		],
		values: [
			{ key: 'settings', value: { version: 1, data: { theme: 'dark', seenHints: ['welcome'] } } }
		],
		lessons: [{ id: 'basics/first', step: 4, done: true, updatedAt: 1 }]
	}
} as const;

let store: Store | undefined;
afterEach(() => store?.close());

function write(name: string, { version, stores, rows }: typeof VERSION_1): Promise<void> {
	return new Promise((done, failed) => {
		const opening = indexedDB.open(name, version);
		opening.onupgradeneeded = () => {
			for (const [table, keyPath] of Object.entries(stores)) {
				const made = opening.result.createObjectStore(table, { keyPath });
				for (const row of rows[table as keyof typeof rows]) made.put(row);
			}
		};
		opening.onerror = () => failed(new Error('the sample cannot be written'));
		opening.onsuccess = () => {
			opening.result.close();
			done();
		};
	});
}

it('version 1: match, settings and lessons', async () => {
	await write('released-1', VERSION_1);
	const nothing = () => undefined;
	store = await dexieStore({ outdated: nothing, blocked: nothing }, 'released-1');
	useStore(store);

	const [head] = VERSION_1.rows.matches;
	expect(await listMatches()).toMatchObject([{ state: 'ok', id: head.id, summary: head.summary }]);
	const loaded = await loadMatch(head.id);
	expect(loaded).toEqual({ ok: true, match: { head, body: VERSION_1.rows.bodies[0] } });
	expect(loaded.ok && restore(loaded.match.body.record).ok).toBe(true);

	const settings = new Settings();
	await settings.load();
	expect(settings.theme).toBe('dark');
	expect(settings.hasSeen('welcome')).toBe(true);
	expect(await lessonProgress()).toEqual({ 'basics/first': VERSION_1.rows.lessons[0] });
});
