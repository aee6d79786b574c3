/** Where the copies of one card lie in a match, as far as everybody at the table can see. */
import type { CardId, GoalSymbol, LoveLetterView, RuseView, Seat } from '$lib/engine';
import { unseenCards } from '$lib/ui/table/unseen';

export interface Whereabouts {
	/** On the piles, in seat order. */
	readonly piles: readonly { readonly seat: Seat; readonly count: number }[];
	/** Laid open beside the deck before the round. */
	readonly open: number;
	/** In hands, in the deck or set aside; null when the card is not in this deck. */
	readonly hidden: number | null;
}

/** The copies of a card of Love Letter. */
export function whereabouts(view: LoveLetterView, card: CardId): Whereabouts {
	const count = (cards: readonly CardId[]) => cards.filter((each) => each === card).length;
	return {
		piles: view.seats.flatMap(({ pile }, seat) =>
			count(pile) > 0 ? [{ seat, count: count(pile) }] : []
		),
		open: count(view.faceUp),
		hidden: unseenCards(view).find((each) => each.card === card)?.unseen ?? null
	};
}

/** Everybody's own copy in Ruse & Bruise. */
export interface RuseWhereabouts {
	readonly seat: Seat;
	/** Under this goal, on the discards, or out of sight. */
	readonly place: GoalSymbol | 'discards' | 'hidden';
}

export function ruseWhereabouts(view: RuseView, card: CardId): RuseWhereabouts[] {
	return view.seats.map(({ discards, faceDown }, seat) => {
		const column = view.columns.find(({ cards }) =>
			cards.some((each) => each.owner === seat && (each.card ?? each.known) === card)
		);
		const discarded = discards.includes(card) || faceDown.some(({ known }) => known === card);
		return { seat, place: column?.goal.symbol ?? (discarded ? 'discards' : 'hidden') };
	});
}
