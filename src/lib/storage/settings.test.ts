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
		await store.changeValue('settings', () => ({ version: 1, data }));
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
		await store.changeValue('settings', () => ({
			version: 1,
			data: { theme: 'dark', haptics: false }
		}));
		settings.set({ sound: false });
		await settings.load();
		expect(settings.data).toMatchObject({ theme: 'dark', haptics: false, sound: false });
		expect((await saved())?.data).toMatchObject({ theme: 'dark', haptics: false, sound: false });
	});

	it('of a newer app are read and left as they are', async () => {
		const newer = { version: 2, data: { theme: 'light', novelty: true } };
		await store.changeValue('settings', () => newer);
		await settings.load();
		expect(settings.theme).toBe('light');
		const change = vi.spyOn(store, 'changeValue');
		settings.set({ theme: 'dark' });
		expect(settings.theme).toBe('dark');
		await vi.waitFor(() => expect(change).toHaveResolved());
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

	it('changed in two tabs keep both changes, and each tab follows the other', async () => {
		const other = new Settings();
		await Promise.all([settings.load(), other.load()]);
		settings.set({ sound: false });
		other.set({ theme: 'dark' });
		settings.markSeen('here');
		other.markSeen('there');
		const both = { sound: false, theme: 'dark' };
		await vi.waitFor(async () => {
			expect((await saved())?.data).toMatchObject(both);
			for (const tab of [settings, other]) {
				expect(tab.data).toMatchObject(both);
				expect(tab.hasSeen('here') && tab.hasSeen('there')).toBe(true);
			}
		});
		expect((await saved())?.data).toMatchObject({
			seenHints: expect.arrayContaining(['here', 'there']) as string[]
		});
	});

	it('leave the language of the other tab as its reader chose it', async () => {
		const other = new Settings();
		await Promise.all([settings.load(), other.load()]);
		settings.set({ language: 'fr' });
		settings.set({ haptics: false });
		await vi.waitFor(() => expect(other.haptics).toBe(false));
		expect(other.language).not.toBe('fr');
		expect((await saved())?.data).toMatchObject({ language: 'fr' });
	});

	it('work where nothing can be kept', async () => {
		useStore({ ...memoryStore(), changeValue: () => Promise.reject(new Error('no')) });
		await settings.load();
		settings.set({ leftHanded: true });
		expect(settings.leftHanded).toBe(true);
	});
});
