import type { Character } from '../character';
import { lookOf, secondOf } from '../codes';
import { NONE } from '../state';
import { look, swap } from '../verbs';

/** Two players, oneself perhaps, swap hands; then look at one of the two, not the own, if wanted. */
export const cardinal: Character = {
	id: 'cardinal',
	value: 2,
	effect: {
		choice: 'two-and-look',
		resolve(t, actor, target, code) {
			const seen = lookOf(code);
			swap(t, target, secondOf(code));
			if (seen !== NONE) look(t, actor, seen);
		}
	}
};
