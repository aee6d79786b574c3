/** What was done in public, cut into steps: a line to read and the columns as it left them. */
import { columnsAfter, type Event, type RuseColumn, type RuseView } from '$lib/engine';
import type { Line } from '$lib/i18n/narrate';

interface RevealStep {
	readonly line: Line;
	readonly columns: readonly RuseColumn[];
	/** The column where it happened; null: in none, or in several. */
	readonly column: number | null;
}

function placeOf(event: Event): number | null {
	if (event.type === 'card-moved') return event.to;
	if (event.type === 'goals-swapped') return event.columns[0];
	return 'column' in event ? event.column : null;
}

/**
 * The steps of these events, the last ones of the view's round. How the columns are judged is not
 * among them: the end of the round tells that column by column.
 *
 * @param tell the lines of one event
 */
export function revealSteps(
	view: RuseView,
	events: readonly Event[],
	tell: (events: readonly Event[]) => readonly Line[]
): RevealStep[] {
	const boards = columnsAfter(view.history, view.audience);
	const first = boards.length - events.length;
	return events.flatMap((event, at) => {
		if (event.type === 'column-evaluated' || event.type === 'column-won') return [];
		return tell([event]).map((line) => ({
			line,
			columns: boards[first + at] ?? view.columns,
			column: placeOf(event)
		}));
	});
}
