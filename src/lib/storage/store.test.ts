import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DATABASE_NAME, dexieStore, storeErrorOf } from './dexie-store';
import { freshStore, storedMatch } from './fixture';
import { storageHealth } from './health.svelte';
import { memoryStore } from './memory-store';
import { OPEN_MILLISECONDS, theStore, useStore } from './open-store';
import type { Store } from './store';
import { ROW_FORMAT, type StoredMatch } from './types';

const next = (match: StoredMatch): StoredMatch => ({
	...match,
	head: {
		...match.head,
		rev: match.head.rev + 1,
		summary: { ...match.head.summary, updatedAt: match.head.summary.updatedAt + 1 }
	}
});

describe.each([
	{ kind: 'indexeddb', make: async () => (await freshStore()).store },
	{ kind: 'memory', make: () => Promise.resolve(memoryStore()) }
])('a store in $kind', ({ make }) => {
	let store: Store;
	beforeEach(async () => {
		store = await make();
	});

	it('gives back exactly what was put in, as a copy', async () => {
		const match = storedMatch();
		await store.putMatch(match, null);
		expect(await store.match(match.head.id)).toEqual(match);
		expect(await store.heads()).toEqual([match.head]);
		expect(await store.match('nobody')).toBeNull();
	});

	it('refuses a writer that has been overtaken, and leaves the row alone', async () => {
		const match = storedMatch();
		await store.putMatch(match, null);
		const ours = next(match);
		await store.putMatch(ours, 0);
		const late = { ...next(match), body: { ...match.body, botSeed: 'late' } };
		late.head = { ...late.head, summary: { ...late.head.summary, updatedAt: 99 } };
		await expect(store.putMatch(late, 0)).rejects.toMatchObject({ code: 'conflict' });
		await expect(store.putMatch(match, null)).rejects.toMatchObject({ code: 'conflict' });
		await expect(store.putBody(match.body, 0)).rejects.toMatchObject({ code: 'conflict' });
		expect(await store.match(match.head.id)).toEqual(ours);
	});

	it('takes the second try of a write whose answer was lost', async () => {
		const match = storedMatch();
		await store.putMatch(match, null);
		const ours = next(match);
		await store.putMatch(ours, 0);
		await expect(store.putMatch(ours, 0)).resolves.toBeUndefined();
	});

	it('never writes over a row of a newer app', async () => {
		const match = storedMatch();
		const newer = { ...match.head, format: ROW_FORMAT + 1, novelty: true };
		await store.putMatch(match, null);
		await store.changeHead(match.head.id, () => newer);
		await expect(store.putMatch(next(match), 0)).rejects.toMatchObject({ code: 'newer' });
		expect((await store.match(match.head.id))?.head).toEqual(newer);
		const unknown = { ...match.head, summary: { ...match.head.summary, ruleSet: 'twelfth' } };
		await store.changeHead(match.head.id, () => unknown);
		await expect(store.putMatch(next(match), 0)).rejects.toMatchObject({ code: 'newer' });
	});

	it('keeps what the list changed while the match was open', async () => {
		const match = storedMatch();
		await store.putMatch(match, null);
		const named = { ...match.head, summary: { ...match.head.summary, title: 'Café' } };
		await store.changeHead(match.head.id, () => named);
		await store.putMatch(next(match), 0);
		expect((await store.match(match.head.id))?.head).toMatchObject({
			rev: 1,
			summary: { title: 'Café' }
		});
	});

	it('refuses what is not plain: a proxy never reaches the disk', async () => {
		const match = storedMatch();
		const proxied = { ...match, body: new Proxy(match.body, {}) };
		await expect(store.putMatch(proxied, null)).rejects.toThrow();
		expect(await store.heads()).toEqual([]);
	});

	it('writes both halves or none', async () => {
		const match = storedMatch();
		const broken = { ...match, body: { ...match.body, botSeed: (() => 1) as unknown as string } };
		await expect(store.putMatch(broken, null)).rejects.toThrow();
		expect(await store.match(match.head.id)).toBeNull();
	});

	it('tells watchers of a change', async () => {
		const changed = vi.fn();
		const end = store.watch(changed);
		await store.putMatch(storedMatch(), null);
		await vi.waitFor(() => expect(changed).toHaveBeenCalled());
		end();
	});

	it('keeps values and lessons', async () => {
		await store.changeValue('a', () => ({ b: [1, null] }));
		await store.changeValue('a', () => undefined);
		expect(await store.value('a')).toEqual({ b: [1, null] });
		expect(await store.value('c')).toBeUndefined();
		const progress = { id: 'first', step: 2, done: false, updatedAt: 1 };
		await store.putLesson(progress);
		expect(await store.lessons()).toEqual([progress]);
	});
});

describe('trouble with IndexedDB', () => {
	/** Makes the next transactions fail as iOS does after a page was in the background. */
	function killable() {
		// eslint-disable-next-line @typescript-eslint/unbound-method -- called on the real database below
		const real = IDBDatabase.prototype.transaction;
		const state = { failures: 0, error: 'UnknownError', thrown: 0 };
		const spy = vi.spyOn(IDBDatabase.prototype, 'transaction');
		// A function, not an arrow: the database is `this`. Dexie binds it when it opens.
		spy.mockImplementation(function (this: IDBDatabase, stores, mode) {
			if (mode !== 'readwrite' || state.failures === 0) return real.call(this, stores, mode);
			state.failures--;
			state.thrown++;
			throw new DOMException('Connection to Indexed Database server lost', state.error);
		});
		return Object.assign(state, { restore: () => spy.mockRestore() });
	}

	it.each(['UnknownError', 'InvalidStateError'])(
		'opens a dead connection anew and tries once more: %s',
		async (error) => {
			const line = killable();
			const { store } = await freshStore();
			const match = storedMatch();
			await store.putMatch(match, null);
			Object.assign(line, { failures: 1, error });
			await expect(store.putMatch(next(match), 0)).resolves.toBeUndefined();
			expect(line.thrown).toBe(1);
			expect((await store.match(match.head.id))?.head).toMatchObject({ rev: 1 });
			line.restore();
		}
	);

	it('says so when it stays dead, and works again when it lives', async () => {
		const line = killable();
		const { store } = await freshStore();
		const match = storedMatch();
		line.failures = Infinity;
		await expect(store.putMatch(match, null)).rejects.toMatchObject({ code: 'failed' });
		expect(line.thrown).toBe(2);
		line.failures = 0;
		await expect(store.putMatch(match, null)).resolves.toBeUndefined();
		line.restore();
	});

	it('finds a full disk inside an aborted transaction', () => {
		const quota = new DOMException('no room', 'QuotaExceededError');
		const aborted = Object.assign(new Error('Transaction aborted'), {
			name: 'AbortError',
			inner: quota
		});
		expect(storeErrorOf(aborted).code).toBe('disk-full');
		expect(storeErrorOf(quota).code).toBe('disk-full');
		expect(storeErrorOf(new Error('else')).code).toBe('failed');
	});

	it('gives way to a newer app in another tab, and writes no more', async () => {
		const { store, name, outdated } = await freshStore();
		const newer = new Dexie(name);
		newer
			.version(2)
			.stores({ matches: 'id', bodies: 'id', values: 'key', lessons: 'id', more: 'id' });
		await newer.open();
		expect(outdated()).toBe(1);
		await expect(store.putMatch(storedMatch(), null)).rejects.toMatchObject({ code: 'outdated' });
		await expect(store.heads()).rejects.toMatchObject({ code: 'outdated' });
		newer.close();
	});

	it('writes an open match anew after everything was cleared', async () => {
		const { store, name, outdated } = await freshStore();
		const match = storedMatch();
		await store.putMatch(match, null);
		await Dexie.delete(name);
		const later = next(match);
		await store.putMatch(later, match.head.rev);
		expect(outdated()).toBe(0);
		expect(await store.match(match.head.id)).toEqual(later);
	});

	it('leaves a database of a newer app readable', async () => {
		const { store, name } = await freshStore();
		const match = storedMatch();
		await store.putMatch(match, null);
		store.close();
		const newer = new Dexie(name);
		newer
			.version(2)
			.stores({ matches: 'id', bodies: 'id', values: 'key', lessons: 'id', more: 'id' });
		await newer.open();
		newer.close();
		const again = await dexieStore({ outdated: () => undefined, blocked: () => undefined }, name);
		expect(await again.match(match.head.id)).toEqual(match);
		again.close();
	});

	it('plays in memory where there is no IndexedDB', async () => {
		const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
			throw new DOMException('not allowed here', 'SecurityError');
		});
		useStore(null);
		const store = await theStore();
		expect(store.kind).toBe('memory');
		expect(storageHealth.kind).toBe('memory');
		const match = storedMatch();
		await store.putMatch(match, null);
		expect(await store.match(match.head.id)).toEqual(match);
		open.mockRestore();
		useStore(null);
		expect((await theStore()).kind).toBe('indexeddb');
		await Dexie.delete(DATABASE_NAME);
	});

	it('plays in memory where IndexedDB does not answer, and leaves alone what opens late', async () => {
		const before = await dexieStore({ outdated: () => undefined, blocked: () => undefined });
		const kept = storedMatch();
		await before.putMatch(kept, null);
		before.close();

		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		const real = indexedDB.open.bind(indexedDB);
		/** A request that is silent until somebody wakes the database. */
		const asked: { wake: () => void; closed: () => boolean }[] = [];
		const open = vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
			const request = {} as IDBOpenDBRequest;
			let closed = false;
			asked.push({
				wake: () => {
					const answer = real(name, version);
					answer.onsuccess = () => {
						const close = answer.result.close.bind(answer.result);
						answer.result.close = () => {
							closed = true;
							close();
						};
						Object.assign(request, { result: answer.result });
						request.onsuccess?.call(request, { target: request } as unknown as Event);
					};
				},
				closed: () => closed
			});
			return request;
		});
		useStore(null);
		storageHealth.report({ kind: 'unknown' });
		const opening = theStore();
		await vi.waitFor(() => expect(asked).toHaveLength(1));
		await vi.advanceTimersByTimeAsync(OPEN_MILLISECONDS - 200);
		expect(storageHealth.kind).toBe('unknown');
		await vi.advanceTimersByTimeAsync(200);
		const store = await opening;
		expect(store.kind).toBe('memory');
		expect(storageHealth.silent).toBe(true);
		const match = storedMatch();
		await store.putMatch(match, null);
		vi.useRealTimers();

		asked[0]?.wake();
		await vi.waitFor(() => expect(asked[0]?.closed()).toBe(true));
		open.mockRestore();
		await store.putMatch(next(match), 0);
		expect(await theStore()).toBe(store);

		storageHealth.report({ silent: false });
		const after = await dexieStore({ outdated: () => undefined, blocked: () => undefined });
		expect(await after.heads()).toEqual([kept.head]);
		after.close();
		useStore(null);
		await Dexie.delete(DATABASE_NAME);
	});
});
