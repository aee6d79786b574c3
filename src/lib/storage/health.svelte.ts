/** What the screens may say about storage, and the plea to the browser not to delete it. */

export interface StorageState {
	/** `unknown` until the first use. `memory`: nothing outlives this page. */
	readonly kind: 'unknown' | 'indexeddb' | 'memory';
	/** The browser's answer; null where it was not asked or cannot be. */
	readonly persisted: boolean | null;
	/** A newer app in another tab took the database: reload to go on saving. */
	readonly outdated: boolean;
	/** Opening waits for another tab with an older app to be closed. */
	readonly blocked: boolean;
	/** The database did not open in time: this page plays in memory, what was kept is untouched. */
	readonly silent: boolean;
}

class StorageHealth {
	#state = $state.raw<StorageState>({
		kind: 'unknown',
		persisted: null,
		outdated: false,
		blocked: false,
		silent: false
	});

	get kind() {
		return this.#state.kind;
	}
	get persisted() {
		return this.#state.persisted;
	}
	get outdated() {
		return this.#state.outdated;
	}
	get blocked() {
		return this.#state.blocked;
	}

	get silent() {
		return this.#state.silent;
	}

	/** For the stores. */
	report(change: Partial<StorageState>): void {
		this.#state = { ...this.#state, ...change };
	}
}

export const storageHealth = new StorageHealth();

/** Some WebKit builds have no `navigator.storage`, whatever its type says. */
const manager = (): StorageManager | undefined =>
	typeof navigator === 'undefined' ? undefined : navigator.storage;

/**
 * Asks the browser to keep the data of this site; called after the first finished set-up.
 * @returns its answer, null where it cannot be asked; also in `storageHealth.persisted`
 */
export async function askPersistence(): Promise<boolean | null> {
	try {
		const storage = manager();
		if (!storage?.persist) return null;
		const persisted = (await storage.persisted()) || (await storage.persist());
		storageHealth.report({ persisted });
		return persisted;
	} catch {
		return null;
	}
}

/** @returns bytes used and granted by the browser's own estimate, or null */
export async function storageUse(): Promise<{ used: number; quota: number } | null> {
	try {
		const estimate = await manager()?.estimate?.();
		return estimate ? { used: estimate.usage ?? 0, quota: estimate.quota ?? 0 } : null;
	} catch {
		return null;
	}
}
