/** Writes one match after every move, and says what went wrong as a `Trouble`. */
import { record } from '$lib/engine';
import { purgeDeleted, UNDO_MILLISECONDS } from '$lib/storage/games';
import { theStore } from '$lib/storage/open-store';
import { progressOf } from '$lib/storage/summary';
import {
	ROW_FORMAT,
	StoreError,
	type MatchBody,
	type MatchHead,
	type StoredMatch
} from '$lib/storage';
import type { Table } from './stages';
import type { MatchSummary, Trouble } from './types';

/** A dying connection may never answer: after this long the game goes on in memory. */
const PATIENCE_MILLISECONDS = 4000;

/** The rows of a match, and what stays the same in them. */
export function rowsOf(
	table: Table,
	summary: MatchSummary,
	kept: { readonly rev: number; readonly botSeed: string }
): StoredMatch {
	const head: MatchHead = {
		id: summary.id,
		format: ROW_FORMAT,
		rev: kept.rev,
		status: summary.winners ? 'finished' : 'playing',
		deletedAt: null,
		summary
	};
	const body: MatchBody = {
		id: summary.id,
		format: ROW_FORMAT,
		record: record(table.game),
		botSeed: kept.botSeed,
		seats: table.seats,
		notices: table.notices
	};
	return { head, body };
}

/** The summary of a match after a move. */
export function summaryOf(before: MatchSummary, table: Table): MatchSummary {
	return {
		...before,
		...progressOf(table.game),
		players: table.players,
		updatedAt: Math.max(Date.now(), before.updatedAt + 1)
	};
}

function patiently<T>(work: Promise<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(new StoreError('failed')), PATIENCE_MILLISECONDS);
		work.finally(() => clearTimeout(timer)).then(resolve, reject);
	});
}

function troubleOf(error: unknown): Trouble {
	const code = error instanceof StoreError ? error.code : 'failed';
	if (code === 'conflict' || code === 'newer') return 'taken-over';
	return code === 'disk-full' ? 'disk-full' : 'not-saved';
}

export interface Saver {
	/** Writes the whole match. @returns what went wrong, or null */
	save(table: Table, summary: MatchSummary): Promise<Trouble | null>;
	/** Writes only what the seats have seen. A failure is repaired by the next `save`. */
	saveSeats(table: Table, summary: MatchSummary): Promise<void>;
}

/** @param kept what storage held when the match was opened */
export function saverOf(kept: { readonly rev: number; readonly botSeed: string }): Saver {
	let { rev } = kept;
	let last: Promise<unknown> = Promise.resolve();
	/** Each write follows the rev of the one before, also of one that was given up and came late. */
	const inTurn = <T>(write: () => Promise<T>): Promise<T> => {
		const written = last.then(write);
		last = written.catch(() => undefined);
		return patiently(written);
	};
	const write = (table: Table, summary: MatchSummary) =>
		inTurn(async () => {
			const store = await theStore();
			const match = rowsOf(table, summary, { ...kept, rev: rev + 1 });
			await store.putMatch(match, rev);
			rev = match.head.rev;
			return store.kind === 'memory' ? 'memory-only' : null;
		});
	return {
		async save(table, summary) {
			try {
				return await write(table, summary);
			} catch (error) {
				if (troubleOf(error) !== 'disk-full') return troubleOf(error);
			}
			try {
				// Room first: what was deleted and could still have been taken back.
				await purgeDeleted(Date.now() + UNDO_MILLISECONDS + 1);
				return await write(table, summary);
			} catch (error) {
				return troubleOf(error);
			}
		},
		async saveSeats(table, summary) {
			try {
				await inTurn(async () =>
					(await theStore()).putBody(rowsOf(table, summary, { ...kept, rev }).body, rev)
				);
			} catch {
				// What was shown twice is no loss; the next move saves it all.
			}
		}
	};
}
