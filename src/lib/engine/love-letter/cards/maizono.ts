import type { Character } from '../character';
import { guard } from './guard';
import { king } from './king';

/** Despair: swap hands with another player. */
export const maizono: Character = {
	id: 'maizono',
	value: 1,
	attribute: 'despair',
	effect: guard.effect,
	despair: king.effect
};
