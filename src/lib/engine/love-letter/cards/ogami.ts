import type { Character } from '../character';
import { giveImmunity, immunity, rightOf } from '../despair';

/** Despair: the player on your right is immune until his next turn; you are not. */
export const ogami: Character = {
	id: 'ogami',
	value: 4,
	attribute: 'hope',
	effect: immunity,
	despair: {
		choice: 'none',
		resolve: (t, actor) => giveImmunity(t, rightOf(t.state, actor))
	}
};
