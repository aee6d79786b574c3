import type { Driver } from '$lib/table/drivers';
import type { BotLevel } from '$lib/table/types';
import { EFFORTS } from './levels';
import type { Thinker } from './thinker';

/** A bot in a chair: a level and somebody to think for it. */
export function botDriver(level: BotLevel, thinker: Thinker): Driver {
	return {
		chooseMove: (view, moves, seed) => thinker.think({ view, moves, seed }, EFFORTS[level]),
		dispose: () => thinker.dispose()
	};
}
