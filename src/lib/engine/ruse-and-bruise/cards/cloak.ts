import { ownerOf, type Card } from '../card';
import { CHAIN_ENDS, type Character } from '../character';
import type { Column } from '../state';

/** Its owner may hide a hand card below it; without a hand card nobody is asked. */
export const cloak: Character = {
	id: 'cloak',
	value: 0,
	onReveal({ state }, column, index) {
		const by = ownerOf((state.columns[column] as Column).cards[index] as Card);
		if (state.hands[by]?.length !== 0) state.pending = { kind: 'hide', by, column, index };
		return CHAIN_ENDS;
	}
};
