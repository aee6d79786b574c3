import { idOf, ownerOf, watched, type Card } from '../card';
import { CHAIN_ENDS, type Character } from '../character';
import type { Column } from '../state';

/** Travels on face down, at most once a turn, to the next column no storm has closed. */
export const explorer: Character = {
	id: 'explorer',
	value: 13,
	onReveal({ state, sink }, column, index) {
		const { columns } = state;
		const from = columns[column] as Column;
		const card = from.cards[index] as Card;
		const owner = ownerOf(card);
		const to = nextOpen(columns, column);
		if (to === null || (state.travelled & (1 << owner)) !== 0) {
			sink?.push({ type: 'explorer-stayed', owner, column });
			return CHAIN_ENDS;
		}
		state.travelled |= 1 << owner;
		from.cards.splice(index, 1);
		(columns[to] as Column).cards.push(watched(card));
		sink?.push({ type: 'card-moved', owner, card: idOf(card & 31), from: column, to });
		return to;
	}
};

function nextOpen(columns: readonly Column[], from: number): number | null {
	for (let step = 1; step < columns.length; step++) {
		const to = (from + step) % columns.length;
		if (columns[to]?.closed === false) return to;
	}
	return null;
}
