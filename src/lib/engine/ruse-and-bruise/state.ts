import type { Generator, RandomState } from '../core/random';
import type { Sink } from '../core/rule-set';
import type { Seat } from '../core/types';
import type { Card, Kind } from './card';
import { valueOf, type GoalCode } from './goal';

export type RuseOptions = {
	readonly hermitPenalty: number;
	readonly nextStarter: 'closer' | 'left-of-closer';
	readonly beggarTie: 'nearest' | 'furthest';
	readonly refill: 'at-once' | 'after-action';
	readonly dropOnesForTwo: boolean;
};

export const ROUNDS = 6;
export const HAND_SIZE = 3;
export const COPIES = 25;

export interface Column {
	goal: GoalCode;
	/** Top (nearest the goal) to bottom. Only the last one is ever face down. */
	cards: Card[];
	/** By a storm. */
	closed: boolean;
}

/** A choice that belongs to the owner of a card just turned up; the turn waits for it. */
export interface Pending {
	kind: 'hide' | 'swap-goal';
	by: Seat;
	column: number;
	/** Where the cloak or the traitor lies. */
	index: number;
}

/**
 * A whole match. Plain JSON of small numbers; verbs change it in place, and whoever received one
 * from the door only ever changes a `cloneState` of it.
 */
export interface State {
	options: RuseOptions;
	seats: number;
	/** From 1. */
	round: number;
	/** At `round-over` and `match-over` the columns are a picture: their cards are in the discards. */
	phase: 'turn' | 'choice' | 'round-over' | 'match-over';
	starter: Seat;
	/** Whose turn it is; once the round is over, who closed it. */
	active: Seat;
	pending: Pending | null;
	/** One bit per owner whose explorer has travelled in this turn. */
	travelled: number;
	columns: Column[];
	/** Goals of the rounds to come, next round first. */
	future: GoalCode[][];
	hands: Kind[][];
	/** Top of the pile last. */
	draws: Kind[][];
	/** Kinds, with `LYING_DOWN` where an assassin put it (and `SEEN` where everybody knows it). */
	discards: number[][];
	won: GoalCode[][];
	/** Goals nobody took. */
	gone: GoalCode[];
	random: RandomState;
}

/** Flags of a card in the discards. */
export const LYING_DOWN = 32;
export const SEEN = 64;

/** A state being changed: its generator in use, and where to tell what happens. */
export interface Turn {
	readonly state: State;
	readonly random: Generator;
	readonly sink: Sink;
}

/** "Met": enough cards in the queue, or closed by a storm. A cloak and what it hides are one card. */
export const isMet = (column: Column): boolean =>
	column.closed || column.cards.length >= valueOf(column.goal);

export function cloneState(state: State): State {
	return {
		...state,
		pending: state.pending === null ? null : { ...state.pending },
		columns: state.columns.map(cloneColumn),
		future: state.future.slice(),
		hands: state.hands.map(copy),
		draws: state.draws.map(copy),
		discards: state.discards.map(copy),
		won: state.won.map(copy),
		gone: state.gone.slice()
	};
}

const copy = (numbers: readonly number[]): number[] => numbers.slice();

const cloneColumn = ({ goal, cards, closed }: Column): Column => ({
	goal,
	cards: cards.slice(),
	closed
});
