import type { Beloved, CardId, Goal, Mode, Seat } from './types';
import type { LoveLetterResult, RuseColumnResult } from './views';

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
