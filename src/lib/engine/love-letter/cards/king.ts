import type { Character } from '../character';
import { swap } from '../verbs';

/** Swap hands with another player; a swap is no discard. */
export const king: Character = {
	id: 'king',
	value: 6,
	effect: {
		choice: 'other',
		resolve: (t, actor, target) => swap(t, actor, target)
	}
};
