/** Whole random matches of every rule set: nothing secret in what others may see, nothing stuck. */
import { decision, ruleSets, view, type Event, type RuleSetId } from '$lib/engine';
import { describe, expect, it } from 'vitest';
import { hidden, laid, proceeded, revealed, soloHuman, stageOf, type Table } from './stages';
import { notesOf } from './notes';
import { chance, playAny, PREFERENCES, tableOf } from './table.fixture';
import type { Stage } from './types';

/** Every card that only some may see, replaced by a word that must not come out. */
const SECRET = 'secret-card';
const HIDDEN_FIELDS = ['card', 'cards', 'under', 'hands'] as const;

function marked(event: Event): Event {
	if (!('sees' in event) || !event.sees) return event;
	const copy: Record<string, unknown> = { ...event };
	for (const field of HIDDEN_FIELDS) {
		const value = copy[field];
		if (Array.isArray(value)) copy[field] = value.map(() => SECRET);
		else if (typeof value === 'string') copy[field] = SECRET;
	}
	return copy as unknown as Event;
}

const markedTable = (table: Table): Table => ({
	...table,
	steps: table.steps.map((step) => ({ ...step, events: step.events.map(marked) }))
});

/** Ids of cards in hands that nobody can know from what lies on the table. */
function hiddenIds(table: Table): string[] {
	const open = view(table.game, 'open');
	const known = JSON.stringify({ ...view(table.game, 'table'), options: null });
	return open.seats
		.flatMap((seat) => seat.hand)
		.filter((card): card is string => card !== null && !known.includes(`"${card}"`));
}

const PUBLIC: ReadonlySet<Stage['kind']> = new Set([
	'hand-over',
	'result',
	'bot-move',
	'bot-thinking',
	'round-over',
	'match-over'
]);

function expectNoSecret(table: Table, stage: Stage): void {
	if (!PUBLIC.has(stage.kind)) return;
	const masked = JSON.stringify(stageOf(markedTable(table), PREFERENCES));
	expect(masked).not.toContain(SECRET);
	if (stage.kind === 'hand-over') {
		const text = JSON.stringify(stage.recap);
		for (const id of hiddenIds(table)) expect(text).not.toContain(`"${id}"`);
		return;
	}
	if (!('view' in stage)) return;
	const solo = soloHuman(table);
	const own = solo !== null && table.holder === solo && stage.kind.startsWith('bot-');
	expect(stage.view).toEqual(view(table.game, own ? solo : 'table'));
	if (own) return;
	const text = JSON.stringify({ ...stage, view: { ...stage.view, options: null } });
	for (const id of hiddenIds(table)) expect(text).not.toContain(`"${id}"`);
}

/** What storage would give back: the same, but nobody holds the phone. */
const reloaded = (table: Table): Table => laid(JSON.parse(JSON.stringify(table)) as Table);

interface Walk {
	readonly kinds: Set<Stage['kind']>;
	/** Private notes shown, per seat. */
	readonly notes: number[];
	table: Table;
}

/** Plays a match as people do: now and then somebody hides, or the phone restarts. */
function walk(players: string, ruleSet: RuleSetId, seed: number, interrupted: boolean): Walk {
	const next = chance(seed);
	let table = tableOf(players, ruleSet, { seed: `walk-${String(seed)}` });
	const seen: Walk = { kinds: new Set(), notes: table.players.map(() => 0), table };
	for (let turn = 0; turn < 20_000; turn++) {
		const stage = stageOf(table, PREFERENCES);
		seen.kinds.add(stage.kind);
		seen.table = table;
		expectNoSecret(table, stage);
		if (interrupted && next(6) === 0) {
			table = next(2) === 0 ? hidden(table) : reloaded(table);
			const covered = stageOf(table, PREFERENCES).kind;
			expect(covered).not.toBe('open');
			expect(covered).not.toBe('only-you');
			continue;
		}
		switch (stage.kind) {
			case 'match-over':
				return seen;
			case 'hand-over':
				table = revealed(table, stage.to);
				expect(stageOf(table, PREFERENCES).kind).not.toBe('hand-over');
				break;
			case 'only-you':
				seen.notes[stage.seat] = (seen.notes[stage.seat] ?? 0) + stage.notes.length;
				table = proceeded(table, stage.kind);
				break;
			case 'open':
				expect(stage.decision).toEqual(decision(table.game));
				expect(stage.decision.by).toBe(stage.seat);
				table = playAny(table, next);
				break;
			case 'bot-thinking':
			case 'round-over':
				table = playAny(table, next);
				break;
			default:
				table = proceeded(table, stage.kind);
		}
	}
	throw new Error('the match never ended');
}

/** Each private fact once, up to what each person has caught up with. */
const notesDue = (table: Table) =>
	table.seats.map(({ notes }, seat) =>
		table.players[seat]?.kind === 'human'
			? table.steps.slice(1, notes + 1).flatMap((step) => notesOf(step, seat, false)).length
			: 0
	);

const TABLES = ['hh', 'hb', 'bhb', 'hhhb', 'bb', 'hhbhh'];

describe.each(ruleSets.map(({ id, seats }) => ({ id, seats })))(
	'$id',
	{ timeout: 60_000 },
	({ id, seats }) => {
		const tables = TABLES.filter(({ length }) => length >= seats.min && length <= seats.max);

		it.each(tables)('%s: a match ends and shows nobody a card of another', (players) => {
			const { kinds, notes, table } = walk(players, id, 1, false);
			expect(kinds.has('match-over')).toBe(true);
			const people = [...players].filter((kind) => kind === 'h').length;
			expect(kinds.has('hand-over')).toBe(people > 1);
			expect(notes).toEqual(notesDue(table));
		});

		it.each(tables)(
			'%s: hiding and restarting at any moment loses and opens nothing',
			(players) => {
				const { kinds, notes, table } = walk(players, id, 2, true);
				expect(kinds.has('match-over')).toBe(true);
				// Covered before it was put away: shown again, never skipped.
				for (const [seat, due] of notesDue(table).entries())
					expect(notes[seat]).toBeGreaterThanOrEqual(due);
			}
		);
	}
);
