import { nothing, type Character } from '../character';
import { deadlyOn, judge } from '../sides';
import { DESPAIR, HOPE } from '../state';
import { knockOut } from '../verbs';

/** Hope: deadly in your pile. Despair: a fate judgment over another player; despair, and he is out. */
export const monokuma: Character = {
	id: 'monokuma',
	value: 8,
	attribute: 'despair',
	effect: nothing,
	despair: {
		choice: 'other',
		resolve(t, actor, target) {
			if (judge(t, actor, 'monokuma') === DESPAIR) knockOut(t, target, 'fate', actor);
		}
	},
	...deadlyOn(HOPE)
};
