import { afterEach, describe, expect, it, vi } from 'vitest';
import { askPersistence, storageHealth, storageUse } from './health.svelte';

afterEach(() => vi.unstubAllGlobals());
const browser = (storage?: object) => vi.stubGlobal('navigator', { storage });

describe('the plea to keep the data', () => {
	it.each([true, false])('reports the answer: %s', async (answer) => {
		browser({ persisted: () => Promise.resolve(false), persist: () => Promise.resolve(answer) });
		expect(await askPersistence()).toBe(answer);
		expect(storageHealth.persisted).toBe(answer);
	});

	it('is not made again where it was granted', async () => {
		const persist = vi.fn();
		browser({ persisted: () => Promise.resolve(true), persist });
		expect(await askPersistence()).toBe(true);
		expect(persist).not.toHaveBeenCalled();
	});

	it.each([
		['no storage manager', undefined],
		['one that cannot be asked', {}],
		['one that fails', { persist: () => true, persisted: () => Promise.reject(new Error('no')) }]
	])('costs nothing with %s', async (_what, storage) => {
		browser(storage);
		expect(await askPersistence()).toBeNull();
	});
});

it('the room that is used is told where the browser estimates it', async () => {
	browser({ estimate: () => Promise.resolve({ usage: 5, quota: 10 }) });
	expect(await storageUse()).toEqual({ used: 5, quota: 10 });
	browser({});
	expect(await storageUse()).toBeNull();
});
