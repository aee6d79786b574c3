import { view, type CardId, type Move } from '$lib/engine';
import { describe, expect, it } from 'vitest';
import { hidden, laid, movesMade, proceeded, revealed, stageOf, type Table } from './stages';
import { play, PREFERENCES, tableOf } from './table.fixture';
import type { Stage } from './types';

const CLASSIC: readonly CardId[] = [
	...Array<CardId>(5).fill('guard'),
	...['priest', 'priest', 'baron', 'baron', 'handmaid', 'handmaid', 'prince', 'prince'],
	...['king', 'countess', 'princess']
];

/** The whole classic deck, beginning with these cards. */
function deckOf(...first: CardId[]): CardId[] {
	const rest = [...CLASSIC];
	for (const card of first) rest.splice(rest.indexOf(card), 1);
	return [...first, ...rest];
}

/** Three seats; `deck` is the burned card, the hands from seat 0, then the draws. */
const classic = (kinds: string, ...deck: CardId[]): Table =>
	tableOf(kinds, 'classic', {
		stack: { rounds: [{ deck: deckOf(...deck), starter: 0 }] }
	});

function stage<K extends Stage['kind']>(table: Table, kind: K): Extract<Stage, { kind: K }> {
	const at = stageOf(table, PREFERENCES);
	expect(at.kind).toBe(kind);
	return at as Extract<Stage, { kind: K }>;
}

const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);
const priest = (target: number): Move => ({ type: 'play', card: 'priest', target });
const guard = (target: number, guess: number): Move => ({
	type: 'play',
	card: 'guard',
	target,
	guess
});
const reload = (table: Table) => laid(JSON.parse(JSON.stringify(table)) as Table);

describe('between persons', () => {
	const dealt = classic('hhh', 'princess', 'priest', 'baron', 'handmaid', 'guard', 'guard', 'king');

	it('begins covered, with the person to act', () => {
		const at = stage(dealt, 'hand-over');
		expect(at).toMatchObject({ to: 0, reason: 'turn', locked: false, firstTime: false });
		expect(types(at.recap)).toContain('round-started');
		expect(JSON.stringify(at)).not.toContain('priest');
	});

	it('opens the hand of that person alone', () => {
		const at = stage(revealed(dealt, 0), 'open');
		expect(at.seat).toBe(0);
		expect(at.view.seats[0]?.hand).toEqual(['priest', 'guard']);
		expect(at.view.seats[1]?.hand.every((card) => card === null)).toBe(true);
	});

	it('shows a private result first, then the public one, then passes on', () => {
		let table = play(revealed(dealt, 0), priest(1));
		const secret = stage(table, 'only-you');
		expect(secret.seat).toBe(0);
		expect(secret.notes).toHaveLength(1);
		expect(secret.notes[0]).toMatchObject({
			away: false,
			round: 1,
			event: { type: 'hand-seen', by: 0, seat: 1, card: 'baron' }
		});
		table = proceeded(table, 'only-you');
		const result = stage(table, 'result');
		expect(result).toMatchObject({ seat: 0, next: 1 });
		expect(types(result.events)).toContain('card-played');
		expect(JSON.stringify(result.events)).not.toContain('baron');
		table = proceeded(table, 'result');
		const over = stage(table, 'hand-over');
		expect(over.to).toBe(1);
		expect(types(over.recap)).toContain('card-played');
		expect(JSON.stringify(over)).not.toContain('baron');
	});

	it('tells the one whose hand was seen at his next reveal, once', () => {
		let table = proceeded(proceeded(play(revealed(dealt, 0), priest(1)), 'only-you'), 'result');
		table = revealed(table, 1);
		const away = stage(table, 'only-you');
		expect(away.seat).toBe(1);
		expect(away.notes[0]).toMatchObject({
			away: true,
			event: { type: 'hand-seen', by: 0, seat: 1 }
		});
		table = proceeded(table, 'only-you');
		expect(stage(table, 'open').seat).toBe(1);
		expect(stage(revealed(reload(table), 1), 'open').seat).toBe(1);
	});

	it('keeps what was seen as a memory while it is certain', () => {
		const seen = proceeded(play(revealed(dealt, 0), priest(1)), 'only-you');
		const eyes = view(seen.game, 0);
		expect('knows' in eyes && eyes.knows).toEqual([{ seat: 1, card: 'baron' }]);
	});

	it('keeps the phone with a person who has not put a private result away', () => {
		const table = play(revealed(dealt, 0), priest(1));
		for (const covered of [hidden(table), reload(table)]) {
			expect(stage(covered, 'hand-over').to).toBe(0);
			const opened = revealed(covered, 0);
			expect(stage(opened, 'only-you').seat).toBe(0);
			const result = stage(proceeded(opened, 'only-you'), 'result');
			expect(types(result.events)).toContain('card-played');
		}
	});

	it('covers an open hand, and comes back to the person to act', () => {
		const open = revealed(dealt, 0);
		expect(stage(hidden(open), 'hand-over').to).toBe(0);
		expect(stage(reload(open), 'hand-over').to).toBe(0);
		expect(hidden(hidden(open))).toEqual(hidden(open));
	});

	it('leaves the public result where it is when the phone is put away', () => {
		const table = play(revealed(dealt, 0), guard(1, 5));
		expect(hidden(table)).toEqual(table);
		stage(table, 'result');
		expect(stage(reload(table), 'hand-over').to).toBe(1);
	});

	it('counts the recap from when that very person last held the phone', () => {
		const turn = (table: Table, seat: number, move: Move) =>
			proceeded(play(revealed(table, seat), move), 'result');
		let table = classic(
			'hhh',
			'princess',
			'guard',
			'guard',
			'guard',
			'guard',
			'guard',
			'handmaid',
			'priest'
		);
		table = turn(table, 0, guard(1, 8));
		table = turn(table, 1, guard(2, 8));
		table = turn(table, 2, guard(0, 7));
		const { to, recap } = stage(table, 'hand-over');
		expect(to).toBe(0);
		const played = recap.filter((event) => event.type === 'card-played');
		expect(played.map((event) => 'seat' in event && event.seat)).toEqual([1, 2]);
	});
});

describe('what happened to somebody away', () => {
	it('shows the card that a prince of another made him draw', () => {
		const dealt = classic(
			'hhh',
			'princess',
			'prince',
			'baron',
			'handmaid',
			'guard',
			'king',
			'guard'
		);
		let table = play(revealed(dealt, 0), { type: 'play', card: 'prince', target: 1 });
		table = proceeded(table, 'result');
		const { notes } = stage(revealed(table, 1), 'only-you');
		expect(notes.map(({ event, away }) => [event.type, away])).toEqual([['card-drawn', true]]);
		expect(notes[0]?.event).toMatchObject({ seat: 1, card: 'king' });
	});

	it('shows a comparison to both, and to nobody else', () => {
		const dealt = classic(
			'hhh',
			'princess',
			'baron',
			'king',
			'handmaid',
			'countess',
			'guard',
			'guard'
		);
		let table = play(revealed(dealt, 0), { type: 'play', card: 'baron', target: 1 });
		expect(stage(table, 'only-you').notes[0]?.event).toMatchObject({
			type: 'hands-compared',
			hands: ['countess', 'king']
		});
		table = proceeded(proceeded(table, 'only-you'), 'result');
		const over = stage(table, 'hand-over');
		expect(over.to).toBe(2);
		stage(revealed(table, 2), 'open');
		expect(JSON.stringify(over)).not.toContain('countess');
	});

	it('waits for the next round when he was knocked out', () => {
		const dealt = classic(
			'hh',
			'princess',
			'guard',
			'guard',
			'guard',
			'baron',
			'priest',
			'king',
			'guard'
		);
		let table = play(revealed(dealt, 0), { type: 'play', card: 'baron', target: 1 });
		expect(stage(table, 'only-you').seat).toBe(0);
		table = proceeded(table, 'only-you');
		stage(table, 'round-over');
		table = play(table, { type: 'next-round' });
		const seat = 1;
		const { notes } = stage(revealed(hidden(table), seat), 'only-you');
		expect(notes[0]).toMatchObject({ round: 1, away: true, event: { type: 'hands-compared' } });
	});
});

describe('a turn in several steps', () => {
	it('needs no hand-over for the same person, and sums the turn up at its end', () => {
		const deck: CardId[] = ['princess', 'chancellor', 'guard', 'guard', 'guard', 'king', 'priest'];
		const rest: CardId[] = [
			...['spy', 'spy', 'guard', 'guard', 'guard', 'priest', 'baron', 'baron', 'handmaid'],
			...['handmaid', 'prince', 'prince', 'chancellor', 'countess']
		];
		const dealt = tableOf('hhh', 'second-edition', {
			stack: { rounds: [{ deck: [...deck, ...rest], starter: 0 }] }
		});
		let table = play(revealed(dealt, 0), { type: 'play', card: 'chancellor' });
		expect(stage(table, 'open').decision.kind).toBe('keep');
		expect(stage(hidden(table), 'hand-over')).toMatchObject({ to: 0, reason: 'turn' });
		for (const again of [table, revealed(hidden(table), 0), revealed(reload(table), 0)]) {
			const kept = play(again, { type: 'keep', card: 'king', under: ['guard', 'priest'] });
			const result = stage(kept, 'result');
			expect(types(result.events)).toEqual(
				expect.arrayContaining(['card-played', 'cards-drawn', 'cards-returned'])
			);
			expect(JSON.stringify(result)).not.toContain('king');
		}
		table = play(table, { type: 'keep', card: 'king', under: ['guard', 'priest'] });
		expect(movesMade(table)).toBe(2);
	});

	it("hands over for another one's choice, and back", () => {
		const first: CardId[] = ['princess', 'bishop', 'handmaid', 'guard', 'guard', 'priest'];
		const dealt = premiumTable(first);
		let table = play(revealed(dealt, 0), { type: 'play', card: 'bishop', target: 1, guess: 4 });
		expect(stage(table, 'result')).toMatchObject({ seat: 0, next: 1 });
		table = proceeded(table, 'result');
		expect(stage(table, 'hand-over')).toMatchObject({ to: 1, reason: 'choice' });
		table = revealed(table, 1);
		expect(stage(table, 'open').decision.kind).toBe('redraw');
		table = play(table, { type: 'redraw', yes: true });
		expect(stage(table, 'only-you')).toMatchObject({ seat: 1 });
		table = proceeded(table, 'only-you');
		// It is his own turn next: the phone stays with him.
		expect(stage(table, 'open').seat).toBe(1);
	});
});

function premiumTable(first: readonly CardId[]): Table {
	const rest: CardId[] = [
		...Array<CardId>(8).fill('guard'),
		...['assassin', 'jester', 'priest', 'priest', 'cardinal', 'cardinal', 'baron', 'baron'],
		...['baroness', 'baroness', 'handmaid', 'handmaid', 'sycophant', 'sycophant'],
		...['prince', 'prince', 'count', 'count', 'king', 'constable', 'countess'],
		...['dowager-queen', 'princess', 'bishop']
	];
	for (const card of first) rest.splice(rest.indexOf(card), 1);
	const deck = [...first, ...rest];
	return tableOf('hhhhh', 'premium', { stack: { rounds: [{ deck, starter: 0 }] } });
}

describe('one person alone', () => {
	const dealt = classic('hbb', 'princess', 'priest', 'baron', 'handmaid', 'guard', 'guard', 'king');

	it('starts without a cover, and never passes the phone', () => {
		expect(stage(dealt, 'open').seat).toBe(0);
		let table = play(dealt, guard(1, 5));
		expect(stage(table, 'result').next).toBeNull();
		table = proceeded(table, 'result');
		const thinking = stage(table, 'bot-thinking');
		expect(thinking.seat).toBe(1);
		expect(thinking.view.audience).toBe(0);
	});

	it('is covered after a restart, and when it was put away', () => {
		expect(stage(reload(dealt), 'hand-over').to).toBe(0);
		const thinking = proceeded(play(dealt, guard(1, 5)), 'result');
		const covered = hidden(thinking);
		expect(stage(covered, 'hand-over').to).toBe(0);
		expect(stage(revealed(covered, 0), 'bot-thinking').seat).toBe(1);
	});

	it("sees each bot's move, then what it showed him alone", () => {
		const start = classic(
			'hbb',
			'princess',
			'guard',
			'baron',
			'handmaid',
			'guard',
			'priest',
			'king'
		);
		let table = proceeded(play(start, guard(1, 5)), 'result');
		table = play(table, priest(0));
		const bot = stage(table, 'bot-move');
		expect(bot).toMatchObject({ seat: 1, view: { audience: 0 } });
		expect(types(bot.events)).toContain('card-played');
		table = proceeded(table, 'bot-move');
		expect(stage(table, 'only-you').notes[0]).toMatchObject({ away: false });
		table = proceeded(table, 'only-you');
		expect(stage(table, 'bot-thinking').seat).toBe(2);
	});
});

describe('several persons and bots', () => {
	it("shows a bot's move to all before the phone is passed", () => {
		const dealt = classic(
			'hbh',
			'princess',
			'priest',
			'guard',
			'handmaid',
			'guard',
			'guard',
			'king'
		);
		let table = proceeded(play(revealed(dealt, 0), guard(1, 8)), 'result');
		expect(stage(table, 'bot-thinking').view.audience).toBe('table');
		table = play(table, guard(2, 8));
		expect(stage(table, 'bot-move')).toMatchObject({ seat: 1, view: { audience: 'table' } });
		table = proceeded(table, 'bot-move');
		expect(stage(table, 'hand-over').to).toBe(2);
	});
});
