/** Where a match begins: a new one from a set-up, or one that is kept on this device. */
import { start, type Options, type RuleSetId, type Seat, type Setup } from '$lib/engine';
import { askPersistence, type SeatMemory } from '$lib/storage';
import { claimMatch } from '$lib/storage/claim';
import { loadMatch, markUnplayable, saveNewMatch } from '$lib/storage/games';
import { freshId, freshSeed } from '$lib/storage/ids';
import { theStore } from '$lib/storage/open-store';
import { progressOf } from '$lib/storage/summary';
import { seatedBots } from '$lib/bots/driver';
import type { DriverFor } from './drivers';
import { TableMatch } from './match.svelte';
import { replayed, stepOf } from './replay';
import { rowsOf, saverOf } from './saver';
import { laid, type Table } from './stages';
import type { Match, MatchSummary, Player } from './types';

export interface NewMatch {
	readonly ruleSet: RuleSetId;
	/** Complete, or empty for the default preset. */
	readonly options: Options;
	/** In seat order, clockwise. */
	readonly players: readonly Player[];
	/** Who starts the first round; the rules decide when it is not given. */
	readonly firstSeat?: Seat;
	readonly title?: string | null;
}

const FRESH_SEAT: SeatMemory = { held: null, notes: 0, wrongCodes: 0, waitUntil: 0 };

/**
 * Deals and keeps a new match; asks the browser once to keep its data.
 * @returns its id
 * @throws SetupError for a set-up the rules refuse, StoreError when it cannot be kept
 */
export async function createMatch(wanted: NewMatch): Promise<string> {
	const setup: Setup = {
		ruleSet: wanted.ruleSet,
		seats: wanted.players.length,
		seed: freshSeed(),
		options: wanted.options,
		...(wanted.firstSeat === undefined ? {} : { firstSeat: wanted.firstSeat })
	};
	const { game, events } = start(setup);
	const now = Date.now();
	const summary: MatchSummary = {
		id: freshId(),
		title: wanted.title?.trim() || null,
		ruleSet: wanted.ruleSet,
		options: wanted.options,
		players: wanted.players,
		createdAt: now,
		updatedAt: now,
		...progressOf(game)
	};
	const table: Table = laid({
		game,
		players: wanted.players,
		steps: [stepOf('table', game, events)],
		seats: wanted.players.map(() => FRESH_SEAT),
		notices: []
	});
	const rows = rowsOf(table, summary, { rev: 0, botSeed: freshSeed() });
	await saveNewMatch({
		...rows,
		body: { ...rows.body, seats: wanted.players.map(() => FRESH_SEAT) }
	});
	void askPersistence();
	return summary.id;
}

export const OPEN_ERROR_CODES = [
	'missing',
	/** It can be exported as it is, and deleted; other matches are unaffected. */
	'damaged',
	'newer',
	/** Another tab plays it; `openMatch(id, { takeOver: true })` takes it from there. */
	'open-elsewhere',
	'not-read'
] as const;
export type OpenErrorCode = (typeof OPEN_ERROR_CODES)[number];

export type OpenAnswer =
	| { readonly ok: true; readonly match: Match }
	| { readonly ok: false; readonly code: OpenErrorCode };

export interface OpenOptions {
	readonly takeOver?: boolean;
	/** Who plays for the bots, when it is not the bots themselves (tests). */
	readonly driverFor?: DriverFor;
}

/** Matches open in this tab: opening one again replaces it. */
const openHere = new Map<string, TableMatch>();

/**
 * Opens a kept match where it was left, covered.
 * The caller calls `dispose` when its page goes.
 */
export async function openMatch(
	id: string,
	{ takeOver = false, driverFor }: OpenOptions = {}
): Promise<OpenAnswer> {
	await openHere.get(id)?.close();
	const claim = await claimMatch(id, { takeOver });
	if (!claim) return { ok: false, code: 'open-elsewhere' };
	const refuse = async (code: OpenErrorCode): Promise<OpenAnswer> => {
		if (code === 'damaged') await markUnplayable(id);
		await claim.release();
		return { ok: false, code };
	};

	const loaded = await loadMatch(id);
	if (!loaded.ok) return refuse(loaded.code);
	const { head, body } = loaded.match;
	const replay = replayed(body.record);
	if (!replay.ok) return refuse(replay.code === 'newer-version' ? 'newer' : 'damaged');
	const table = laid({
		game: replay.game,
		players: head.summary.players,
		steps: replay.steps,
		seats: body.seats,
		notices: body.notices
	});
	const match = new TableMatch({
		summary: head.summary,
		table,
		saver: saverOf({ rev: head.rev, botSeed: body.botSeed }),
		botSeed: body.botSeed,
		claim,
		driverFor: driverFor ?? seatedBots(),
		trouble: (await theStore()).kind === 'memory' ? 'memory-only' : null
	});
	openHere.set(id, match);
	return { ok: true, match };
}

/**
 * The same people, seats and house rules again, with a new deal.
 * @returns the id of the new match, or null when the old one cannot be read
 * @throws StoreError, SetupError
 */
export async function samePeopleAgain(id: string): Promise<string | null> {
	const loaded = await loadMatch(id);
	if (!loaded.ok) return null;
	const { ruleSet, options, players } = loaded.match.head.summary;
	return createMatch({ ruleSet, options, players });
}
