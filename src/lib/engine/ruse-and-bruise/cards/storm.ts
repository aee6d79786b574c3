import { ownerOf, type Card } from '../card';
import { CHAIN_ENDS, type Character } from '../character';
import type { Column } from '../state';

/** Closes the column; what is there, the card that revealed it too, stays. */
export const storm: Character = {
	id: 'storm',
	value: 9,
	onReveal({ state, sink }, column, index) {
		const struck = state.columns[column] as Column;
		struck.closed = true;
		sink?.push({ type: 'column-closed', column, owner: ownerOf(struck.cards[index] as Card) });
		return CHAIN_ENDS;
	}
};
