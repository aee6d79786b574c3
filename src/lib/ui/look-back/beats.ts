/** A finished round, cut into what is shown one after the other. */
import {
	columnsAfter,
	type Event,
	type RuseColumn,
	type RuseColumnReport,
	type RuseColumnResult,
	type RuseView,
	type Seat,
	type View
} from '$lib/engine';
import type { ReplayFrame } from '$lib/table/replay';

interface Judged {
	readonly column: number;
	readonly result: RuseColumnResult;
	readonly report: RuseColumnReport;
}

export interface Beat {
	/** `column`: how one queue of Ruse & Bruise was judged. `end`: who has won what. */
	readonly kind: 'deal' | 'move' | 'column' | 'end';
	readonly by: Seat | 'table';
	readonly view: View;
	/** What to tell. */
	readonly events: readonly Event[];
	/** Ruse & Bruise: the queues at that moment. */
	readonly columns: readonly RuseColumn[];
	/** The queue where it happened; null: in none. */
	readonly column: number | null;
	readonly judged?: Judged;
}

/** What of a move's events is told as the end of its round. */
const ENDS: ReadonlySet<Event['type']> = new Set([
	'round-ended',
	'columns-revealed',
	'match-won'
] as const);

/** Not told: the dealt hands lie open anyway. */
const DEALT: ReadonlySet<Event['type']> = new Set(['card-dealt', 'hand-refilled'] as const);

function placeOf(events: readonly Event[]): number | null {
	const placed = events.find((event) => event.type === 'card-placed');
	return placed?.type === 'card-placed' ? placed.column : null;
}

function judgements(view: RuseView, events: readonly Event[]): Beat[] {
	return events.flatMap((event): Beat[] =>
		event.type === 'column-evaluated'
			? [
					{
						kind: 'column',
						by: 'table',
						view,
						events: [],
						columns: view.columns,
						column: event.column,
						judged: { column: event.column, result: event.result, report: event.why }
					}
				]
			: []
	);
}

/** One beat a move, then how the round ended. */
export function beatsOf(frames: readonly ReplayFrame[]): Beat[] {
	return frames.flatMap(({ by, events, view }, at): Beat[] => {
		const end = events.findIndex((event) => ENDS.has(event.type));
		const told = end < 0 ? events : events.slice(0, end);
		const rest = end < 0 ? [] : events.slice(end);
		const ruse = view.ruleSet === 'ruse-and-bruise' ? view : null;
		const boards = ruse ? columnsAfter(ruse.history, 'open') : [];
		const before = ruse && rest.length > 0 ? boards[boards.length - rest.length - 1] : undefined;
		const move: Beat = {
			kind: at === 0 ? 'deal' : 'move',
			by,
			view,
			events: at === 0 ? told.filter((event) => !DEALT.has(event.type)) : told,
			columns: before ?? ruse?.columns ?? [],
			column: placeOf(told)
		};
		if (at < frames.length - 1) return [move];
		return [
			move,
			...(ruse ? judgements(ruse, rest) : []),
			{ kind: 'end', by: 'table', view, events: rest, columns: ruse?.columns ?? [], column: null }
		];
	});
}
