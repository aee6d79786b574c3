import { ownerOf, type Card } from '../card';
import { CHAIN_ENDS, type Character } from '../character';
import type { Column } from '../state';

/** His owner may swap his column's goal with another column's. */
export const traitor: Character = {
	id: 'traitor',
	value: 10,
	onReveal({ state }, column, index) {
		const by = ownerOf((state.columns[column] as Column).cards[index] as Card);
		state.pending = { kind: 'swap-goal', by, column, index };
		return CHAIN_ENDS;
	}
};
