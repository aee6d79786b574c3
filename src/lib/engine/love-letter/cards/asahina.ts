import type { Character } from '../character';
import { liesInAPile } from '../despair';
import { NONE } from '../state';
import { knockOut } from '../verbs';
import { guard } from './guard';

const FRIEND = ['ogami'];

/**
 * Despair: with Ogami in any pile the guess of hope, else you are out. Who is asked for a target is
 * settled by the announcement: one that named nobody finds nobody when a flip brings Ogami down.
 */
export const asahina: Character = {
	id: 'asahina',
	value: 1,
	attribute: 'hope',
	effect: guard.effect,
	despair: {
		choice: 'none',
		choiceNow: (s, edition) => (liesInAPile(s, edition, FRIEND) ? guard.effect.choice : 'none'),
		resolve(t, actor, target, code) {
			if (!liesInAPile(t.state, t.edition, FRIEND)) knockOut(t, actor, 'condition', actor);
			else if (target !== NONE) guard.effect.resolve(t, actor, target, code);
		}
	}
};
