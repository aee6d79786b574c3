import type { RandomState } from '../core/random';
import type { LoveLetterResult, Options } from '../core/types';

/** No card, no seat. */
export const NONE = -1;

export const TURN = 0;
export const CHOICE = 1;
export const ROUND_OVER = 2;
export const MATCH_OVER = 3;
export type PhaseCode = typeof TURN | typeof CHOICE | typeof ROUND_OVER | typeof MATCH_OVER;

/** What a seat is asked in the middle of a turn, or before the first. */
export type Question = 'keep' | 'redraw' | 'choose-beloved';

/** One round of a stack, cards as numbers, the first to leave the pack last. */
export interface StackedRound {
	readonly deck: readonly number[];
	readonly starter: number;
	readonly fates: readonly ('hope' | 'despair')[];
}

/** The options every edition of the family reads; an edition may have more. */
export type FamilyOptions = Options & {
	readonly tokensToWin: number;
	readonly tieBreak?: 'pile-sum' | 'none';
	readonly fullTie?: 'nobody' | 'all';
	readonly faceUpForTwo?: boolean;
};

export interface RoundResult {
	readonly winners: readonly number[];
	readonly reason: LoveLetterResult['reason'];
	/** Card of each surviving seat after a showdown, NONE elsewhere. */
	readonly hands: readonly number[];
	readonly bonuses: LoveLetterResult['bonuses'];
}

/**
 * A match. Cards are numbers: places in the edition's list of characters. Sets of seats are bit
 * masks. Plain JSON; the rules change a fresh copy in place, see `copyOf`.
 */
export interface State {
	readonly seats: number;
	/** Shared between all states of a match. */
	readonly options: FamilyOptions;
	/** Shared; by round, counted from 0. */
	readonly stack: readonly StackedRound[];
	random: RandomState;
	round: number;
	phase: PhaseCode;
	/** While phase is CHOICE. */
	question: Question | null;
	/** Who answers the question. */
	chooser: number;
	starter: number;
	/** Whose turn it is; NONE between rounds. */
	active: number;
	/** Mask: knocked out, or not taking part in this round. */
	out: number;
	/** Mask: may not be chosen by others. */
	guarded: number;
	/** The seat the next choosing card must include. */
	bound: number;
	/** The next card is the last of the list. */
	deck: number[];
	/** NONE once it has been drawn. */
	burned: number;
	faceUp: number[];
	/** Held card first, drawn card second. */
	hands: number[][];
	piles: number[][];
	/** `knows[a * seats + b]`: the card of b's hand that a has been shown. */
	knows: number[];
	tokens: number[];
	/** Place in BELOVEDS. */
	beloved: number;
	/** Who set the jester, and on whom. */
	jester: number;
	favourite: number;
	result: RoundResult | null;
	winners: readonly number[] | null;
}

/** A copy the rules may change; what never changes is shared. */
export function copyOf(s: State): State {
	return {
		seats: s.seats,
		options: s.options,
		stack: s.stack,
		random: s.random,
		round: s.round,
		phase: s.phase,
		question: s.question,
		chooser: s.chooser,
		starter: s.starter,
		active: s.active,
		out: s.out,
		guarded: s.guarded,
		bound: s.bound,
		deck: s.deck.slice(),
		burned: s.burned,
		faceUp: s.faceUp,
		hands: copyRows(s.hands),
		piles: copyRows(s.piles),
		knows: s.knows.slice(),
		tokens: s.tokens.slice(),
		beloved: s.beloved,
		jester: s.jester,
		favourite: s.favourite,
		result: s.result,
		winners: s.winners
	};
}

function copyRows(rows: readonly number[][]): number[][] {
	const copy: number[][] = [];
	for (const row of rows) copy.push(row.slice());
	return copy;
}

/** A match before its first round. */
export function blankState(
	seats: number,
	options: FamilyOptions,
	stack: readonly StackedRound[],
	random: RandomState
): State {
	return {
		seats,
		options,
		stack,
		random,
		round: 0,
		phase: ROUND_OVER,
		question: null,
		chooser: NONE,
		starter: NONE,
		active: NONE,
		out: 0,
		guarded: 0,
		bound: NONE,
		deck: [],
		burned: NONE,
		faceUp: [],
		hands: Array.from({ length: seats }, () => []),
		piles: Array.from({ length: seats }, () => []),
		knows: Array.from({ length: seats * seats }, () => NONE),
		tokens: Array.from({ length: seats }, () => 0),
		beloved: NONE,
		jester: NONE,
		favourite: NONE,
		result: null,
		winners: null
	};
}

export const everybody = (s: State): number => (1 << s.seats) - 1;

/** Mask of the seats still in the round. */
export const survivors = (s: State): number => everybody(s) & ~s.out;

export const isIn = (s: State, seat: number): boolean => (s.out & (1 << seat)) === 0;

/** The seats of a mask, ascending. */
export function seatsOf(mask: number): number[] {
	const seats: number[] = [];
	for (let seat = 0; mask >> seat > 0; seat++) if (mask & (1 << seat)) seats.push(seat);
	return seats;
}
