import type { Character } from '../character';
import { passHand } from '../despair';
import { isIn } from '../state';
import { discard, redraw } from '../verbs';
import { king } from './king';

/** Despair: another player discards and takes over your hand, and you draw; not if he falls. */
export const fukawa: Character = {
	id: 'fukawa',
	value: 6,
	attribute: 'hope',
	effect: king.effect,
	despair: {
		choice: 'other',
		resolve(t, actor, target) {
			discard(t, target, actor);
			if (!isIn(t.state, target)) return;
			passHand(t, actor, target);
			redraw(t, actor);
		}
	}
};
