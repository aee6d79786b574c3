/** The public facts of a game that lists show. */
import { view, type Game } from '$lib/engine';
import type { MatchSummary } from '$lib/table/types';

export type Progress = Pick<MatchSummary, 'round' | 'toAct' | 'scores' | 'winners'>;

/** Where a game stands, from what may lie on the table. */
export function progressOf(game: Game): Progress {
	const table = view(game, 'table');
	return {
		round: table.round,
		toAct: table.toAct,
		scores:
			table.ruleSet === 'ruse-and-bruise'
				? table.seats.map((seat) => seat.score)
				: table.seats.map((seat) => seat.tokens),
		winners: table.winners
	};
}
