import type { Character } from '../character';
import { mixable, mixHands } from '../despair';
import { baron } from './baron';

/** Despair: all hands are gathered, shuffled and dealt back; those of immune players stay. */
export const celestia: Character = {
	id: 'celestia',
	value: 3,
	attribute: 'despair',
	effect: baron.effect,
	despair: {
		choice: 'none',
		resolve: (t) => mixHands(t, mixable(t.state)),
		idle(s) {
			const others = mixable(s) & ~(1 << s.active);
			return others === 0 ? 'immune' : null;
		}
	}
};
