import type { Driver, DriverFor } from '$lib/table/drivers';
import type { BotLevel } from '$lib/table/types';
import { EFFORTS } from './levels';
import { createWorkerThinker, type Thinker } from './thinker';

/**
 * Milliseconds every bot move takes at the least: a forced card must not betray itself by coming
 * at once.
 */
const BEAT = 1000;

/** A bot in a chair: a level and somebody to think for it. */
export function botDriver(level: BotLevel, thinker: Thinker): Driver {
	return {
		async chooseMove(view, moves, seed) {
			const beat = new Promise((resolve) => setTimeout(resolve, BEAT));
			const move = await thinker.think({ view, moves, seed }, EFFORTS[level]);
			await beat;
			return move;
		},
		dispose: () => thinker.dispose()
	};
}

/** The bots of one match; one worker thinks for all of them, one after the other. */
export function seatedBots(): DriverFor {
	const thinker = createWorkerThinker();
	return (player) => botDriver(player.level ?? 'steady', thinker);
}
