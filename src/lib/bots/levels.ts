import type { BotLevel } from '$lib/table/types';

/** How hard a bot thinks: everything is counted, nothing is timed, so the same seed plays the same. */
export interface Effort {
	/** Games imagined from the bot's own view. */
	readonly worlds: number;
	/** Random plays to the end of the round, per move and world. */
	readonly playouts: number;
	/** Chance, out of 100, of playing any move that does not lose on the spot. */
	readonly whim: number;
}

export const EFFORTS: Readonly<Record<BotLevel, Effort>> = {
	easy: { worlds: 12, playouts: 1, whim: 30 },
	steady: { worlds: 60, playouts: 1, whim: 0 },
	sharp: { worlds: 240, playouts: 2, whim: 0 }
};

/** What the main thread may spend when no worker can be had: a frame's worth, not a second. */
export function modest(effort: Effort): Effort {
	return { ...effort, worlds: Math.min(effort.worlds, 12), playouts: 1 };
}
