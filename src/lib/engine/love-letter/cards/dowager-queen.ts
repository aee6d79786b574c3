import type { Character } from '../character';
import { NONE } from '../state';
import { compare, knockOut } from '../verbs';

/** Compare hands with another player: the higher is out. */
export const dowagerQueen: Character = {
	id: 'dowager-queen',
	value: 7,
	effect: {
		choice: 'other',
		resolve(t, actor, target) {
			const loser = compare(t, actor, target, 'higher');
			if (loser !== NONE) knockOut(t, loser, 'higher', actor);
		}
	}
};
