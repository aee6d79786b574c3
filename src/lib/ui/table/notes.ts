/** Private events in the second person: what one seat alone was shown, as cards with their owners. */
import type { CardId, Event, Seat } from '$lib/engine';

export interface NoteFact {
	/** Last part of `table:note.*`. */
	readonly text:
		| 'saw'
		| 'seenBy'
		| 'comparedNone'
		| 'comparedWon'
		| 'comparedLost'
		| 'swapped'
		| 'passedOn'
		| 'receivedFrom'
		| 'drew'
		| 'drewAside'
		| 'dealt';
	/** The other person of the event; null where one is alone with it. */
	readonly other: Seat | null;
	/** Each card with who holds, or held, it; the other's first. */
	readonly cards: readonly { readonly seat: Seat; readonly card: CardId }[];
}

type Pair<T> = readonly [T | undefined, T | undefined];
const pair = <T>(values: readonly T[], mine: number): Pair<T> => [values[1 - mine], values[mine]];

function both(
	seats: readonly [Seat, Seat],
	cards: readonly (CardId | null)[],
	self: Seat
): NoteFact['cards'] {
	const mine = seats[0] === self ? 0 : 1;
	const [otherSeat, ownSeat] = pair(seats, mine);
	const [otherCard, ownCard] = pair(cards, mine);
	return [
		...(otherSeat !== undefined && otherCard ? [{ seat: otherSeat, card: otherCard }] : []),
		...(ownSeat !== undefined && ownCard ? [{ seat: ownSeat, card: ownCard }] : [])
	];
}

/** What `self` learned from an event as he saw it; null when it holds nothing for him alone. */
export function noteFact(event: Event, self: Seat): NoteFact | null {
	switch (event.type) {
		case 'hand-seen':
			if (event.seat === self) {
				return {
					text: 'seenBy',
					other: event.by,
					cards: event.card === null ? [] : [{ seat: self, card: event.card }]
				};
			}
			if (event.card === null || event.by !== self) return null;
			return { text: 'saw', other: event.seat, cards: [{ seat: event.seat, card: event.card }] };
		case 'hands-compared': {
			if (!event.seats.includes(self)) return null;
			const other = event.seats[0] === self ? event.seats[1] : event.seats[0];
			const text =
				event.loser === null
					? 'comparedNone'
					: event.loser === self
						? 'comparedLost'
						: 'comparedWon';
			return { text, other, cards: both(event.seats, event.hands, self) };
		}
		case 'hands-swapped': {
			if (!event.seats.includes(self)) return null;
			const other = event.seats[0] === self ? event.seats[1] : event.seats[0];
			return { text: 'swapped', other, cards: both(event.seats, event.cards, self) };
		}
		case 'hand-passed':
			if (event.card === null) return null;
			return event.from === self
				? { text: 'passedOn', other: event.to, cards: [{ seat: event.to, card: event.card }] }
				: { text: 'receivedFrom', other: event.from, cards: [{ seat: self, card: event.card }] };
		case 'card-drawn':
			if (event.card === null || event.seat !== self) return null;
			return {
				text: event.from === 'burned' ? 'drewAside' : 'drew',
				other: null,
				cards: [{ seat: self, card: event.card }]
			};
		case 'card-dealt':
			if (event.card === null || event.seat !== self) return null;
			return { text: 'dealt', other: null, cards: [{ seat: self, card: event.card }] };
		default:
			return null;
	}
}
