import type { RandomState } from '../core/random';
import type { CardId, LoveLetterResult, Mode, Options } from '../core/types';

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
	readonly fates: readonly Mode[];
}

/** One character of the pack makes room for another. */
export type Replacement = { readonly extra: CardId; readonly replaces: CardId };

/** The options the family reads; each edition has some of them. */
export type FamilyOptions = Options & {
	readonly tokensToWin: number;
	readonly tieBreak?: 'pile-sum' | 'none';
	readonly fullTie?: 'nobody' | 'all';
	readonly faceUpForTwo?: boolean;
	readonly tie?: 'replay-tied' | 'replay-all' | 'draw';
	readonly modeRule?: 'table' | 'own-last-card';
	readonly afterFlip?: 'strict' | 'loose';
	readonly extras?: readonly Replacement[];
	readonly attributes?: Readonly<Record<CardId, Mode>>;
};

export interface RoundResult {
	readonly winners: readonly number[];
	readonly reason: LoveLetterResult['reason'];
	/** Card of each surviving seat after a showdown, NONE elsewhere. */
	readonly hands: readonly number[];
	readonly bonuses: LoveLetterResult['bonuses'];
}

export const HOPE = 0;
export const DESPAIR = 1;
export type Side = typeof HOPE | typeof DESPAIR;
/** By side. */
export const SIDES: readonly Mode[] = ['hope', 'despair'];

/** What only the edition with two-sided cards has on the table. */
export interface Sides {
	/** Of the table; in own-last-card the opening judgment. */
	mode: Side;
	flipped: boolean;
	/** Mask: the effects of others do nothing to these seats, though they may be chosen. */
	immune: number;
	/** Played, but not on the pile until its effect is over; NONE between cards. */
	resolving: number;
	/** How many of the stack's fates this round has used. */
	judged: number;
	/** Mask of the characters whose attribute is despair. */
	readonly despairing: number;
	/** own-last-card: mask of the seats on the side of despair; NONE where one mode rules all. */
	own: number;
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
	/** hope-despair only: left out elsewhere. */
	sides?: Sides;
}

/** A copy the rules may change; what never changes is shared. */
export function copyOf(s: State): State {
	const copy: State = {
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
	if (s.sides) copy.sides = { ...s.sides };
	return copy;
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
