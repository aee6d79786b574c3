/** What lies open at the end of a round, from the table's view of it. */
import type { CardId, LoveLetterView, Seat } from '$lib/engine';

export interface ShownHand {
	readonly seat: Seat;
	/** The hand the rules reveal, or the last card of the pile of a seat that is out; null: stays closed. */
	readonly card: CardId | null;
	readonly won: boolean;
	readonly out: boolean;
}

/** Every seat that took part, in order. */
export function showdown(view: LoveLetterView): ShownHand[] {
	const winners = view.result?.winners ?? view.winners ?? [];
	return view.seats.flatMap((state, seat) => {
		// a seat that sat out a replayed deal has neither hand nor pile
		if (state.out && state.pile.length === 0) return [];
		const card = state.out ? (state.pile.at(-1) ?? null) : (view.result?.hands[seat] ?? null);
		return [{ seat, card, won: winners.includes(seat), out: state.out }];
	});
}
