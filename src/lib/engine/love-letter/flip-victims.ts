import type { CardId, LoveLetterView, Seat } from '../core/types';
import { hopeDespair } from './editions/hope-despair';
import { isDeadly } from './sides';
import { DESPAIR, HOPE, NONE } from './state';

/**
 * Who would be knocked out if the active seat flipped the mode now, before any effect: whoever has
 * a card in his pile that the other mode makes deadly. Piles are public, so any view will do.
 * Ascending; empty where no flip is possible any more, and in every other rule set.
 *
 * @param card the card it would be played with: when it is deadly itself in the new mode, its
 * player falls as it comes onto his pile, unless he is the last one left by then
 */
export function fallsByFlip(view: LoveLetterView, card?: CardId): Seat[] {
	const { mode, flipped, active, seats } = view;
	if (mode === undefined || flipped === true || seats.some(({ side }) => side)) return [];
	const opposite = mode === 'hope' ? DESPAIR : HOPE;
	const deadly = (pile: readonly CardId[]): boolean =>
		isDeadly(
			hopeDespair,
			pile.map((id) => hopeDespair.cardOf.get(id) ?? NONE),
			opposite
		);
	const left = seats.flatMap(({ out }, seat) => (out ? [] : [seat]));
	const falling = left.filter((seat) => deadly(seats[seat]!.pile));
	if (active === null || card === undefined || !deadly([card])) return falling;
	if (falling.includes(active) || falling.length === left.length - 1) return falling;
	return [...falling, active].sort((a, b) => a - b);
}
