import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RegisterSWOptions } from 'vite-plugin-pwa/types';

/** One fresh module per test: what is known of updates is kept in it. */
async function start() {
	vi.resetModules();
	const module = await import('./update.svelte');
	let options: RegisterSWOptions = {};
	const swap = vi.fn(() => Promise.resolve());
	const stop = module.startUpdates((given) => {
		options = given;
		return swap;
	});
	const registration = Object.assign(new EventTarget(), {
		update: vi.fn(() => Promise.resolve()),
		installing: null as EventTarget | null,
		waiting: null as EventTarget | null
	});
	const release = () => {
		const worker = new EventTarget();
		registration.installing = worker;
		registration.dispatchEvent(new Event('updatefound'));
		registration.installing = null;
		registration.waiting = worker;
		worker.dispatchEvent(new Event('statechange'));
	};
	options.onRegisteredSW?.('sw.js', registration as unknown as ServiceWorkerRegistration);
	stops.push(stop);
	return { ...module, options, swap, registration, release };
}

const stops: (() => void)[] = [];
const reload = vi.fn();
let held: { name: string }[] = [];

beforeEach(() => {
	vi.useFakeTimers();
	reload.mockClear();
	held = [];
	vi.spyOn(window.location, 'reload').mockImplementation(reload);
	vi.spyOn(performance, 'now').mockReturnValue(60_000);
	Object.defineProperty(navigator, 'serviceWorker', {
		configurable: true,
		value: Object.assign(new EventTarget(), { controller: {} })
	});
	Object.defineProperty(navigator, 'locks', {
		configurable: true,
		value: {
			query: () => Promise.resolve({ held }),
			request: (name: string, _options: unknown, work: () => Promise<void>) => {
				held.push({ name });
				return work().finally(() => held.splice(0, 1));
			}
		}
	});
});
afterEach(() => {
	for (const stop of stops.splice(0)) stop();
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test('a waiting version is known to screens that are mounted later', async () => {
	const { update, release } = await start();
	expect(update.ready).toBe(false);
	release();
	expect(update.ready).toBe(true);
});

test('one that was found before this page began is known as well', async () => {
	const { update, options, registration } = await start();
	registration.waiting = new EventTarget();
	options.onRegisteredSW?.('sw.js', registration as unknown as ServiceWorkerRegistration);
	expect(update.ready).toBe(true);
});

test('the first installation is not taken for a new version', async () => {
	Object.assign(navigator.serviceWorker, { controller: null });
	const { update, release } = await start();
	release();
	expect(update.ready).toBe(false);
});

test('it takes over when asked, and the page is loaded again once', async () => {
	const { update, release, swap } = await start();
	expect(await update.apply()).toBe('none');
	release();
	expect(await update.apply()).toBe('applied');
	expect(swap).toHaveBeenCalledOnce();
	navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
	navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
	expect(reload).toHaveBeenCalledOnce();
});

test('nothing takes over during a game in this tab', async () => {
	const { update, release, swap, holdForGame } = await start();
	release();
	const leave = holdForGame();
	expect(await update.apply()).toBe('game-on-the-table');
	expect(swap).not.toHaveBeenCalled();
	leave();
	await vi.advanceTimersByTimeAsync(0);
	expect(await update.apply()).toBe('applied');
});

test('nor during a game in another tab', async () => {
	const { update, release, swap } = await start();
	release();
	held = [{ name: 'billet-doux:game-on-the-table' }];
	expect(await update.apply()).toBe('game-on-the-table');
	expect(swap).not.toHaveBeenCalled();
});

test('a version another tab let in waits for the end of the game here', async () => {
	const { options, holdForGame } = await start();
	const leave = holdForGame();
	options.onNeedReload?.();
	expect(reload).not.toHaveBeenCalled();
	leave();
	leave();
	expect(reload).toHaveBeenCalledOnce();
});

test.each([
	['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
	['focus', () => window.dispatchEvent(new Event('focus'))],
	['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))]
])('%s looks for a new version, at most every quarter of an hour', async (_name, send) => {
	const { registration } = await start();
	send();
	expect(registration.update).not.toHaveBeenCalled();
	vi.advanceTimersByTime(16 * 60_000);
	send();
	send();
	expect(registration.update).toHaveBeenCalledOnce();
});

test('a check somebody asked for says what it found', async () => {
	const { update, registration } = await start();
	expect(await update.check()).toBe('current');
	registration.waiting = new EventTarget();
	expect(await update.check()).toBe('found');
	registration.update.mockRejectedValueOnce(new TypeError('no network'));
	expect(await update.check()).toBe('offline');
});

test('a missing part of the old version reloads once, and not during a game', async () => {
	const { holdForGame } = await start();
	const leave = holdForGame();
	window.dispatchEvent(new Event('vite:preloadError'));
	expect(reload).not.toHaveBeenCalled();
	leave();
	window.dispatchEvent(new Event('vite:preloadError'));
	expect(reload).toHaveBeenCalledOnce();
	vi.spyOn(performance, 'now').mockReturnValue(2_000);
	vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
		{ type: 'reload' } as unknown as PerformanceEntry
	]);
	window.dispatchEvent(new Event('vite:preloadError'));
	expect(reload).toHaveBeenCalledOnce();
});
