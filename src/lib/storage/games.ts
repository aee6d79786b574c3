/** The matches on this device: list, load, create, rename, delete with undo. */
import * as v from 'valibot';
import { isNewer } from './guard';
import { theStore } from './open-store';
import { bodyShape, headShape, labelShape } from './shapes';
import { StoreError, type MatchBody, type MatchEntry, type StoredMatch } from './types';

/** How long a deletion can be undone. */
export const UNDO_MILLISECONDS = 60 * 60 * 1000;

const deleted = v.object({ id: v.string(), deletedAt: v.number() });

const isExpired = (row: unknown, now: number) =>
	v.is(deleted, row) && row.deletedAt < now - UNDO_MILLISECONDS;

function entryOf(row: unknown): MatchEntry | null {
	const label = v.safeParse(labelShape, row);
	if (!label.success || label.output.deletedAt !== null) return null;
	const { id, summary } = label.output;
	if (isNewer(row)) return { state: 'newer', id, ...summary };
	const head = v.safeParse(headShape, row);
	if (!head.success) return { state: 'damaged', id, ...summary };
	const { status, unplayable = false } = head.output;
	return { state: 'ok', id, status, unplayable, summary: head.output.summary };
}

const updatedAt = (entry: MatchEntry) =>
	entry.state === 'ok' ? entry.summary.updatedAt : entry.updatedAt;

/**
 * Every match that is not deleted, the last played first; without any secret.
 * @throws StoreError
 */
export async function listMatches(): Promise<MatchEntry[]> {
	const rows = await (await theStore()).heads();
	if (rows.some((row) => isExpired(row, Date.now()))) void purgeDeleted();
	return rows
		.map(entryOf)
		.filter((entry) => entry !== null)
		.sort((a, b) => updatedAt(b) - updatedAt(a));
}

/**
 * Calls back with the list now and after every change, in this tab or another.
 * @returns a function that ends it
 */
export function watchMatches(
	show: (entries: MatchEntry[]) => void,
	failed: (error: unknown) => void = () => undefined
): () => void {
	let ended = false;
	let end = () => {};
	const refresh = () => {
		listMatches().then((entries) => {
			if (!ended) show(entries);
		}, failed);
	};
	void theStore().then((store) => {
		if (ended) return;
		end = store.watch(refresh);
		refresh();
	});
	return () => {
		ended = true;
		end();
	};
}

export type LoadAnswer =
	| { readonly ok: true; readonly match: StoredMatch }
	| { readonly ok: false; readonly code: 'missing' | 'damaged' | 'newer' | 'not-read' };

/** Reads one match and checks its shape; whether its moves are legal is for `restore` to say. */
export async function loadMatch(id: string): Promise<LoadAnswer> {
	let rows: { head: unknown; body: unknown } | null;
	try {
		rows = await (await theStore()).match(id);
	} catch {
		return { ok: false, code: 'not-read' };
	}
	if (!rows || v.is(deleted, rows.head)) return { ok: false, code: 'missing' };
	return readRows(rows);
}

/** Two raw rows as a match, or why not. */
export function readRows(rows: { head: unknown; body: unknown }): LoadAnswer {
	if (isNewer(rows.head) || isNewer(rows.body)) return { ok: false, code: 'newer' };
	const head = v.safeParse(headShape, rows.head);
	const body = v.safeParse(bodyShape, rows.body);
	if (!head.success || !body.success) return { ok: false, code: 'damaged' };
	const { summary } = head.output;
	const { record, seats } = body.output;
	const agree =
		head.output.id === body.output.id &&
		summary.id === head.output.id &&
		summary.ruleSet === record.setup.ruleSet &&
		summary.players.length === record.setup.seats &&
		seats.length === record.setup.seats;
	if (!agree) return { ok: false, code: 'damaged' };
	// Set-up and moves stay `unknown` in kind until `restore` has replayed them.
	return {
		ok: true,
		match: { head: head.output, body: body.output as unknown as MatchBody }
	};
}

/**
 * Keeps a new match.
 * @throws StoreError
 */
export async function saveNewMatch(match: StoredMatch): Promise<void> {
	await (await theStore()).putMatch(match, null);
}

async function changeRow(id: string, change: (row: Record<string, unknown>) => object | null) {
	const store = await theStore();
	await store.changeHead(id, (row) =>
		typeof row === 'object' && row !== null ? change(row as Record<string, unknown>) : null
	);
}

/**
 * Gives a match a name of its own; an empty one takes it away.
 * @throws StoreError
 */
export async function renameMatch(id: string, title: string | null): Promise<void> {
	const name = title?.trim().slice(0, 120) ?? '';
	await changeRow(id, (row) => {
		if (isNewer(row)) throw new StoreError('newer');
		const head = v.safeParse(headShape, row);
		if (!head.success) return null;
		return { ...head.output, summary: { ...head.output.summary, title: name || null } };
	});
}

/**
 * Remembers that the moves of a match could not be replayed; its next move takes that back. A failed
 * write is found out again at the next try.
 */
export async function markUnplayable(id: string): Promise<void> {
	await changeRow(id, (row) => (isNewer(row) ? null : { ...row, unplayable: true })).catch(
		() => undefined
	);
}

/**
 * Takes a match off the list. It can be taken back for an hour; a damaged or newer row is only
 * marked, its other fields stay as they are.
 * @throws StoreError
 */
export async function deleteMatch(id: string): Promise<void> {
	await changeRow(id, (row) => ({ ...row, deletedAt: Date.now() }));
}

/** @throws StoreError */
export async function undoDelete(id: string): Promise<void> {
	await changeRow(id, (row) => ({ ...row, deletedAt: null }));
}

/**
 * Removes for good what was deleted longer ago than can be undone.
 * @param now epoch milliseconds
 */
export async function purgeDeleted(now: number = Date.now()): Promise<void> {
	try {
		const store = await theStore();
		for (const row of await store.heads())
			if (v.is(deleted, row) && isExpired(row, now)) await store.removeMatch(row.id);
	} catch {
		// The next start tries again.
	}
}
