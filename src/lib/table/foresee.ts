/**
 * What a move is certain to do as far as its player can know: the move is tried out on games
 * imagined from his own view, so nothing hidden can show in the answer.
 */
import { apply, imagine, type Event, type LoveLetterView, type Move, type Seat } from '$lib/engine';

type Played = Extract<Event, { type: 'card-played' }>;

export interface Foresight {
	/** In every imagined game the player himself is knocked out. */
	readonly falls: boolean;
	/** The card will do nothing, and why. */
	readonly noEffect: NonNullable<Played['noEffect']> | null;
}

const TRIES = 16;

/** `view` must be the view of `seat`, and `move` one of its legal moves. */
export function foresee(view: LoveLetterView, seat: Seat, move: Move): Foresight {
	const outcomes = Array.from(
		{ length: TRIES },
		(_, index) => apply(imagine(view, `foresee-${String(index)}`), move).events
	);
	const always = <T>(read: (events: readonly Event[]) => T | null): T | null => {
		const [first = null, ...rest] = outcomes.map(read);
		return rest.every((other) => other === first) ? first : null;
	};
	return {
		falls: outcomes.every((events) =>
			events.some((event) => event.type === 'seat-out' && event.seat === seat)
		),
		noEffect: always((events) => {
			const played = events.find((event) => event.type === 'card-played');
			return played?.noEffect ?? null;
		})
	};
}
