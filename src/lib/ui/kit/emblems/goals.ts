import type { GoalSymbol } from '$lib/engine';
import type { Glyph } from './glyph';
import church from '~icons/game-icons/church';
import coins from '~icons/game-icons/coins';
import crossedSwords from '~icons/game-icons/crossed-swords';
import lyre from '~icons/game-icons/lyre';
import roundBottomFlask from '~icons/game-icons/round-bottom-flask';
import wheat from '~icons/game-icons/wheat';

/** The six goal symbols of Ruse & Bruise. */
export const GOAL_EMBLEMS: Readonly<Record<GoalSymbol, Glyph>> = {
	alchemy: roundBottomFlask,
	fencing: crossedSwords,
	farming: wheat,
	trade: coins,
	religion: church,
	music: lyre
};
