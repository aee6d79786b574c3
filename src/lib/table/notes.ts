/** Which events are a fact for one person alone, worth an "only you" step. */
import { visible, type Event, type Seat } from '$lib/engine';
import type { PrivateNote } from './types';

/** One move (or the deal, or a new round) and what it did, everything shown. */
export interface TableStep {
	readonly by: Seat | 'table';
	/** The round it happened in. */
	readonly round: number;
	readonly events: readonly Event[];
}

/** Private, but chosen or seen by the person in the open hand anyway. */
const ROUTINE: ReadonlySet<Event['type']> = new Set([
	'cards-drawn',
	'cards-returned',
	'hand-refilled',
	'card-placed',
	'card-hidden',
	// just laid by its owner, or an explorer whom everybody saw
	'card-assassinated'
] as const);

/** Drawn by an effect (a prince, a redraw), not as the card of a turn or of a deal. */
const DRAWS: ReadonlySet<Event['type']> = new Set(['card-drawn', 'card-dealt'] as const);

function concerns(event: Event, seat: Seat): boolean {
	if ('sees' in event && event.sees?.includes(seat)) return true;
	// Whose hand was seen is told so, even where the event shows the card to the other alone.
	return event.type === 'hand-seen' && event.seat === seat;
}

/**
 * The private facts of one step for one seat, as that seat may know them.
 * @param away whether that person did not hold the phone
 */
export function notesOf(step: TableStep, seat: Seat, away: boolean): PrivateNote[] {
	const notes: Event[] = [];
	let regular = false;
	for (const event of step.events) {
		if (event.type === 'turn-started' || event.type === 'round-started') regular = true;
		if (ROUTINE.has(event.type) || (regular && DRAWS.has(event.type))) continue;
		if (concerns(event, seat)) notes.push(event);
	}
	return visible(notes, seat).map((event) => ({ event, away, round: step.round }));
}
