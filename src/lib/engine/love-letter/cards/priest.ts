import type { Character } from '../character';
import { look } from '../verbs';

/** Look at another player's hand, privately. */
export const priest: Character = {
	id: 'priest',
	value: 2,
	effect: {
		choice: 'other',
		resolve: (t, actor, target) => look(t, actor, target)
	}
};
