import type { Character } from '../character';
import { NONE } from '../state';
import { compare, knockOut } from '../verbs';
import { baron } from './baron';

/** Despair: compare hands with another player; if yours is lower, you are out. */
export const owada: Character = {
	id: 'owada',
	value: 3,
	attribute: 'despair',
	effect: baron.effect,
	despair: {
		choice: 'other',
		resolve(t, actor, target) {
			const loser = compare(t, actor, target, 'lower', 'first');
			if (loser !== NONE) knockOut(t, loser, 'lower', actor);
		}
	}
};
