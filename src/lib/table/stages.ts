/**
 * The hand-over as a pure machine: what lies on the table and who holds the phone give the stage;
 * each thing people do gives the next table. No DOM, no storage, no clock.
 * docs/decisions/hand-over.md says why it is cut this way.
 */
import { decision, view, visible, type Event, type Game, type Seat } from '$lib/engine';
import type { SeatMemory } from '$lib/storage';
import { notesOf, type TableStep } from './notes';
import type { Player, PrivateNote, RevealStyle, Stage, TableNotice } from './types';

export interface Table {
	readonly game: Game;
	readonly players: readonly Player[];
	/** `steps[0]` is the deal, `steps[n]` the n-th move. */
	readonly steps: readonly TableStep[];
	readonly seats: readonly SeatMemory[];
	readonly notices: readonly TableNotice[];
	/** The person whose cards may be on the screen; null: everything is covered. */
	readonly holder: Seat | null;
	/** How many steps everybody at this device has been shown, or will get in a recap. */
	readonly shown: number;
}

export interface StagePreferences {
	readonly reveal: RevealStyle;
	/** The hint how to pass the phone has not been shown yet. */
	readonly firstTime: boolean;
}

const isHuman = (table: Table, seat: Seat) => table.players[seat]?.kind === 'human';

/** The only person at this table, who never hands over; null when there are more, or none. */
export function soloHuman(table: Table): Seat | null {
	const humans = table.players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
	return humans.length === 1 ? (humans[0] ?? null) : null;
}

/** Moves made so far. */
export const movesMade = (table: Table) => table.steps.length - 1;

const lastStep = (table: Table): TableStep | undefined => table.steps[table.steps.length - 1];

function remember(table: Table, seat: Seat, change: Partial<SeatMemory>): Table {
	return {
		...table,
		seats: table.seats.map((memory, at) => (at === seat ? { ...memory, ...change } : memory))
	};
}

/** What one person has not been shown yet of what concerns nobody else. */
export function unreadNotes(table: Table, seat: Seat): PrivateNote[] {
	const from = (table.seats[seat]?.notes ?? 0) + 1;
	const solo = soloHuman(table) === seat;
	return table.steps.slice(from).flatMap((step) => notesOf(step, seat, !solo && step.by !== seat));
}

/**
 * A person whose own move showed him something that he has not put away yet: the phone is still
 * his. Null once the round is over, where nothing waits for him.
 */
function owed(table: Table): Seat | null {
	const last = lastStep(table);
	if (!last || last.by === 'table' || movesMade(table) === 0 || !isHuman(table, last.by))
		return null;
	const next = decision(table.game);
	if (!next || next.by === 'table') return null;
	return unreadNotes(table, last.by).some((note) => !note.away) ? last.by : null;
}

/** The public events since somebody last held the phone, from the current round's start at most. */
function recapFor(table: Table, seat: Seat): Event[] {
	const from = (table.seats[seat]?.held ?? -1) + 1;
	const events = table.steps.slice(from).flatMap((step) => step.events);
	const start = events.findLastIndex((event) => event.type === 'round-started');
	return visible(events.slice(Math.max(0, start)), 'table');
}

const eventsSince = (table: Table, from: number) =>
	visible(
		table.steps.slice(from).flatMap((step) => step.events),
		'table'
	);

function handOver(table: Table, to: Seat, preferences: StagePreferences): Stage {
	const { phase, active, round } = view(table.game, 'table');
	const held = table.seats[to]?.held ?? null;
	return {
		kind: 'hand-over',
		to,
		reason: phase === 'choice' && active !== to ? 'choice' : 'turn',
		recap: recapFor(table, to),
		notices: table.notices.filter(
			(notice) => notice.round === round && (held === null || notice.moves >= held)
		),
		locked: table.players[to]?.lock !== undefined,
		firstTime: preferences.firstTime,
		reveal: preferences.reveal
	};
}

/** Everything public that may be on the screen before somebody opens a hand. */
function publicStage(table: Table, preferences: StagePreferences): Stage {
	const { game, holder } = table;
	const solo = soloHuman(table);
	const eyes = solo !== null && holder === solo ? solo : 'table';
	const next = decision(game);
	const last = lastStep(table);
	if (last && last.by !== 'table' && table.shown < table.steps.length) {
		const events = eventsSince(table, table.shown);
		if (!isHuman(table, last.by))
			return { kind: 'bot-move', seat: last.by, view: view(game, eyes), events };
		if (next && next.by !== 'table' && next.by !== last.by)
			return {
				kind: 'result',
				seat: last.by,
				view: view(game, 'table'),
				events,
				next: isHuman(table, next.by) ? next.by : null
			};
	}
	if (!next || next.by === 'table')
		return {
			kind: next ? 'round-over' : 'match-over',
			view: view(game, 'table'),
			events: eventsSince(table, table.steps.length - 1)
		};
	if (isHuman(table, next.by)) return handOver(table, next.by, preferences);
	return { kind: 'bot-thinking', seat: next.by, view: view(game, eyes) };
}

/** A bot's move is shown to everybody before what it means to one person alone. */
function botMovePending(table: Table): boolean {
	const last = lastStep(table);
	return (
		last !== undefined &&
		last.by !== 'table' &&
		!isHuman(table, last.by) &&
		table.shown < table.steps.length
	);
}

/** What the screen shows now. */
export function stageOf(table: Table, preferences: StagePreferences): Stage {
	const { game, holder } = table;
	const next = decision(game);
	if (holder === null) {
		const solo = soloHuman(table);
		if (solo !== null && next && next.by !== 'table') return handOver(table, solo, preferences);
		const owner = owed(table);
		return owner === null ? publicStage(table, preferences) : handOver(table, owner, preferences);
	}
	if (botMovePending(table)) return publicStage(table, preferences);
	const notes = unreadNotes(table, holder);
	if (notes.length > 0) return { kind: 'only-you', seat: holder, notes, view: view(game, holder) };
	if (next?.by === holder)
		return { kind: 'open', seat: holder, view: view(game, holder), decision: next };
	return publicStage(table, preferences);
}

/** Takes the phone from a holder who has nothing left to see or to do; one person alone keeps it. */
function settle(table: Table): Table {
	const { holder } = table;
	if (holder === null || unreadNotes(table, holder).length > 0) return table;
	const upToDate = remember(table, holder, { notes: movesMade(table) });
	const stays = soloHuman(table) === holder || decision(table.game)?.by === holder;
	return stays ? upToDate : { ...upToDate, holder: null };
}

/**
 * A match as it comes out of storage: covered. A single person who has never seen a card of it
 * starts without a cover.
 */
export function laid(table: Omit<Table, 'holder' | 'shown'>): Table {
	const all = { ...table, holder: null, shown: table.steps.length };
	const solo = soloHuman(all);
	if (solo !== null && all.seats[solo]?.held === null) return revealed(all, solo);
	const last = lastStep(all);
	const going = owed(all) !== null || decision(all.game)?.by === last?.by;
	if (!going || !last || last.by === 'table') return all;
	// The rest of his turn is still to come: its public result is shown as a whole, afterwards.
	return { ...all, shown: all.steps.findLastIndex((step) => step.by !== last.by) + 1 };
}

/** The person to whom the phone was passed has opened the hand. */
export function revealed(table: Table, seat: Seat): Table {
	const open = remember(table, seat, { held: movesMade(table), wrongCodes: 0, waitUntil: 0 });
	const waiting = soloHuman(table) === seat || lastStep(table)?.by === seat;
	return settle({ ...open, holder: seat, shown: waiting ? table.shown : table.steps.length });
}

/** Covers whatever one person alone may see. */
export function hidden(table: Table): Table {
	return table.holder === null ? table : { ...table, holder: null };
}

/** One move was made: by the holder, by a bot, or by the table (a new round). */
export function moved(table: Table, game: Game, step: TableStep): Table {
	const next = { ...table, game, steps: [...table.steps, step] };
	if (step.by === 'table') return settle({ ...next, shown: next.steps.length });
	return settle(
		isHuman(table, step.by) ? remember(next, step.by, { held: movesMade(next) }) : next
	);
}

/** "Hide and continue", "done, pass on", or a bot's move was seen. */
export function proceeded(table: Table, from: Stage['kind']): Table {
	const { holder } = table;
	if (from === 'only-you' && holder !== null)
		return settle(remember(table, holder, { notes: movesMade(table) }));
	if (from !== 'result' && from !== 'bot-move') return table;
	const seen = { ...table, shown: table.steps.length };
	return holder === null ? seen : remember(seen, holder, { held: movesMade(table) });
}
