/** What one match on one device is, for the screens. Screens read these; only `table/` holds a Game. */
import type { Decision, Event, Move, Options, RuleSetId, Seat, View } from '$lib/engine';

/** 1–8: wax colour and emblem of a seat (rose, heron, stag, fox, owl, bee, swan, hummingbird). */
export type EmblemId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface SeatLock {
	readonly salt: string;
	readonly hash: string;
	readonly iterations: number;
}

export interface Player {
	readonly name: string;
	readonly emblem: EmblemId;
	readonly kind: 'human' | 'bot';
	readonly level?: BotLevel;
	readonly lock?: SeatLock;
}

export const BOT_LEVELS = ['easy', 'steady', 'sharp'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** The part of a stored match that lists and cards on the home screen read. No secret in it. */
export interface MatchSummary {
	readonly id: string;
	readonly title: string | null;
	readonly ruleSet: RuleSetId;
	readonly options: Options;
	readonly players: readonly Player[];
	readonly createdAt: number;
	readonly updatedAt: number;
	readonly round: number;
	readonly toAct: Seat | 'table' | null;
	/** Tokens, or points in ruse-and-bruise, per seat. */
	readonly scores: readonly number[];
	readonly winners: readonly Seat[] | null;
}

export type HandOverReason = 'turn' | 'choice';

/** A fact for one person alone, shown once after the reveal and kept as a memory while certain. */
export interface PrivateNote {
	readonly event: Event;
	/** True when it happened while that person did not hold the phone. */
	readonly away: boolean;
	/** The round it happened in; it may be an earlier one than the view's. */
	readonly round: number;
}

/** Something the table itself did, for everyone to know; kept beside the log. */
export interface TableNotice {
	readonly type: 'lock-reset';
	readonly seat: Seat;
	readonly round: number;
	/** How many moves of the match, and how many entries of that round's log, came before it. */
	readonly moves: number;
	readonly after: number;
}

export type Stage =
	/** "Pass the phone to …": nothing secret exists in this value. */
	| {
			readonly kind: 'hand-over';
			readonly to: Seat;
			readonly reason: HandOverReason;
			/** Public events since that person last held the phone, as 'table' sees them. */
			readonly recap: readonly Event[];
			/** What the table itself did meanwhile (a seat code was removed). */
			readonly notices: readonly TableNotice[];
			readonly locked: boolean;
			/** Teach once how to hold and pass. */
			readonly firstTime: boolean;
			/** 'hold', 'twice' (two confirmations) or 'tap'. */
			readonly reveal: RevealStyle;
	  }
	/** "Only you": private notes of the person holding the phone; `view` as that seat sees it. */
	| {
			readonly kind: 'only-you';
			readonly seat: Seat;
			readonly notes: readonly PrivateNote[];
			readonly view: View;
	  }
	/** The opened hand. `decision` is always by this seat. */
	| { readonly kind: 'open'; readonly seat: Seat; readonly view: View; readonly decision: Decision }
	/** The public result after a person's last action; cards already hidden. `next` null: somebody's bot or the table. */
	| {
			readonly kind: 'result';
			readonly seat: Seat;
			readonly view: View;
			readonly events: readonly Event[];
			readonly next: Seat | null;
	  }
	/** One bot move, shown publicly; `view` is the only human's own view when a single human plays, else 'table'. */
	| {
			readonly kind: 'bot-move';
			readonly seat: Seat;
			readonly view: View;
			readonly events: readonly Event[];
	  }
	| { readonly kind: 'bot-thinking'; readonly seat: Seat; readonly view: View }
	| { readonly kind: 'round-over'; readonly view: View; readonly events: readonly Event[] }
	| { readonly kind: 'match-over'; readonly view: View; readonly events: readonly Event[] };

export const REVEAL_STYLES = ['hold', 'twice', 'tap'] as const;
export type RevealStyle = (typeof REVEAL_STYLES)[number];

export type RevealAnswer =
	| { readonly ok: true }
	| {
			readonly ok: false;
			readonly code: 'wrong-code' | 'wait';
			/** Milliseconds until the next try. */ readonly wait: number;
	  };

/**
 * `memory-only`: this browser offers no storage, the match lives as long as the page.
 * `disk-full`, `not-saved`: the last moves are in memory and saved again with the next one.
 * `taken-over`: the match goes on in another tab; this one is covered and takes no more moves.
 */
export const TROUBLES = ['memory-only', 'disk-full', 'not-saved', 'taken-over'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** One line of the public log: an event and the round it belongs to. */
export interface LogEntry {
	readonly round: number;
	readonly event: Event;
}

/**
 * One match on this device. `src/lib/table/match.svelte.ts` makes it; `stage` and `log` are
 * reactive (`$state.raw`), everything is saved before the next stage is shown.
 */
export interface Match {
	readonly id: string;
	readonly summary: MatchSummary;
	readonly stage: Stage;
	/** Public log of the whole current round (the 'table' projection), oldest first. */
	readonly log: readonly LogEntry[];
	/** What the table itself did in the current round, oldest first. */
	readonly notices: readonly TableNotice[];
	/** What went wrong with saving, for a banner; null when all is well. */
	readonly trouble: Trouble | null;
	/** hand-over → only-you or open. `code` when the seat is locked. */
	reveal(code?: string): Promise<RevealAnswer>;
	/** Any open stage → hand-over of the person to act; safe to call at any time. */
	hide(): void;
	/** open → only-you, open, result, round-over or match-over. Throws RuleError for an illegal move. */
	play(move: Move): Promise<void>;
	/** only-you, result, bot-move → what follows. */
	proceed(): Promise<void>;
	/** round-over → the next round. */
	nextRound(): Promise<void>;
	/** Announced and logged: removes a lost seat code. */
	resetLock(seat: Seat): Promise<void>;
	/** Stops bots, timers and listeners. */
	dispose(): void;
}
