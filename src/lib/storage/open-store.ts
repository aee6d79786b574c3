/** The one store of this page: IndexedDB, or memory where there is none. Opened on first use. */
import { storageHealth } from './health.svelte';
import { memoryStore } from './memory-store';
import type { Store } from './store';
import { StoreError } from './types';

/**
 * How long the database may take to open: some browsers never answer, nor does one that waits for
 * another tab. Shorter than the saver's patience, so that the first move is not given up meanwhile.
 */
export const OPEN_MILLISECONDS = 3000;

let opening: Promise<Store> | null = null;

/** @throws StoreError `unavailable`, at the latest after `OPEN_MILLISECONDS` */
async function openDatabase(): Promise<Store> {
	const { dexieStore } = await import('./dexie-store');
	let waiting = true;
	const database = dexieStore({
		outdated: () => storageHealth.report({ outdated: true }),
		blocked: () => storageHealth.report({ blocked: waiting })
	});
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => {
			waiting = false;
			storageHealth.report({ silent: true });
			// this page plays in memory by now: what opens late is left as it is
			database.then(
				(late) => late.close(),
				() => undefined
			);
			reject(new StoreError('unavailable'));
		}, OPEN_MILLISECONDS);
		database.finally(() => clearTimeout(timer)).then(resolve, reject);
	});
}

async function open(): Promise<Store> {
	const store = await openDatabase().catch(() => memoryStore());
	storageHealth.report({ kind: store.kind, blocked: false });
	return store;
}

/** @returns the store; never rejects */
export function theStore(): Promise<Store> {
	opening ??= open();
	return opening;
}

/** Puts another store in place (tests), or none, so that the next use opens one anew. */
export function useStore(store: Store | null): void {
	opening = store && Promise.resolve(store);
}
