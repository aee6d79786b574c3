/** One tab plays a match: Web Locks where there are any, else asking the other tabs. */

export interface Claim {
	/** Called once when another tab takes the match over. */
	onLost(lost: () => void): void;
	/** Resolves when the match can be claimed again. */
	release(): Promise<void>;
}

/** How long other tabs get to say that the match is open there (only without Web Locks). */
export const ASK_MILLISECONDS = 300;

export interface ClaimOptions {
	/** Take the match from the tab that has it. */
	readonly takeOver?: boolean;
}

/** The browser's parts, replaceable in tests. */
export interface ClaimTools {
	readonly locks: LockManager | undefined;
	readonly channel: ((name: string) => BroadcastChannel) | undefined;
}

function browserTools(): ClaimTools {
	return {
		locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
		channel:
			typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name)
	};
}

/** Tells once, also somebody who asks after it happened. */
function lostSignal() {
	let lost = false;
	const listeners = new Set<() => void>();
	return {
		fire: () => {
			if (lost) return;
			lost = true;
			for (const listener of listeners) listener();
		},
		listen: (listener: () => void) => {
			if (lost) listener();
			else listeners.add(listener);
		}
	};
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The lock lives as long as the promise handed to the browser; a closed or crashed tab frees it. */
function claimByLock(locks: LockManager, name: string, takeOver: boolean): Promise<Claim | null> {
	return new Promise((resolve, reject) => {
		const signal = lostSignal();
		const done = locks
			.request(name, takeOver ? { steal: true } : { ifAvailable: true }, (lock) => {
				if (!lock) {
					resolve(null);
					return undefined;
				}
				return new Promise<void>((free) => {
					const release = () => {
						free();
						return done;
					};
					resolve({ onLost: signal.listen, release });
				});
			})
			.catch((error: unknown) => {
				if (isAbort(error)) signal.fire();
				else reject(error instanceof Error ? error : new Error(String(error)));
			});
	});
}

interface Message {
	readonly type: 'ask' | 'held' | 'steal';
	readonly from: string;
}

function claimByChannel(channel: BroadcastChannel, takeOver: boolean): Promise<Claim | null> {
	const me = crypto.getRandomValues(new Uint32Array(2)).join('-');
	const signal = lostSignal();
	const say = (type: Message['type']) => channel.postMessage({ type, from: me });
	return new Promise((resolve) => {
		let state: 'asking' | 'held' = 'asking';
		const give = () => {
			channel.close();
			clearTimeout(timer);
			return Promise.resolve();
		};
		const timer = setTimeout(
			() => {
				state = 'held';
				resolve({ onLost: signal.listen, release: give });
			},
			takeOver ? 0 : ASK_MILLISECONDS
		);
		const yieldTo = () => {
			void give();
			resolve(null);
		};
		channel.onmessage = ({ data }: MessageEvent<Message>) => {
			const mine = state === 'held' || takeOver;
			if (data.type === 'steal' && state === 'held') {
				void give();
				signal.fire();
			} else if (data.type === 'ask') {
				// Two that ask at once: the smaller name has it.
				if (mine || me < data.from) say('held');
				else yieldTo();
			} else if (data.type === 'held' && !mine) yieldTo();
		};
		say(takeOver ? 'steal' : 'ask');
	});
}

/**
 * Claims a match for this tab.
 * @returns null when it is open in another tab and `takeOver` was not asked for
 */
export async function claimMatch(
	id: string,
	{ takeOver = false }: ClaimOptions = {},
	tools: ClaimTools = browserTools()
): Promise<Claim | null> {
	const name = `billet-doux:match:${id}`;
	if (tools.locks) {
		try {
			return await claimByLock(tools.locks, name, takeOver);
		} catch {
			// Locks are refused in some sandboxed pages: ask the other tabs instead.
		}
	}
	if (tools.channel) return claimByChannel(tools.channel(name), takeOver);
	// Neither: the rev check of every write still keeps two tabs from overwriting each other.
	return { onLost: () => undefined, release: () => Promise.resolve() };
}
