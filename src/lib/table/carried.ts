/**
 * Ruse & Bruise: hands and draw piles pass from one round into the next. Of a finished round, what is
 * still held, or was removed unseen, stays closed until the match is over.
 */
import type { CardId, Event, RuseView, Seat } from '$lib/engine';

/** Per seat the cards of a finished round that nobody but their owner may know yet. */
export type Carried = readonly ReadonlySet<CardId>[];

/** @param end the round's last position, all cards open */
export function carriedOn(end: RuseView): Carried {
	return end.seats.map((state, seat) => {
		const removed = end.history.flatMap((event) =>
			event.type === 'card-assassinated' && event.owner === seat && event.sees ? [event.card] : []
		);
		return new Set([...state.hand, ...removed].filter((card) => card !== null));
	});
}

/** These events without what is carried on. */
export function closeEvents(events: readonly Event[], carried: Carried): readonly Event[] {
	const close = (seat: Seat, card: CardId | null) =>
		card !== null && carried[seat]?.has(card) ? null : card;
	return events.map((event) => {
		switch (event.type) {
			case 'hand-refilled':
				return { ...event, cards: event.cards.map((card) => close(event.seat, card)) };
			case 'card-placed':
			case 'card-hidden':
				return { ...event, card: close(event.seat, event.card) };
			case 'card-assassinated':
				return event.sees ? { ...event, card: close(event.owner, event.card) } : event;
			default:
				return event;
		}
	});
}

/** This position without what is carried on; closed cards of a hand come last, so their place tells nothing. */
export function closeView(view: RuseView, carried: Carried): RuseView {
	const has = (seat: Seat, card: CardId | null | undefined) =>
		typeof card === 'string' && (carried[seat]?.has(card) ?? false);
	return {
		...view,
		history: closeEvents(view.history, carried),
		columns: view.columns.map((column) => ({
			...column,
			cards: column.cards.map((card) => ({
				...card,
				...(!card.faceUp && has(card.owner, card.card) && { card: null }),
				...(has(card.owner, card.under) && { under: null })
			}))
		})),
		seats: view.seats.map((state, seat) => {
			const open = state.hand.filter((card) => !has(seat, card));
			const unseen = new Set(
				state.faceDown.filter((each) => each.known === null).map((each) => each.index)
			);
			return {
				...state,
				hand: [...open, ...state.hand.slice(open.length).map(() => null)],
				discards: state.discards.map((card, index) => (unseen.has(index) ? null : card))
			};
		})
	};
}
