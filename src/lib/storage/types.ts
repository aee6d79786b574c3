/** What is kept on the device. Plain JSON only; everything read back is checked before use. */
import type { GameRecord, Move, Setup } from '$lib/engine';
import type { MatchSummary, TableNotice } from '$lib/table/types';

/** Version of the shape of the stored rows. A row with a higher number is never written to. */
export const ROW_FORMAT = 1;

export const MATCH_STATUSES = ['playing', 'finished'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** What one seat has been shown, so that a reload repeats and skips nothing. Counted in moves. */
export interface SeatMemory {
	/** Moves made when this person last held the phone; null: never held it. */
	readonly held: number | null;
	/** Private notes of the first `notes` moves (and of the deal) have been shown. */
	readonly notes: number;
	/** Wrong seat codes in a row. */
	readonly wrongCodes: number;
	/** Epoch milliseconds before which no further code is taken; 0: at once. */
	readonly waitUntil: number;
}

/** The half of a stored match that lists read: no secret, small. */
export interface MatchHead {
	readonly id: string;
	readonly format: number;
	/** Grows with every write; a writer that expected another one has been overtaken by another tab. */
	readonly rev: number;
	readonly status: MatchStatus;
	/** Epoch milliseconds of its deletion, while that can still be undone. */
	readonly deletedAt: number | null;
	/** Its moves could not be replayed when it was opened last. */
	readonly unplayable?: boolean;
	readonly summary: MatchSummary;
}

/** The half that holds the game: the set-up (with its seed) and the moves, never dealt-out hands. */
export interface MatchBody {
	readonly id: string;
	readonly format: number;
	readonly record: {
		readonly version: GameRecord['version'];
		readonly rules: GameRecord['rules'];
		readonly setup: Setup;
		readonly moves: readonly Move[];
		readonly hash: string;
	};
	/** Seed of the bots' choices; of its own, so that no bot is handed anything made from the deal's. */
	readonly botSeed: string;
	readonly seats: readonly SeatMemory[];
	readonly notices: readonly TableNotice[];
}

export interface StoredMatch {
	readonly head: MatchHead;
	readonly body: MatchBody;
}

/** One line of the list of matches. A damaged or newer one can still be exported and deleted. */
export type MatchEntry =
	| {
			readonly state: 'ok';
			readonly id: string;
			readonly status: MatchStatus;
			/** Found damaged when it was opened: listed as it is, never offered to go on with. */
			readonly unplayable: boolean;
			readonly summary: MatchSummary;
	  }
	| {
			readonly state: 'damaged' | 'newer';
			readonly id: string;
			readonly title: string | null;
			readonly updatedAt: number;
	  };

export const STORE_ERROR_CODES = [
	/** No usable IndexedDB. */
	'unavailable',
	'disk-full',
	/** Another tab wrote this match since it was read. */
	'conflict',
	/** The row was written by a newer app; it is left as it is. */
	'newer',
	/** A newer app in another tab has taken the database; reload to go on. */
	'outdated',
	'failed'
] as const;
export type StoreErrorCode = (typeof STORE_ERROR_CODES)[number];

/** A storage failure as a code; the screens have a sentence and a way out for each. */
export class StoreError extends Error {
	override readonly name = 'StoreError';
	constructor(
		readonly code: StoreErrorCode,
		options?: ErrorOptions
	) {
		super(code, options);
	}
}

/** A file to hand to the share sheet or to a download. */
export interface BackupFile {
	readonly name: string;
	readonly json: string;
}

export const IMPORT_ERROR_CODES = ['not-a-backup', 'newer', 'too-large', 'not-saved'] as const;
export type ImportErrorCode = (typeof IMPORT_ERROR_CODES)[number];

/** What became of one match of an imported file. */
export interface ImportedMatch {
	readonly title: string | null;
	readonly players: readonly string[];
	/** The id it has here; null when it was not taken. */
	readonly id: string | null;
	readonly outcome: 'imported' | 'already-here' | 'damaged' | 'newer' | 'not-saved';
}

export type ImportAnswer =
	| {
			readonly ok: true;
			readonly matches: readonly ImportedMatch[];
			readonly settings: boolean;
			readonly lessons: number;
	  }
	| { readonly ok: false; readonly code: ImportErrorCode };

/** How far somebody got in one lesson. */
export interface LessonProgress {
	readonly id: string;
	/** Index of the step to go on with. */
	readonly step: number;
	readonly done: boolean;
	readonly updatedAt: number;
}
