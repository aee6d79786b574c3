/** The one store of this page: IndexedDB, or memory where there is none. Opened on first use. */
import { storageHealth } from './health.svelte';
import { memoryStore } from './memory-store';
import type { Store } from './store';

let opening: Promise<Store> | null = null;

async function open(): Promise<Store> {
	let store: Store;
	try {
		const { dexieStore } = await import('./dexie-store');
		store = await dexieStore({
			outdated: () => storageHealth.report({ outdated: true }),
			blocked: () => storageHealth.report({ blocked: true })
		});
	} catch {
		store = memoryStore();
	}
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
