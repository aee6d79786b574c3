import type { Character } from '../character';
import { secondOf } from '../codes';
import { NONE } from '../state';
import { look } from '../verbs';

/** Look at the hands of one or two other players, privately. */
export const baroness: Character = {
	id: 'baroness',
	value: 3,
	effect: {
		choice: 'one-or-two-others',
		resolve(t, actor, target, code) {
			const second = secondOf(code);
			look(t, actor, target);
			if (second !== NONE) look(t, actor, second);
		}
	}
};
