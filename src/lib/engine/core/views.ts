/** What one audience may know of a game, built up from nothing. */
import type { Event } from './events';
import type { Audience, Beloved, CardId, Goal, Mode, Options, RuleSetId, Seat } from './types';

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
