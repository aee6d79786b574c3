import type { Character } from '../character';
import { isIn } from '../state';
import { discard, drawToChoose } from '../verbs';
import { prince } from './prince';

/** Despair: discard your hand, draw two, keep one, the other under the deck; needs two to draw. */
export const togami: Character = {
	id: 'togami',
	value: 5,
	attribute: 'hope',
	effect: prince.effect,
	despair: {
		choice: 'none',
		resolve(t, actor) {
			discard(t, actor, actor);
			if (isIn(t.state, actor)) drawToChoose(t, actor, 2);
		},
		idle: (s) => (s.deck.length < 2 ? 'empty-deck' : null)
	},
	asks: 'keep'
};
