import { describe, expect, it } from 'vitest';
import {
	apply,
	decision,
	RuleError,
	SetupError,
	start,
	view,
	visible,
	type Audience,
	type Event,
	type Game,
	type Goal,
	type Move,
	type Options,
	type RuseStack,
	type RuseView
} from '..';
import { asGame, insideOf } from '../core/engine';
import { cloneState, type State } from './state';

const goal = (symbol: Goal['symbol'], value: number): Goal => ({ symbol, value });

/** Goals nobody reaches within a test, unless it says so. */
const FAR = [goal('music', 5), goal('trade', 5), goal('alchemy', 5), goal('farming', 5)];

interface Table {
	game: Game;
	/** Of the last move. */
	events: readonly Event[];
}

function lay(
	draws: RuseStack['draws'],
	{
		goals = FAR,
		starter = 0,
		options = {}
	}: { goals?: readonly Goal[]; starter?: number; options?: Options } = {}
): Table {
	const seats = draws.length;
	return start({
		ruleSet: 'ruse-and-bruise',
		seats,
		seed: 'flow',
		options,
		stack: { goals: [goals.slice(0, seats)], draws, starter }
	});
}

function play(table: Table, ...moves: Move[]): void {
	for (const move of moves) Object.assign(table, apply(table.game, move));
}

const place = (card: string, column: number): Move => ({ type: 'place', card, column });
const hide = (card: string | null): Move => ({ type: 'hide', card });
const swap = (column: number | null): Move => ({ type: 'swap-goal', column });
const see = (table: Table, audience: Audience = 'open') => view(table.game, audience) as RuseView;
const types = (table: Table) => table.events.map((event) => event.type);

/** 'storm A up, explorer A' */
const queue = (table: Table, column: number, audience: Audience = 'open') =>
	see(table, audience)
		.columns[column]?.cards.map(
			({ owner, card, faceUp, under }) =>
				`${card ?? '?'} ${'ABCDEF'[owner] ?? ''}${faceUp ? ' up' : ''}${under === undefined ? '' : ` (${under ?? '?'})`}`
		)
		.join(', ');

const code = (act: () => unknown): string | null => {
	try {
		act();
		return null;
	} catch (error) {
		if (error instanceof RuleError || error instanceof SetupError) return error.code;
		throw error;
	}
};

describe('set-up', () => {
	it('opens one column per seat, gives three cards each and the turn to the starter', () => {
		const table = lay([['king'], ['queen'], ['juliet']], { starter: 2 });
		const { columns, seats, starter, active, round, phase, toAct } = see(table);
		expect(columns.map((column) => column.goal)).toEqual(FAR.slice(0, 3));
		expect(seats.map(({ hand, drawCount }) => [hand.length, drawCount])).toEqual([
			[3, 22],
			[3, 22],
			[3, 22]
		]);
		expect(seats.map(({ hand }) => hand[0])).toEqual(['king', 'queen', 'juliet']);
		expect({ starter, active, round, phase, toAct }).toEqual({
			starter: 2,
			active: 2,
			round: 1,
			phase: 'turn',
			toAct: 2
		});
		expect(types(table)).toEqual([
			'round-started',
			'goals-opened',
			'hand-refilled',
			'hand-refilled',
			'hand-refilled',
			'turn-started'
		]);
	});

	it('takes the first seat named, and else one by the seed', () => {
		const begin = (seed: string, firstSeat?: number) =>
			view(
				start({
					ruleSet: 'ruse-and-bruise',
					seats: 6,
					seed,
					...(firstSeat === undefined ? {} : { firstSeat })
				}).game,
				'table'
			).starter;
		expect(begin('x', 4)).toBe(4);
		const starters = new Set(Array.from({ length: 60 }, (_, i) => begin(String(i))));
		expect([...starters].sort()).toEqual([0, 1, 2, 3, 4, 5]);
	});

	it('lets a stack name the starter over the first seat', () => {
		const { game } = start({
			ruleSet: 'ruse-and-bruise',
			seats: 3,
			seed: 'x',
			firstSeat: 1,
			stack: { goals: [], draws: [], starter: 2 }
		});
		expect(view(game, 'table').starter).toBe(2);
	});

	it('leaves the ones out for two when the option says so', () => {
		const values = (seats: number, dropOnesForTwo: boolean) =>
			Array.from({ length: 30 }, (_, seed) =>
				(
					view(
						start({
							ruleSet: 'ruse-and-bruise',
							seats,
							seed: String(seed),
							options: { dropOnesForTwo }
						}).game,
						'table'
					) as RuseView
				).columns.map((column) => column.goal.value)
			).flat();
		expect(values(2, true)).not.toContain(1);
		expect(values(2, false)).toContain(1);
		expect(values(3, true)).toContain(1);
	});

	it.each([
		['a goal twice', { goals: [[goal('music', 5), goal('music', 5)]], draws: [] }],
		['a goal that does not exist', { goals: [[goal('music', 5), goal('music', 6)]], draws: [] }],
		['too few columns', { goals: [[goal('music', 5)]], draws: [] }],
		['a card twice', { goals: [], draws: [['king', 'king'], []] }],
		['a card that does not exist', { goals: [], draws: [['emperor'], []] }],
		['too few piles', { goals: [], draws: [['king']] }],
		['a starter who is not there', { goals: [], draws: [], starter: 2 }],
		['a Love Letter deck', { rounds: 3, goals: 7 }]
	])('refuses a stack with %s', (_, stack) => {
		expect(
			code(() =>
				start({
					ruleSet: 'ruse-and-bruise',
					seats: 2,
					seed: 'x',
					stack: stack as unknown as RuseStack
				})
			)
		).toBe('bad-stack');
	});

	it('takes the value 3 of a symbol twice', () => {
		expect(code(() => lay([[], []], { goals: [goal('music', 3), goal('music', 3)] }))).toBeNull();
	});
});

describe('a turn', () => {
	it('lays face down, refills, and passes on', () => {
		const table = lay([['king', 'queen', 'juliet', 'squire'], []]);
		play(table, place('queen', 1));
		expect(queue(table, 1)).toBe('queen A');
		expect(queue(table, 1, 0)).toBe('queen A');
		expect(queue(table, 1, 1)).toBe('? A');
		expect(see(table).seats[0]?.hand).toEqual(['king', 'juliet', 'squire']);
		expect(see(table).active).toBe(1);
		expect(types(table)).toEqual(['card-placed', 'hand-refilled', 'turn-started']);
		expect(visible(table.events, 1).slice(0, 2)).toEqual([
			{ type: 'card-placed', seat: 0, column: 1, card: null, sees: [0] },
			{ type: 'hand-refilled', seat: 0, cards: [null], sees: [0] }
		]);
	});

	it('turns up the card before the new one, which stays face down', () => {
		const table = lay([['king'], ['queen']]);
		play(table, place('king', 0), place('queen', 0));
		expect(queue(table, 0)).toBe('king A up, queen B');
		expect(queue(table, 0, 'table')).toBe('king A up, ? B');
	});

	it('lists every hand card on every open column, in order', () => {
		const table = lay([['king', 'queen', 'juliet'], []]);
		expect(decision(table.game)).toEqual({
			by: 0,
			kind: 'place',
			moves: ['king', 'queen', 'juliet'].flatMap((card) => [place(card, 0), place(card, 1)])
		});
	});

	it('refuses with a reason', () => {
		const table = lay([['storm', 'queen', 'juliet'], ['king']]);
		play(table, place('storm', 0), place('king', 0));
		const refused = (move: unknown) => code(() => apply(table.game, move as Move));
		expect(refused(place('king', 1))).toBe('not-in-hand');
		expect(refused(place('emperor', 1))).toBe('not-in-hand');
		expect(refused(place('queen', 2))).toBe('no-such-column');
		expect(refused(place('queen', -1))).toBe('no-such-column');
		expect(refused(place('queen', 0))).toBe('column-closed');
		expect(refused(place('queen', 0.5))).toBe('malformed-move');
		expect(refused({ ...place('queen', 1), target: 1 })).toBe('malformed-move');
		expect(refused({ type: 'place', card: 'queen' })).toBe('malformed-move');
		expect(refused(null)).toBe('malformed-move');
		expect(refused({})).toBe('malformed-move');
		expect(refused(hide('queen'))).toBe('wrong-kind');
		expect(refused({ type: 'next-round' })).toBe('wrong-kind');
		expect(refused(place('queen', 1))).toBeNull();
		expect(refused({ ...place('queen', 1), target: undefined })).toBeNull();
	});
});

describe('refill', () => {
	it.each([
		[
			'at-once',
			['card-placed', 'hand-refilled', 'card-turned-up', 'column-closed', 'turn-started']
		],
		[
			'after-action',
			['card-placed', 'card-turned-up', 'column-closed', 'hand-refilled', 'turn-started']
		]
	])('%s', (refill, order) => {
		const table = lay([['storm'], ['king']], { options: { refill } });
		play(table, place('storm', 0), place('king', 0));
		expect(types(table)).toEqual(order);
	});

	it.each([
		['at-once', 3],
		['after-action', 2]
	])('%s decides what one may hide below the own cloak', (refill, choices) => {
		const table = lay([['cloak', 'king', 'queen', 'juliet', 'squire'], ['prince']], {
			options: { refill }
		});
		play(table, place('cloak', 0), place('prince', 1), place('king', 0));
		expect(decision(table.game)?.moves).toHaveLength(choices + 1);
		play(table, hide('queen'));
		expect(see(table).seats[0]?.hand).toHaveLength(3);
	});
});

describe('worked case 20: assassin', () => {
	it('sends the king unseen to his owner’s discards', () => {
		const table = lay([['king'], ['assassin']], { starter: 1 });
		play(table, place('assassin', 0), place('king', 0));
		expect(queue(table, 0)).toBe('assassin B up');
		expect(see(table, 0).seats[0]?.discards).toEqual(['king']);
		expect(see(table, 1).seats[0]?.discards).toEqual([null]);
		expect(see(table, 'table').seats[0]?.discards).toEqual([null]);
		expect(see(table, 1).seats[0]?.faceDown).toEqual([{ index: 0, known: null }]);
		expect(visible(table.events, 1)).toContainEqual({
			type: 'card-assassinated',
			column: 0,
			owner: 0,
			card: null,
			assassin: 1,
			sees: [0]
		});
	});

	it('works on his own side and once only', () => {
		const table = lay([
			['assassin', 'king', 'queen'],
			['prince', 'squire']
		]);
		play(table, place('assassin', 0), place('prince', 1), place('king', 0));
		expect(queue(table, 0)).toBe('assassin A up');
		play(table, place('squire', 0));
		expect(queue(table, 0)).toBe('assassin A up, squire B');
	});
});

describe('worked case 21: explorer', () => {
	it('goes on behind the storm, which closes that column', () => {
		const table = lay(
			[
				['explorer', 'king'],
				['storm', 'queen']
			],
			{ starter: 1 }
		);
		play(table, place('storm', 1), place('explorer', 0), place('queen', 0));
		expect(queue(table, 0)).toBe('queen B');
		expect(queue(table, 1)).toBe('storm B up, explorer A');
		expect(see(table).columns[1]).toMatchObject({ closed: true, met: true });
		expect(see(table).columns[0]).toMatchObject({ closed: false, met: false });
		expect(types(table)).toEqual([
			'card-placed',
			'hand-refilled',
			'card-turned-up',
			'card-moved',
			'card-turned-up',
			'column-closed',
			'turn-started'
		]);
	});

	const three = (a: string[], b: string[], c: string[], starter = 0) => lay([a, b, c], { starter });

	it('wraps from the last column to the first and skips closed ones', () => {
		const table = three(['storm', 'explorer', 'king'], ['queen', 'juliet'], ['squire', 'prince']);
		play(table, place('storm', 0), place('queen', 0), place('squire', 2));
		play(table, place('explorer', 2), place('juliet', 2));
		// column 0 is closed, so from the third one the explorer comes to the second
		expect(queue(table, 2)).toBe('squire C up, juliet B');
		expect(queue(table, 1)).toBe('explorer A');
	});

	it('stays, face up, where every other column is closed', () => {
		const table = lay([
			['storm', 'explorer', 'king'],
			['queen', 'juliet']
		]);
		play(table, place('storm', 1), place('queen', 1), place('explorer', 0), place('juliet', 0));
		expect(queue(table, 0)).toBe('explorer A up, juliet B');
		expect(table.events).toContainEqual({ type: 'explorer-stayed', owner: 0, column: 0 });
	});

	it('is assassinated where he lands on a face-down assassin', () => {
		const table = lay([
			['explorer', 'king'],
			['assassin', 'queen']
		]);
		play(table, place('explorer', 0), place('assassin', 1), place('king', 0));
		expect(queue(table, 0)).toBe('king A');
		expect(queue(table, 1)).toBe('assassin B up');
		expect(see(table, 1).seats[0]).toMatchObject({
			discards: [null],
			faceDown: [{ index: 0, known: 'explorer' }]
		});
	});

	it('asks the owner of a traitor or a cloak he lands on, in somebody else’s turn', () => {
		const table = three(['explorer', 'king'], ['traitor', 'queen'], ['squire']);
		play(table, place('explorer', 0), place('traitor', 1), place('squire', 0));
		expect(decision(table.game)).toMatchObject({ by: 1, kind: 'swap-goal' });
		expect(see(table)).toMatchObject({ active: 2, toAct: 1, phase: 'choice' });
		expect(see(table).choice).toEqual({ card: 'traitor', column: 1, index: 0 });
		play(table, swap(2));
		expect(see(table)).toMatchObject({ active: 0, toAct: 0, phase: 'turn', choice: null });
		expect(see(table).columns.map((column) => column.goal)).toEqual([FAR[0], FAR[2], FAR[1]]);
	});

	it('sends another one on, and each travels once in a turn', () => {
		const table = lay(
			[
				['explorer', 'king'],
				['explorer', 'queen', 'squire']
			],
			{ starter: 0 }
		);
		play(table, place('explorer', 0), place('explorer', 1), place('king', 0));
		// A's lands on B's, B's on the king
		expect(queue(table, 0)).toBe('king A up, explorer B');
		expect(queue(table, 1)).toBe('explorer A');
		// next turn both may go again: A's back to the first column, B's from there onto the queen
		play(table, place('queen', 1));
		expect(queue(table, 0)).toBe('king A up, explorer A');
		expect(queue(table, 1)).toBe('queen B up, explorer B');
	});

	it('does not travel again in the turn in which he has', () => {
		const table = three(['storm', 'explorer'], ['squire', 'explorer'], ['king', 'explorer']);
		play(table, place('storm', 2), place('squire', 2), place('king', 0));
		play(table, place('explorer', 0), place('explorer', 1), place('explorer', 0));
		// A's lands on B's, B's on C's, C's on A's again: he stays, face up
		expect(queue(table, 0)).toBe('king C up, explorer B');
		expect(queue(table, 1)).toBe('explorer A up, explorer C');
		expect(types(table).filter((type) => type === 'card-moved')).toHaveLength(3);
		expect(table.events).toContainEqual({ type: 'explorer-stayed', owner: 0, column: 1 });
	});

	it('is shown as known to everybody while he lies face down again', () => {
		const table = lay([['explorer'], ['king']]);
		play(table, place('explorer', 0), place('king', 0));
		expect(see(table, 1).columns[1]?.cards).toEqual([
			{ owner: 0, card: null, faceUp: false, known: 'explorer' }
		]);
	});
});

describe('storm', () => {
	it('closes with the card that revealed it inside; nothing more is laid there', () => {
		const table = lay([['storm', 'king', 'queen'], ['squire']]);
		play(table, place('storm', 0), place('squire', 0));
		expect(queue(table, 0)).toBe('storm A up, squire B');
		expect(
			decision(table.game)?.moves.every((move) => move.type === 'place' && move.column === 1)
		).toBe(true);
	});
});

describe('cloak', () => {
	const open = () => {
		const table = lay([['cloak', 'king', 'queen', 'juliet', 'squire', 'romeo'], ['prince']]);
		play(table, place('cloak', 0), place('prince', 0));
		return table;
	};

	it('asks its owner in the other’s turn', () => {
		const table = open();
		expect(decision(table.game)).toEqual({
			by: 0,
			kind: 'hide',
			moves: [hide('king'), hide('queen'), hide('juliet'), hide(null)]
		});
		expect(see(table)).toMatchObject({ active: 1, toAct: 0, phase: 'choice' });
	});

	it('hides a card for its owner alone, who refills; both are one card', () => {
		const table = open();
		play(table, hide('queen'));
		expect(queue(table, 0, 0)).toBe('cloak A up (queen), ? B');
		expect(queue(table, 0, 1)).toBe('cloak A up (?), prince B');
		expect(queue(table, 0, 'table')).toBe('cloak A up (?), ? B');
		expect(see(table).seats[0]?.hand).toEqual(['king', 'juliet', 'squire']);
		expect(types(table)).toEqual(['card-hidden', 'hand-refilled', 'turn-started']);
		expect(see(table).active).toBe(0);
	});

	it('may stay empty', () => {
		const table = open();
		play(table, hide(null));
		expect(queue(table, 0)).toBe('cloak A up, prince B');
		expect(types(table)).toEqual(['hide-declined', 'turn-started']);
	});

	it('does not ask an owner without hand cards', () => {
		const table = lay([['cloak'], ['prince']]);
		play(table, place('cloak', 0));
		const value = insideOf(table.game);
		const state = cloneState(value.state as State);
		state.hands[0] = [];
		state.draws[0] = [];
		table.game = asGame({ ...value, state });
		play(table, place('prince', 0));
		expect(see(table)).toMatchObject({ phase: 'turn', toAct: 1, choice: null });
		expect(types(table)).toContain('seat-skipped');
	});

	it('refuses a card that is not in its owner’s hand', () => {
		const table = open();
		expect(code(() => apply(table.game, hide('cloak')))).toBe('not-in-hand');
		expect(code(() => apply(table.game, hide('prince')))).toBe('not-in-hand');
		expect(code(() => apply(table.game, place('king', 1)))).toBe('wrong-kind');
	});
});

describe('traitor', () => {
	it('may decline, and swaps with every other column, closed ones too', () => {
		const table = lay([
			['storm', 'traitor', 'queen'],
			['prince', 'king']
		]);
		play(table, place('storm', 1), place('prince', 1), place('traitor', 0), place('king', 0));
		expect(decision(table.game)).toEqual({
			by: 0,
			kind: 'swap-goal',
			moves: [swap(1), swap(null)]
		});
		expect(code(() => apply(table.game, swap(0)))).toBe('not-legal');
		expect(code(() => apply(table.game, swap(2)))).toBe('no-such-column');
		const declined = { ...table };
		play(declined, swap(null));
		expect(types(declined)).toEqual(['swap-declined', 'turn-started']);
		play(table, swap(1));
		const { columns } = see(table);
		expect(columns.map((column) => [column.goal.value, column.closed])).toEqual([
			[5, false],
			[5, true]
		]);
		expect(columns.map((column) => column.goal.symbol)).toEqual(['trade', 'music']);
		expect(queue(table, 1)).toBe('storm A up, prince B');
	});
});

describe('the end of a round', () => {
	const short = [goal('music', 1), goal('trade', 2)];

	it('comes when every column is met, and the closer begins the next', () => {
		const table = lay(
			[
				['king', 'squire'],
				['prince', 'queen']
			],
			{ goals: short }
		);
		play(table, place('squire', 1), place('prince', 0), place('king', 1));
		expect(types(table).slice(3)).toEqual([
			'columns-revealed',
			'column-evaluated',
			'column-won',
			'column-evaluated',
			'column-won'
		]);
		const seen = see(table, 'table');
		expect(seen).toMatchObject({
			phase: 'round-over',
			active: null,
			toAct: 'table',
			nextStarter: 0,
			winners: null
		});
		expect(queue(table, 0, 'table')).toBe('prince B up');
		expect(queue(table, 1, 'table')).toBe('squire A up, king A up');
		expect(seen.seats.map(({ goals, score, discards }) => [goals, score, discards])).toEqual([
			[[goal('trade', 2)], 2, ['squire', 'king']],
			[[goal('music', 1)], 1, ['prince']]
		]);
		expect(seen.result?.columns.map((column) => [column.winner, column.totals])).toEqual([
			[1, [{ seat: 1, points: 14 }]],
			[0, [{ seat: 0, points: 22 }]]
		]);
		play(table, { type: 'next-round' });
		expect(see(table)).toMatchObject({
			round: 2,
			starter: 0,
			active: 0,
			phase: 'turn',
			result: null
		});
		expect(see(table).columns.every((column) => column.cards.length === 0)).toBe(true);
		expect(see(table, 1).history[0]).toEqual({ type: 'round-started', round: 2, starter: 0 });
	});

	it('lets the closer’s left neighbour begin when the option says so', () => {
		const table = lay(
			[
				['king', 'squire'],
				['prince', 'queen']
			],
			{
				goals: short,
				options: { nextStarter: 'left-of-closer' }
			}
		);
		play(table, place('squire', 1), place('prince', 0), place('king', 1));
		expect(see(table).nextStarter).toBe(1);
		play(table, { type: 'next-round' });
		expect(see(table).starter).toBe(1);
	});

	it('waits for the last choice, and the closer is whose turn it was', () => {
		const table = lay(
			[
				['traitor', 'squire'],
				['prince', 'queen', 'king']
			],
			{
				goals: [goal('music', 2), goal('trade', 3)]
			}
		);
		play(table, place('traitor', 1), place('prince', 0), place('squire', 0), place('queen', 1));
		// columns hold 2 of 2 and 2 of 3: only the swap could not meet both, the traitor's owner decides
		expect(see(table)).toMatchObject({ phase: 'choice', toAct: 0, active: 1 });
		play(table, swap(0));
		expect(see(table).columns.map((column) => column.met)).toEqual([false, true]);
		expect(see(table)).toMatchObject({ phase: 'turn', active: 0 });
	});

	it('can be brought about by a swap that meets every column', () => {
		const table = lay(
			[
				['storm', 'traitor', 'squire'],
				['prince', 'queen', 'king']
			],
			{ goals: [goal('music', 4), goal('trade', 2)] }
		);
		play(table, place('storm', 1), place('prince', 1), place('traitor', 0), place('queen', 0));
		expect(see(table)).toMatchObject({ phase: 'choice', toAct: 0, active: 1 });
		play(table, swap(1));
		expect(see(table)).toMatchObject({ phase: 'round-over', nextStarter: 1 });
	});

	it('turns cards up without their actions, and what is hidden comes to light', () => {
		const table = lay(
			[
				['cloak', 'king', 'storm'],
				['squire', 'assassin']
			],
			{
				goals: [goal('music', 2), goal('trade', 1)]
			}
		);
		play(table, place('cloak', 0), place('squire', 0), hide('king'), place('storm', 1));
		expect(queue(table, 0, 'table')).toBe('cloak A up (king), squire B up');
		expect(queue(table, 1, 'table')).toBe('storm A up');
		expect(see(table).columns[1]?.closed).toBe(false);
		expect(see(table, 'table').seats[0]?.discards).toEqual(['cloak', 'king', 'storm']);
		expect(see(table).result?.columns[0]?.totals).toEqual([
			{ seat: 0, points: 20 },
			{ seat: 1, points: 2 }
		]);
	});

	it('takes a goal nobody can win out of the game', () => {
		const table = lay([['mirror', 'king'], ['prince']], {
			goals: [goal('music', 1), goal('trade', 1)]
		});
		play(table, place('mirror', 0), place('prince', 1));
		expect(see(table).gone).toEqual([goal('music', 1)]);
		expect(table.events).toContainEqual({
			type: 'column-won',
			column: 0,
			seat: null,
			goal: goal('music', 1)
		});
	});
});

describe('without cards', () => {
	/** Everything onto column 0, so that no discards ever come: the second column stays empty. */
	const pile = [
		'king',
		'queen',
		'juliet',
		'alchemist',
		'fencing-master',
		'landowner',
		'merchant',
		'cardinal',
		'minstrel',
		'musketeers',
		'wizard',
		'witch',
		'prince',
		'squire',
		'hermit',
		'little-giant',
		'mirror',
		'dragon',
		'romeo',
		'beggar'
	];

	it('a seat is skipped, and the round ends as it stands when nobody can lay', () => {
		// A's explorer, storm, cloak, traitor and assassin last, so that A holds more cards than B
		const table = lay([
			[...pile, 'traitor', 'cloak', 'explorer', 'assassin', 'storm'],
			[...pile, 'traitor', 'cloak', 'explorer', 'assassin', 'storm']
		]);
		const skipped: number[] = [];
		for (
			let next = decision(table.game);
			next !== null && next.kind !== 'next-round';
			next = decision(table.game)
		) {
			// decline every choice; hide as much as B can, so that B runs dry first
			const choice = next.by === 1 ? next.moves[0] : next.moves.at(-1);
			play(
				table,
				next.kind === 'place'
					? (next.moves.find(
							(move) => move.type === 'place' && move.column === 0 && move.card !== 'storm'
						) ?? (next.moves[0] as Move))
					: (choice as Move)
			);
			skipped.push(
				...table.events.flatMap((event) => (event.type === 'seat-skipped' ? [event.seat] : []))
			);
		}
		expect(skipped.length).toBeGreaterThan(0);
		expect(see(table).phase).toBe('round-over');
		expect(see(table).seats.every(({ hand }) => hand.length === 0)).toBe(true);
		expect(see(table).columns.some((column) => !column.met)).toBe(true);
		play(table, { type: 'next-round' });
		expect(see(table).seats.every(({ hand }) => hand.length === 3)).toBe(true);
	});
});
