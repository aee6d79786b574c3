/**
 * The vocabulary of the engine's public door. Everything here is plain JSON and readonly.
 */

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

export type Phase = 'turn' | 'choice' | 'round-over' | 'match-over';

interface ViewCommon {
	readonly options: Options;
	readonly audience: Audience;
	/** Counted from 1. */
	readonly round: number;
	readonly phase: Phase;
	readonly starter: Seat;
	/** Whose turn it is, also while someone else chooses; null between rounds. */
	readonly active: Seat | null;
	readonly toAct: Seat | 'table' | null;
	/** The match's winners once it is over. */
	readonly winners: readonly Seat[] | null;
	/** This round's events as this audience saw them. */
	readonly history: readonly Event[];
}

export interface LoveLetterSeatView {
	/** A hidden card is null in its place. */
	readonly hand: readonly (CardId | null)[];
	/** Played and discarded cards in order. */
	readonly pile: readonly CardId[];
	readonly out: boolean;
	readonly protected: boolean;
	/** hope-despair only. */
	readonly untargetable?: boolean;
	/** hope-despair with `modeRule: 'own-last-card'` only. */
	readonly side?: Mode;
	readonly tokens: number;
}

export interface LoveLetterResult {
	readonly winners: readonly Seat[];
	readonly reason: 'last-standing' | 'highest' | 'pile-sum' | 'shared' | 'nobody';
	/** Per seat; all null after last-standing. */
	readonly hands: readonly (CardId | null)[];
	readonly bonuses: readonly { readonly seat: Seat; readonly by: 'spy' | 'jester' }[];
}

export interface LoveLetterView extends ViewCommon {
	readonly ruleSet: Exclude<RuleSetId, 'ruse-and-bruise'>;
	/** Cards left in the deck. */
	readonly deck: number;
	/** The burned card as this audience may know it: null when hidden, or once drawn. */
	readonly burned: CardId | null;
	readonly faceUp: readonly CardId[];
	/** The seat the next card must include (sycophant). */
	readonly bound: Seat | null;
	readonly beloved?: Beloved;
	readonly mode?: Mode;
	readonly flipped?: boolean;
	readonly resolving?: { readonly seat: Seat; readonly card: CardId } | null;
	readonly knows: readonly { readonly seat: Seat; readonly card: CardId }[];
	/** The cards one chooses among; own audience (and 'open') only. */
	readonly pending?: readonly CardId[];
	readonly seats: readonly LoveLetterSeatView[];
	readonly result: LoveLetterResult | null;
}

export interface RuseSeatView {
	readonly hand: readonly (CardId | null)[];
	readonly drawCount: number;
	readonly discards: readonly (CardId | null)[];
	/**
	 * Which of the discards lie face down (by an assassin), and which card everybody saw go there;
	 * the same for every audience.
	 */
	readonly faceDown: readonly { readonly index: number; readonly known: CardId | null }[];
	readonly goals: readonly Goal[];
	readonly score: number;
}

export interface RuseColumnCard {
	readonly owner: Seat;
	readonly card: CardId | null;
	readonly faceUp: boolean;
	/** Present when it lies face down and everybody saw which card it is: an explorer that travelled. */
	readonly known?: CardId;
	/** Present when a card hides below a cloak: its id for the owner and 'open', else null. */
	readonly under?: CardId | null;
}

export interface RuseColumn {
	readonly goal: Goal;
	readonly cards: readonly RuseColumnCard[];
	/** Closed by a storm. */
	readonly closed: boolean;
	readonly met: boolean;
}

export interface RuseColumnResult {
	readonly winner: Seat | null;
	/** In points (9.5, not 19); empty beside a pair that wins outright. */
	readonly totals: readonly { readonly seat: Seat; readonly points: number }[];
	readonly removed: readonly {
		readonly owner: Seat;
		readonly card: CardId;
		readonly by: 'wizard' | 'witch';
	}[];
	readonly pair: Seat | null;
}

export interface RuseView extends ViewCommon {
	readonly ruleSet: 'ruse-and-bruise';
	readonly columns: readonly RuseColumn[];
	/** The card just turned up about which its owner, `toAct`, decides; null but in phase `choice`. */
	readonly choice: {
		readonly card: 'cloak' | 'traitor';
		readonly column: number;
		readonly index: number;
	} | null;
	/** Goals nobody took. */
	readonly gone: readonly Goal[];
	/** Who begins the next round; null while this one runs and after the last. */
	readonly nextStarter: Seat | null;
	readonly seats: readonly RuseSeatView[];
	readonly result: { readonly columns: readonly RuseColumnResult[] } | null;
}

export type View = LoveLetterView | RuseView;
export type SeatView = LoveLetterSeatView | RuseSeatView;

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

/**
 * What happened, in the past tense, ids and parameters only.
 *
 * That an event happened is always public. Where it shows cards, `sees` lists the seats that see
 * them: for every other audience the fields `card`, `cards`, `under`, `hands` hold null in place of
 * each card. An event without `sees` is public as a whole. A projected event keeps `sees`.
 */
export type Event = LoveLetterEvent | RuseEvent | CommonEvent;

interface Shown {
	readonly sees?: readonly Seat[];
}

export type CommonEvent =
	| {
			readonly type: 'round-started';
			readonly round: number;
			readonly starter: Seat;
			/** hope-despair replay: who takes part. */ readonly seats?: readonly Seat[];
	  }
	| {
			readonly type: 'turn-started';
			readonly seat: Seat;
			/** kirigiri's extra turn. */ readonly extra?: boolean;
	  }
	| { readonly type: 'match-won'; readonly winners: readonly Seat[] };

/** Why a hand card left its hand without being played. */
export type DiscardCause = 'effect' | 'out' | 'bust';

/** Why a seat fell. */
export type OutCause =
	| 'guessed'
	| 'wrong-guess'
	| 'lower'
	| 'higher'
	| 'princess'
	| 'bust'
	| 'assassin'
	| 'fate'
	| 'condition'
	| 'standing-check'
	| 'discarded';

export type LoveLetterEvent =
	| { readonly type: 'cards-set-aside'; readonly faceUp: readonly CardId[] }
	| ({ readonly type: 'card-dealt'; readonly seat: Seat; readonly card: CardId | null } & Shown)
	| ({
			readonly type: 'card-drawn';
			readonly seat: Seat;
			readonly card: CardId | null;
			readonly from: 'deck' | 'burned';
	  } & Shown)
	| { readonly type: 'beloved-chosen'; readonly seat: Seat; readonly beloved: Beloved }
	| { readonly type: 'protection-started'; readonly seat: Seat }
	| { readonly type: 'protection-ended'; readonly seat: Seat }
	/** The whole announcement: what was played on whom. `noEffect`: nothing could be done, and why. */
	| {
			readonly type: 'card-played';
			readonly seat: Seat;
			readonly card: CardId;
			readonly targets: readonly Seat[];
			readonly guess?: number;
			readonly look?: Seat;
			readonly side?: Mode;
			readonly noEffect?:
				'no-target' | 'bond' | 'empty-deck' | 'immune' | 'target-fell' | 'condition';
	  }
	| {
			readonly type: 'guess-answered';
			readonly seat: Seat;
			readonly target: Seat;
			readonly guess: number;
			readonly right: boolean;
	  }
	/** `by` looked at the hand of `seat`; the card is for `sees` alone. */
	| ({
			readonly type: 'hand-seen';
			readonly by: Seat;
			readonly seat: Seat;
			readonly card: CardId | null;
	  } & Shown)
	/** Aligned: hands[i] is the card of seats[i]; seen by those two. `loser` null: nothing happened. */
	| ({
			readonly type: 'hands-compared';
			readonly seats: readonly [Seat, Seat];
			readonly hands: readonly (CardId | null)[];
			readonly loser: Seat | null;
			readonly by: 'lower' | 'higher';
	  } & Shown)
	/** Aligned: cards[i] is what seats[i] now holds; seen by those two. */
	| ({
			readonly type: 'hands-swapped';
			readonly seats: readonly [Seat, Seat];
			readonly cards: readonly (CardId | null)[];
	  } & Shown)
	| {
			readonly type: 'card-discarded';
			readonly seat: Seat;
			readonly card: CardId;
			readonly cause: DiscardCause;
	  }
	| {
			readonly type: 'seat-out';
			readonly seat: Seat;
			readonly cause: OutCause;
			/** Who made it happen. */ readonly by: Seat | null;
	  }
	| {
			readonly type: 'token-won';
			readonly seat: Seat;
			readonly by: 'round' | 'bishop' | 'constable' | 'spy' | 'jester';
			readonly tokens: number;
	  }
	| { readonly type: 'redraw-offered'; readonly seat: Seat }
	| { readonly type: 'redraw-declined'; readonly seat: Seat }
	| { readonly type: 'seat-bound'; readonly seat: Seat }
	| { readonly type: 'bond-ended'; readonly seat: Seat }
	| { readonly type: 'jester-set'; readonly seat: Seat; readonly target: Seat }
	| { readonly type: 'assassin-revealed'; readonly seat: Seat; readonly target: Seat }
	/** Chancellor, togami: cards drawn to choose among. */
	| ({
			readonly type: 'cards-drawn';
			readonly seat: Seat;
			readonly cards: readonly (CardId | null)[];
	  } & Shown)
	/** Put under the deck, the last one lowest. */
	| ({
			readonly type: 'cards-returned';
			readonly seat: Seat;
			readonly cards: readonly (CardId | null)[];
	  } & Shown)
	| {
			readonly type: 'fate-judged';
			readonly seat: Seat | null;
			readonly fate: Mode;
			readonly reason: 'opening' | 'yamada' | 'monokuma';
	  }
	| { readonly type: 'mode-flipped'; readonly seat: Seat; readonly mode: Mode }
	/** celestia: gathered and dealt back; each new card comes as its own card-dealt. */
	| { readonly type: 'hands-mixed'; readonly seats: readonly Seat[] }
	/** fukawa: the actor's hand went to the target; seen by both. */
	| ({
			readonly type: 'hand-passed';
			readonly from: Seat;
			readonly to: Seat;
			readonly card: CardId | null;
	  } & Shown)
	| { readonly type: 'immunity-given'; readonly seat: Seat; readonly until: Seat }
	| {
			readonly type: 'round-ended';
			readonly winners: readonly Seat[];
			readonly reason: LoveLetterResult['reason'];
			readonly hands: readonly (CardId | null)[];
	  };

export type RuseEvent =
	| { readonly type: 'goals-opened'; readonly goals: readonly Goal[] }
	| ({
			readonly type: 'hand-refilled';
			readonly seat: Seat;
			readonly cards: readonly (CardId | null)[];
	  } & Shown)
	| { readonly type: 'discards-shuffled'; readonly seat: Seat; readonly count: number }
	| ({
			readonly type: 'card-placed';
			readonly seat: Seat;
			readonly column: number;
			readonly card: CardId | null;
	  } & Shown)
	| {
			readonly type: 'card-turned-up';
			readonly column: number;
			readonly index: number;
			readonly owner: Seat;
			readonly card: CardId;
	  }
	| {
			readonly type: 'card-moved';
			readonly owner: Seat;
			readonly card: CardId;
			readonly from: number;
			readonly to: number;
	  }
	| { readonly type: 'explorer-stayed'; readonly owner: Seat; readonly column: number }
	| ({
			readonly type: 'card-assassinated';
			readonly column: number;
			readonly owner: Seat;
			readonly card: CardId | null;
			readonly assassin: Seat;
	  } & Shown)
	| { readonly type: 'column-closed'; readonly column: number; readonly owner: Seat }
	| {
			readonly type: 'goals-swapped';
			readonly seat: Seat;
			readonly columns: readonly [number, number];
	  }
	| { readonly type: 'swap-declined'; readonly seat: Seat }
	| ({
			readonly type: 'card-hidden';
			readonly seat: Seat;
			readonly column: number;
			readonly card: CardId | null;
	  } & Shown)
	| { readonly type: 'hide-declined'; readonly seat: Seat }
	| { readonly type: 'seat-skipped'; readonly seat: Seat }
	/** All face up now; aligned with the columns' cards. */
	| {
			readonly type: 'columns-revealed';
			readonly columns: readonly (readonly {
				readonly owner: Seat;
				readonly card: CardId;
				readonly under?: CardId;
			}[])[];
	  }
	| {
			readonly type: 'column-evaluated';
			readonly column: number;
			readonly result: RuseColumnResult;
			readonly why: RuseColumnReport;
	  }
	| {
			readonly type: 'column-won';
			readonly column: number;
			readonly seat: Seat | null;
			readonly goal: Goal;
	  };

/** How a column was decided, in order, for the round-end screen. */
export interface RuseColumnReport {
	readonly musketeers: boolean;
	readonly steps: readonly (
		| {
				readonly type: 'removed';
				readonly by: 'wizard' | 'witch';
				readonly owner: Seat;
				readonly cards: readonly { readonly owner: Seat; readonly card: CardId }[];
		  }
		| {
				readonly type: 'void';
				readonly card: 'wizard' | 'witch';
				readonly because: 'several' | 'musketeers';
		  }
		| { readonly type: 'pair'; readonly seat: Seat }
		| { readonly type: 'dragon'; readonly owner: Seat }
		| { readonly type: 'beggar'; readonly owner: Seat }
	)[];
	/** Every card still counting, top to bottom, with its final points (null: no value). */
	readonly values: readonly {
		readonly owner: Seat;
		readonly card: CardId;
		readonly points: number | null;
	}[];
	readonly decidedBy: 'pair' | 'highest' | 'lowest' | 'nearest' | 'furthest' | 'nobody';
}
