import type { CardId, RuseColumn, RuseColumnCard, RuseView, Seat } from '../core/types';
import { coloured, kindOfId, UNKNOWN, type Card } from './card';
import { worths } from './evaluate';
import { codeOfGoal } from './goal';
import type { RuseOptions } from './state';

/**
 * What a card would be worth at the end of a column now, in points, as far as this view can see:
 * before wizard, witch, pair and dragons. Face-down cards of others count as company, not as
 * themselves. Null: no value (a mirror with nothing behind it, an unknown card or column).
 *
 * ```ts
 * worth(view, 'romeo', 1); // 5, or 15 where the own Juliet stands
 * ```
 */
export function worth(
	view: RuseView,
	card: CardId,
	column: number,
	owner: Seat = viewer(view)
): number | null {
	const kind = kindOfId(card);
	const queue = view.columns[column];
	if (kind === undefined || queue === undefined) return null;
	return pointsOf(view, queue, [...queue.cards.map(rowCard), coloured(kind, owner)]).at(-1) ?? null;
}

/** The same for every card that lies in a column, top to bottom; null also where it is unknown. */
export function queueWorths(view: RuseView, column: number): (number | null)[] {
	const queue = view.columns[column];
	return queue === undefined ? [] : pointsOf(view, queue, queue.cards.map(rowCard));
}

function viewer({ audience, toAct, active }: RuseView): Seat {
	const seat = typeof audience === 'number' ? audience : toAct;
	return typeof seat === 'number' ? seat : (active ?? 0);
}

function rowCard({ owner, card, known, under }: RuseColumnCard): Card {
	// below a cloak lies what counts in its place
	const id = under === undefined ? (card ?? known) : under;
	return coloured(kindOfId(id) ?? UNKNOWN, owner);
}

function pointsOf(view: RuseView, { goal }: RuseColumn, row: readonly Card[]): (number | null)[] {
	return worths(row, codeOfGoal(goal) ?? 0, view.options as RuseOptions);
}
