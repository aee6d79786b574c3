/** What the legal moves of Ruse & Bruise offer, for the screen to lay out. */
import type { CardId, Decision, Move, RuseView } from '$lib/engine';

/** The column of a `place` or `swap-goal` move for these picks; undefined when it is not legal. */
export function moveFor(
	decision: Decision,
	card: CardId | null,
	column: number | null
): Move | undefined {
	return decision.moves.find((move) => {
		if (move.type === 'place') return move.card === card && move.column === column;
		if (move.type === 'swap-goal') return move.column === column;
		return move.type === 'hide' && move.card === card;
	});
}

/** Columns that may be chosen, whatever the card. */
export function openColumns(decision: Decision): ReadonlySet<number> {
	return new Set(
		decision.moves.flatMap((move) =>
			(move.type === 'place' || move.type === 'swap-goal') && move.column !== null
				? [move.column]
				: []
		)
	);
}

/** Whose face-down card the next card in this column would turn up; null: none. */
export function turnsUp(view: RuseView, column: number): number | null {
	const last = view.columns[column]?.cards.at(-1);
	return last && !last.faceUp ? last.owner : null;
}
