import type { Driver, DriverFor } from '$lib/table/drivers';
import type { BotLevel } from '$lib/table/types';
import { EFFORTS } from './levels';
import { createWorkerThinker, type Thinker } from './thinker';

/** A bot in a chair: a level and somebody to think for it. */
export function botDriver(level: BotLevel, thinker: Thinker): Driver {
	return {
		chooseMove: (view, moves, seed) => thinker.think({ view, moves, seed }, EFFORTS[level]),
		dispose: () => thinker.dispose()
	};
}

/** The bots of one match; one worker thinks for all of them, one after the other. */
export function seatedBots(): DriverFor {
	const thinker = createWorkerThinker();
	return (player) => botDriver(player.level ?? 'steady', thinker);
}
