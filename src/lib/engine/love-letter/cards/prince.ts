import type { Character } from '../character';
import { discardAndRedraw } from '../verbs';

/** Any player, yourself included, discards and draws; the burned card when the deck is empty. */
export const prince: Character = {
	id: 'prince',
	value: 5,
	effect: {
		choice: 'any',
		resolve: (t, actor, target) => discardAndRedraw(t, target, actor)
	}
};
