import type { Character } from '../character';
import { guessOf } from '../codes';
import { guess, knockOut } from '../verbs';
import { guard } from './guard';

/** Despair: guess another player's card; wrong, and you are out. */
export const kuwata: Character = {
	id: 'kuwata',
	value: 1,
	attribute: 'despair',
	effect: guard.effect,
	despair: {
		choice: 'other-and-guess',
		resolve(t, actor, target, code) {
			if (!guess(t, actor, target, guessOf(code))) knockOut(t, actor, 'wrong-guess', actor);
		}
	}
};
