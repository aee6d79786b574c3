import type { Character } from '../character';
import { isIn } from '../state';
import { discard, heldBy, knockOut, redraw } from '../verbs';
import { guard } from './guard';

/** Despair: another player discards and draws; were it Monokuma he is out, whatever the mode. */
export const naegi: Character = {
	id: 'naegi',
	value: 1,
	attribute: 'hope',
	effect: guard.effect,
	despair: {
		choice: 'other',
		resolve(t, actor, target) {
			const discarded = t.edition.ids[heldBy(t, target)];
			discard(t, target, actor);
			if (!isIn(t.state, target)) return;
			if (discarded === 'monokuma') knockOut(t, target, 'discarded', actor);
			else redraw(t, target);
		}
	}
};
