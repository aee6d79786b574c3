import type { Character } from '../character';
import { drawToChoose } from '../verbs';

/** Draw two, keep one of three, the others under the deck in any order. */
export const chancellor: Character = {
	id: 'chancellor',
	value: 6,
	effect: {
		choice: 'none',
		resolve: (t, actor) => drawToChoose(t, actor, 2),
		idle: (s) => (s.deck.length === 0 ? 'empty-deck' : null)
	},
	asks: 'keep'
};
