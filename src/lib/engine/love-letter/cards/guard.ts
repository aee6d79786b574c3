import type { Character } from '../character';
import { guessOf } from '../codes';
import { guess, heldBy, knockOut } from '../verbs';

/** Another player and a value other than 1: if he holds it he is out. */
export const guard: Character = {
	id: 'guard',
	value: 1,
	effect: {
		choice: 'other-and-guess',
		resolve(t, actor, target, code) {
			const held = t.edition.characters[heldBy(t, target)]!;
			if (held.onGuarded?.(t, target, actor)) return;
			if (guess(t, actor, target, guessOf(code))) knockOut(t, target, 'guessed', actor);
		}
	}
};
