/** Stores and matches for tests. */
import { record, start, type RuleSetId } from '$lib/engine';
import { dexieStore } from './dexie-store';
import { freshId, freshSeed } from './ids';
import { useStore } from './open-store';
import type { Store } from './store';
import { progressOf } from './summary';
import { ROW_FORMAT, type StoredMatch } from './types';

let counter = 0;

/** A database of its own for one test, in place of the page's. */
export async function freshStore(): Promise<{
	store: Store;
	name: string;
	outdated: () => number;
}> {
	const name = `test-${String(++counter)}`;
	let outdated = 0;
	const store = await dexieStore({ outdated: () => outdated++, blocked: () => undefined }, name);
	useStore(store);
	return { store, name, outdated: () => outdated };
}

/** A match as it is kept just after its set-up. */
export function storedMatch(
	ruleSet: RuleSetId = 'classic',
	title: string | null = null
): StoredMatch {
	const players = ['Ana', 'Hugo', 'L’Ami'].map((name, seat) => ({
		name,
		emblem: (seat + 1) as 1 | 2 | 3,
		kind: 'human' as const
	}));
	const { game } = start({ ruleSet, seats: players.length, seed: freshSeed(), options: {} });
	const id = freshId();
	return {
		head: {
			id,
			format: ROW_FORMAT,
			rev: 0,
			status: 'playing',
			deletedAt: null,
			summary: {
				id,
				title,
				ruleSet,
				options: {},
				players,
				createdAt: 1,
				updatedAt: 1,
				...progressOf(game)
			}
		},
		body: {
			id,
			format: ROW_FORMAT,
			record: record(game),
			botSeed: freshSeed(),
			seats: players.map(() => ({ held: null, notes: 0, wrongCodes: 0, waitUntil: 0 })),
			notices: []
		}
	};
}

/** Enough of Web Locks for two tabs of one browser. */
export function lockManager(): LockManager {
	const held = new Map<string, (error: DOMException) => void>();
	const request = (name: string, options: LockOptions, work: (lock: Lock | null) => unknown) => {
		if (held.has(name) && !options.steal) return Promise.resolve(work(null));
		held.get(name)?.(new DOMException('stolen', 'AbortError'));
		return new Promise((resolve, reject) => {
			held.set(name, reject);
			void Promise.resolve(work({ name, mode: 'exclusive' })).then((value) => {
				if (held.get(name) === reject) held.delete(name);
				resolve(value);
			});
		});
	};
	return { request } as unknown as LockManager;
}
