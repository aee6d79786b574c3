import type { Character } from '../character';
import { NONE } from '../state';

/** Another player: if he wins the round, a token, even for somebody who is out. */
export const jester: Character = {
	id: 'jester',
	value: 0,
	effect: {
		choice: 'other',
		resolve(t, actor, target) {
			t.state.jester = actor;
			t.state.favourite = target;
			t.sink?.push({ type: 'jester-set', seat: actor, target });
		}
	},
	bonus: {
		by: 'jester',
		to: (s, winners) => (winners.includes(s.favourite) ? s.jester : NONE)
	}
};
