/** Runs a built service worker with workbox replaced by a recorder: what it would really do. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

export interface PrecacheEntry {
	readonly url: string;
	readonly revision: string | null;
}

export interface ServiceWorkerFacts {
	readonly precache: readonly PrecacheEntry[];
	/** Address of the page that answers unknown navigations. */
	readonly fallback: string | undefined;
	/** Names of workbox functions called while the worker starts, and of `self` methods. */
	readonly calls: readonly string[];
	/** What the worker does when a page tells it to take over. */
	readonly onSkipWaiting: () => readonly string[];
}

type Listener = (event: unknown) => void;

/** @param dir folder of a build */
export function readServiceWorker(dir: string): ServiceWorkerFacts {
	const calls: string[] = [];
	const listeners: Listener[] = [];
	let precache: readonly PrecacheEntry[] = [];
	let fallback: string | undefined;

	const self = {
		addEventListener: (type: string, listener: Listener) => {
			if (type === 'message') listeners.push(listener);
		},
		skipWaiting: () => calls.push('self.skipWaiting')
	};
	// names are shortened by the minifier, so functions are known by what they are called with
	const workbox = new Proxy(
		{},
		{
			get: (_target, name: string) =>
				function (this: unknown, ...args: unknown[]) {
					calls.push(name);
					if (Array.isArray(args[0])) precache = args[0] as PrecacheEntry[];
					else if (typeof args[0] === 'string') fallback = args[0];
				}
		}
	);
	const define = (...args: unknown[]) => {
		const factory = args.at(-1) as (workbox: unknown) => void;
		factory(workbox);
	};
	Object.assign(self, { define });
	const code = readFileSync(join(dir, 'sw.js'), 'utf8');
	// the loader in front of `define` fetches workbox itself; it is passed over
	runInNewContext(code, { self, define, console }, { filename: 'sw.js' });

	return {
		precache,
		fallback,
		calls: [...calls],
		onSkipWaiting: () => {
			const before = calls.length;
			for (const listener of listeners) listener({ data: { type: 'SKIP_WAITING' } });
			return calls.slice(before);
		}
	};
}
