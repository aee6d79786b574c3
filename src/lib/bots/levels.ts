import type { BotLevel } from '$lib/table/types';

/** How hard a bot thinks: everything is counted, nothing is timed, so the same seed plays the same. */
export interface Effort {
	/** Random plays to the end of the round, shared out evenly among the moves. */
	readonly playouts: number;
	/** Chance, out of 100, of playing any move that is not the worst. */
	readonly whim: number;
}

export const EFFORTS: Readonly<Record<BotLevel, Effort>> = {
	easy: { playouts: 300, whim: 30 },
	steady: { playouts: 2000, whim: 0 },
	sharp: { playouts: 6000, whim: 0 }
};

/** What the main thread may spend when no worker can be had: a few frames, not a second. */
export function modest(effort: Effort): Effort {
	return { ...effort, playouts: Math.min(effort.playouts, 300) };
}
