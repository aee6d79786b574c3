/**
 * The vocabulary of the engine's public door. Everything here is plain JSON and readonly.
 */
import type { Event } from './events';

export type * from './events';
export type * from './views';

/** 0-based, clockwise. */
export type Seat = number;

/**
 * Who looks. `table` is what may lie on the device between two players; `open` is everything
 * (finished deals, tests).
 */
export type Audience = Seat | 'table' | 'open';

export const RULE_SET_IDS = [
	'classic',
	'premium',
	'second-edition',
	'kanai',
	'hope-despair',
	'ruse-and-bruise'
] as const;
export type RuleSetId = (typeof RULE_SET_IDS)[number];

export type Family = 'love-letter' | 'ruse-and-bruise';

/** kebab-case id of a character, as in the rules; the content test ties every id to its texts. */
export type CardId = string;

export type Json =
	null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type OptionValue = Json;
export type Options = Readonly<Record<string, OptionValue>>;

/** One house rule, as data for a set-up screen. `default` may depend on the seat count. */
export type OptionSpec =
	| {
			readonly key: string;
			readonly kind: 'number';
			readonly min: number;
			readonly max: number;
			readonly default: number | Readonly<Record<number, number>>;
	  }
	| { readonly key: string; readonly kind: 'boolean'; readonly default: boolean }
	| {
			readonly key: string;
			readonly kind: 'choice';
			readonly values: readonly string[];
			readonly default: string;
	  }
	/** hope-despair `extras`: a list of `{ extra, replaces }`. */
	| {
			readonly key: string;
			readonly kind: 'replacements';
			readonly choices: readonly { readonly extra: CardId; readonly replaces: readonly CardId[] }[];
			readonly default: Json;
	  }
	/** hope-despair `attributes`: card id → 'hope' | 'despair'. */
	| { readonly key: string; readonly kind: 'attributes'; readonly default: Json };

/** A named, complete set of options. `tokensToWin` may be a table by seat count. */
export interface Preset {
	readonly id: 'arena' | 'rulebook' | 'table' | 'printed' | 'default';
	readonly options: Options;
	/** Values that differ by seat count; they win over `options`. */
	readonly bySeats?: Readonly<Record<number, Options>>;
}

/** A character as data. `value` is null where a card has none of its own (the mirror). */
export interface CardInfo {
	readonly id: CardId;
	readonly value: number | null;
	readonly copies: number;
	readonly attribute?: 'hope' | 'despair';
	/** True for the four optional characters of hope-despair, which are not in the base deck. */
	readonly extra?: boolean;
}

export interface RuleSetInfo {
	readonly id: RuleSetId;
	readonly family: Family;
	readonly seats: { readonly min: number; readonly max: number };
	readonly options: readonly OptionSpec[];
	readonly presets: readonly Preset[];
	readonly cards: readonly CardInfo[];
}

export const GOAL_SYMBOLS = [
	'alchemy',
	'fencing',
	'farming',
	'trade',
	'religion',
	'music'
] as const;
export type GoalSymbol = (typeof GOAL_SYMBOLS)[number];
export interface Goal {
	readonly symbol: GoalSymbol;
	readonly value: number;
}

export type Mode = 'hope' | 'despair';

export interface LoveLetterStack {
	readonly rounds: readonly {
		/** Burned card, face-up cards if any, one card per seat from seat 0, then the draw pile from its top. */
		readonly deck: readonly CardId[];
		readonly starter?: Seat;
		readonly fates?: readonly Mode[];
	}[];
}

export interface RuseStack {
	/** Per round, per column. */
	readonly goals: readonly (readonly Goal[])[];
	/** Per seat, top first; the first three are the hand. */
	readonly draws: readonly (readonly CardId[])[];
	readonly starter?: Seat;
}

export type Stack = LoveLetterStack | RuseStack;

export interface Setup {
	readonly ruleSet: RuleSetId;
	readonly seats: number;
	readonly seed: string;
	readonly options?: Options;
	readonly firstSeat?: Seat;
	readonly stack?: Stack;
}

export const BELOVEDS = ['elder-princess', 'younger-princess', 'prince'] as const;
export type Beloved = (typeof BELOVEDS)[number];

export type Move =
	| {
			readonly type: 'play';
			readonly card: CardId;
			readonly target?: Seat;
			/** Ascending: 1–2 seats for the baroness, 2 for the cardinal. */
			readonly targets?: readonly Seat[];
			/** A value, never a card id. */
			readonly guess?: number;
			/** Cardinal: the seat whose hand is looked at after the swap. */
			readonly look?: Seat;
			readonly side?: Mode;
	  }
	| { readonly type: 'keep'; readonly card: CardId; readonly under: readonly CardId[] }
	| { readonly type: 'redraw'; readonly yes: boolean }
	| { readonly type: 'choose-beloved'; readonly beloved: Beloved }
	| { readonly type: 'place'; readonly card: CardId; readonly column: number }
	| { readonly type: 'swap-goal'; readonly column: number | null }
	| { readonly type: 'hide'; readonly card: CardId | null }
	| { readonly type: 'next-round' };

export type DecisionKind = Move['type'];

export interface Decision {
	readonly by: Seat | 'table';
	readonly kind: DecisionKind;
	/** Every legal move, once, in a fixed order. */
	readonly moves: readonly Move[];
}

export const SETUP_ERROR_CODES = [
	'unknown-rule-set',
	'seat-count',
	'bad-option',
	'bad-first-seat',
	'bad-stack',
	'bad-seed'
] as const;
export type SetupErrorCode = (typeof SETUP_ERROR_CODES)[number];

/** Why a move is refused. The table shows these as reasons. */
export const RULE_ERROR_CODES = [
	'match-over',
	'wrong-kind',
	'malformed-move',
	'not-in-hand',
	'must-play-countess',
	'target-required',
	'target-not-allowed',
	'target-out',
	'target-protected',
	'target-self',
	'target-untargetable',
	'target-must-include-bound',
	'targets-not-ascending',
	'guess-required',
	'guess-not-allowed',
	'look-not-allowed',
	'side-not-allowed',
	'side-required',
	'bad-keep',
	'column-closed',
	'no-such-column',
	'not-legal'
] as const;
export type RuleErrorCode = (typeof RULE_ERROR_CODES)[number];

export const RESTORE_ERROR_CODES = [
	'not-a-record',
	'newer-version',
	'unsupported-version',
	'bad-setup',
	'illegal-move',
	'hash-mismatch'
] as const;
export type RestoreErrorCode = (typeof RESTORE_ERROR_CODES)[number];

export interface GameRecord {
	/** Version of the record's shape. */
	readonly version: number;
	/** Version of the rules of its rule set. */
	readonly rules: number;
	readonly setup: Setup;
	readonly moves: readonly Move[];
	readonly hash: string;
}

declare const opaque: unique symbol;
/** A whole match, plain JSON, with no field a caller may read. */
export interface Game {
	readonly [opaque]: 'game';
}

export interface Step {
	readonly game: Game;
	readonly events: readonly Event[];
}

export type Restored =
	| { readonly ok: true; readonly game: Game }
	| { readonly ok: false; readonly code: RestoreErrorCode };
