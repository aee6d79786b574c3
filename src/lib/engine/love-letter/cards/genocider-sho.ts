import type { Character } from '../character';
import { handmaid } from './handmaid';
import { king } from './king';

/** Despair: until your next turn others cannot choose you; what chooses nobody still reaches you. */
export const genociderSho: Character = {
	id: 'genocider-sho',
	value: 6,
	attribute: 'despair',
	effect: king.effect,
	despair: handmaid.effect
};
