import type { Character } from '../character';
import { guessOf } from '../codes';
import { ask, gainToken, guess, targetReached } from '../verbs';

/**
 * Another player and a value other than 1; right: a token at once, and the target may discard and
 * redraw. No redraw is asked when the token ends the match.
 */
export const bishop: Character = {
	id: 'bishop',
	value: 9,
	effect: {
		choice: 'other-and-guess',
		resolve(t, actor, target, code) {
			if (!guess(t, actor, target, guessOf(code))) return;
			gainToken(t, actor, 'bishop');
			if (targetReached(t)) return;
			t.sink?.push({ type: 'redraw-offered', seat: target });
			ask(t, target, 'redraw');
		}
	},
	asks: 'redraw',
	bowsTo: 'princess'
};
