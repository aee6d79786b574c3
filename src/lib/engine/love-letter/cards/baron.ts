import type { Character } from '../character';
import { NONE } from '../state';
import { compare, knockOut } from '../verbs';

/** Compare hands with another player, privately: the lower is out. */
export const baron: Character = {
	id: 'baron',
	value: 3,
	effect: {
		choice: 'other',
		resolve(t, actor, target) {
			const loser = compare(t, actor, target, 'lower');
			if (loser !== NONE) knockOut(t, loser, 'lower', actor);
		}
	}
};
