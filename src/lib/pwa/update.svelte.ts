/**
 * New versions of the app. A new service worker is fetched and waits; it takes over only when somebody
 * asks, and never while a game is on the table, in this tab or another. The fact that one waits is kept
 * here, so it is not lost when no screen listens yet.
 */
import type { RegisterSWOptions } from 'vite-plugin-pwa/types';

/** Shared lock that every tab with a game on the table holds. */
const GAME_LOCK = 'billet-doux:game-on-the-table';
/** Milliseconds between two checks nobody asked for. */
const CHECK_EVERY = 15 * 60_000;
/** Milliseconds after a reload during which another automatic one would be a loop. */
const RELOAD_GUARD = 30_000;

export type ApplyResult = 'applied' | 'game-on-the-table' | 'none';
export type CheckResult = 'found' | 'current' | 'offline' | 'unsupported';
export type RegisterSW = (options: RegisterSWOptions) => (reload?: boolean) => Promise<void>;

let ready = $state(false);
let offlineReady = $state(false);
let registration: ServiceWorkerRegistration | undefined;
let takeOver: (() => Promise<void>) | undefined;
let gamesHere = 0;
let reloadWhenGamesEnd = false;
let lastCheck = 0;

const reload = () => window.location.reload();

async function gameInAnyTab(): Promise<boolean> {
	if (gamesHere > 0) return true;
	const locks = await navigator.locks?.query().catch(() => undefined);
	return locks?.held?.some((lock) => lock.name === GAME_LOCK) ?? false;
}

export const update = {
	/** A new version is stored on the device and waits. */
	get ready(): boolean {
		return ready;
	},
	/** The first installation is complete: the app now starts without a connection. */
	get offlineReady(): boolean {
		return offlineReady;
	},
	/** Lets the waiting version take over and reloads; refuses while any tab has a game on the table. */
	async apply(): Promise<ApplyResult> {
		if (!ready || !takeOver) return 'none';
		if (await gameInAnyTab()) return 'game-on-the-table';
		navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
		await takeOver();
		return 'applied';
	},
	/** Asks the server now, whatever the throttle says. */
	async check(): Promise<CheckResult> {
		if (!registration) return 'unsupported';
		lastCheck = Date.now();
		try {
			await registration.update();
		} catch {
			return 'offline';
		}
		return registration.installing || registration.waiting ? 'found' : 'current';
	}
};

/**
 * Notices a waiting version however it was found. The events of workbox-window take one found within
 * a minute of the registration for something else.
 */
function watch(found: ServiceWorkerRegistration): void {
	const look = () => {
		// without a controller this is the first installation, which waits for nobody
		if (found.waiting && navigator.serviceWorker.controller) ready = true;
	};
	look();
	found.addEventListener('updatefound', () =>
		found.installing?.addEventListener('statechange', look)
	);
}

/**
 * Marks a game as being on the table of this tab; until the returned function is called nothing here
 * reloads the page.
 */
export function holdForGame(): () => void {
	gamesHere++;
	let release: () => void = () => undefined;
	const over = new Promise<void>((resolve) => (release = resolve));
	void navigator.locks?.request(GAME_LOCK, { mode: 'shared' }, () => over).catch(() => undefined);
	let held = true;
	return () => {
		if (!held) return;
		held = false;
		gamesHere--;
		release();
		if (gamesHere === 0 && reloadWhenGamesEnd) reload();
	};
}

/**
 * Registers the service worker and looks for new versions whenever the app comes to the front: an app
 * installed on iOS resumes without any navigation, and may send only one of the three events.
 *
 * @param register `registerSW` of `virtual:pwa-register`
 * @returns a function that ends the listening
 */
export function startUpdates(register: RegisterSW): () => void {
	const swap = register({
		immediate: true,
		onOfflineReady: () => (offlineReady = true),
		onRegisteredSW: (_url, found) => {
			registration = found;
			lastCheck = Date.now();
			if (found) watch(found);
		},
		// another tab let the new version take over; this one may be in the middle of a game
		onNeedReload: () => {
			if (gamesHere > 0) reloadWhenGamesEnd = true;
			else reload();
		}
	});
	takeOver = () => swap(true);

	const onFront = () => {
		if (document.visibilityState === 'hidden' || !navigator.onLine) return;
		if (Date.now() - lastCheck >= CHECK_EVERY) void update.check();
	};
	// a part of the old version is gone from the server and the cache: the new one has all of its own
	const onMissingPart = () => {
		const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
		const justReloaded = entry?.type === 'reload' && performance.now() < RELOAD_GUARD;
		if (navigator.onLine && gamesHere === 0 && !justReloaded) reload();
	};
	window.addEventListener('pageshow', onFront);
	window.addEventListener('focus', onFront);
	document.addEventListener('visibilitychange', onFront);
	window.addEventListener('vite:preloadError', onMissingPart);
	return () => {
		window.removeEventListener('pageshow', onFront);
		window.removeEventListener('focus', onFront);
		document.removeEventListener('visibilitychange', onFront);
		window.removeEventListener('vite:preloadError', onMissingPart);
	};
}
