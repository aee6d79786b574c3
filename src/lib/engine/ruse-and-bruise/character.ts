import type { GoalSymbol } from '../core/types';
import type { Card, RuseCardId } from './card';
import type { RuseOptions, Turn } from './state';

/** What a reveal hook answers when the chain of reveals ends with it. */
export const CHAIN_ENDS = -1;

/** One character as data, with hooks only where its text asks for them. */
export interface Character {
	readonly id: RuseCardId;
	/** Printed points; null: none of its own. */
	readonly value: number | null;
	/** A profession: 12 points on a goal of this symbol, beside musketeers too. */
	readonly symbol?: GoalSymbol;
	/**
	 * Its points where end-of-round effects are not void; absent: as printed. `row` holds the cards
	 * that count, top to bottom; `behind` is the worth of the card directly behind it.
	 */
	readonly worth?: (
		row: readonly Card[],
		index: number,
		behind: number | null,
		options: RuseOptions
	) => number | null;
	/**
	 * Happens when it is turned up by a card laid or landing behind it (it lies at `index`, that card
	 * at the column's end). Answers the column at whose end a card has just landed, so that the card
	 * before that one may be turned up in its turn, or `CHAIN_ENDS`.
	 */
	readonly onReveal?: (turn: Turn, column: number, index: number) => number;
	/** Wizard and witch: which of the others leave the column, by their points. */
	readonly sweeps?: (points: number) => boolean;
	/** Prince and squire: wins outright beside the partner of the same owner. */
	readonly partner?: RuseCardId;
	/** Dragon: taken off every card of every other owner. */
	readonly weakens?: number;
}
