import type { Character } from '../character';
import { baron } from './baron';
import { prince } from './prince';

/** Despair: compare hands with another player: the lower is out. */
export const ishimaruWhite: Character = {
	id: 'ishimaru-white',
	value: 5,
	attribute: 'hope',
	effect: prince.effect,
	despair: baron.effect
};
