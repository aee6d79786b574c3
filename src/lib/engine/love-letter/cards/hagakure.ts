import type { Character } from '../character';
import { guess, knockOut } from '../verbs';
import { guard } from './guard';

/** Despair: a bet that another player holds a 1; wrong, and you are out. */
export const hagakure: Character = {
	id: 'hagakure',
	value: 1,
	attribute: 'hope',
	effect: guard.effect,
	despair: {
		choice: 'other',
		resolve(t, actor, target) {
			if (!guess(t, actor, target, 1)) knockOut(t, actor, 'wrong-guess', actor);
		}
	}
};
