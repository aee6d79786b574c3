import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshStore } from './fixture';
import { memoryStore } from './memory-store';
import { useStore } from './open-store';
import { repairSettings, Settings } from './settings.svelte';
import type { Store } from './store';

let store: Store;
let settings: Settings;
beforeEach(async () => {
	({ store } = await freshStore());
	settings = new Settings();
});

const saved = async () =>
	(await store.value('settings')) as { version: number; data: object } | undefined;

describe('settings', () => {
	it('are repaired field by field', async () => {
		const data = { theme: 'dark', textSize: 'huge', idleSeconds: 30, sound: 'yes', unknown: 1 };
		await store.putValue('settings', { version: 1, data });
		await settings.load();
		expect(settings.data).toMatchObject({
			theme: 'dark',
			textSize: 100,
			idleSeconds: 30,
			sound: true
		});
		expect(repairSettings('odd')).toEqual(repairSettings(null));
	});

	it('are never lost to a change made before they were read', async () => {
		await store.putValue('settings', { version: 1, data: { theme: 'dark', haptics: false } });
		settings.set({ sound: false });
		await settings.load();
		expect(settings.data).toMatchObject({ theme: 'dark', haptics: false, sound: false });
		expect((await saved())?.data).toMatchObject({ theme: 'dark', haptics: false, sound: false });
	});

	it('of a newer app are read and left as they are', async () => {
		const newer = { version: 2, data: { theme: 'light', novelty: true } };
		await store.putValue('settings', newer);
		await settings.load();
		expect(settings.theme).toBe('light');
		const put = vi.spyOn(store, 'putValue');
		settings.set({ theme: 'dark' });
		expect(settings.theme).toBe('dark');
		expect(put).not.toHaveBeenCalled();
		expect(await saved()).toEqual(newer);
	});

	it('are kept, with the hints that were shown', async () => {
		await settings.load();
		settings.markSeen('hint');
		settings.markSeen('hint');
		await vi.waitFor(async () =>
			expect(await saved()).toMatchObject({ version: 1, data: { seenHints: ['hint'] } })
		);
		expect(settings.hasSeen('hint')).toBe(true);
	});

	it('work where nothing can be kept', async () => {
		useStore({ ...memoryStore(), putValue: () => Promise.reject(new Error('no')) });
		await settings.load();
		settings.set({ leftHanded: true });
		expect(settings.leftHanded).toBe(true);
	});
});
