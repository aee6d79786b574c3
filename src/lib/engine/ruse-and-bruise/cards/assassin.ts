import { idOf, isWatched, kindOf, ownerOf, type Card } from '../card';
import { CHAIN_ENDS, type Character } from '../character';
import { LYING_DOWN, SEEN, type Column } from '../state';

/** Sends the card that turned him over, unseen, to its owner's discard pile. */
export const assassin: Character = {
	id: 'assassin',
	value: 9.5,
	onReveal({ state, sink }, column, index) {
		const { cards } = state.columns[column] as Column;
		const by = ownerOf(cards[index] as Card);
		const victim = cards.pop() as Card;
		const owner = ownerOf(victim);
		const kind = kindOf(victim);
		state.discards[owner]?.push(kind | LYING_DOWN | (isWatched(victim) ? SEEN : 0));
		sink?.push({
			type: 'card-assassinated',
			column,
			owner,
			card: idOf(kind),
			assassin: by,
			sees: [owner]
		});
		return CHAIN_ENDS;
	}
};
