import { expect, it } from 'vitest';
import {
	apply,
	queueWorths,
	reckon,
	start,
	view,
	worth,
	type Audience,
	type Move,
	type RuseView
} from '..';

const MUSIC = { symbol: 'music', value: 5 } as const;
const TRADE = { symbol: 'trade', value: 5 } as const;

function after(draws: readonly string[][], ...moves: Move[]) {
	let { game } = start({
		ruleSet: 'ruse-and-bruise',
		seats: 2,
		seed: 'worth',
		stack: { goals: [[MUSIC, TRADE]], draws, starter: 0 }
	});
	for (const move of moves) game = apply(game, move).game;
	return (audience: Audience) => view(game, audience) as RuseView;
}

const place = (card: string, column: number): Move => ({ type: 'place', card, column });

it('knows a profession at home, and Romeo beside his own Juliet', () => {
	const see = after([['juliet', 'minstrel', 'romeo'], ['romeo']], place('juliet', 0));
	expect([worth(see(0), 'romeo', 0), worth(see(0), 'romeo', 1)]).toEqual([15, 5]);
	expect([worth(see(1), 'romeo', 0), worth(see(0), 'romeo', 0, 1)]).toEqual([5, 5]);
	expect([worth(see(0), 'minstrel', 0), worth(see(0), 'minstrel', 1)]).toEqual([12, 8]);
});

it('counts what lies face down as company only', () => {
	const see = after([['king', 'hermit', 'little-giant', 'mirror'], []], place('king', 0));
	for (const audience of [0, 1] as const) {
		expect(worth(see(audience), 'hermit', 0)).toBe(10);
		expect(worth(see(audience), 'little-giant', 0)).toBe(5);
		expect(worth(see(audience), 'mirror', 0)).toBeNull();
	}
	expect(queueWorths(see(0), 0)).toEqual([20]);
	expect(queueWorths(see(1), 0)).toEqual([null]);
});

it('takes the card below a cloak for the cloak, where it is known', () => {
	const see = after(
		[
			['cloak', 'musketeers'],
			['squire', 'hermit']
		],
		place('cloak', 0),
		place('squire', 0),
		{ type: 'hide', card: 'musketeers' }
	);
	expect(queueWorths(see(0), 0)).toEqual([11, null]);
	expect(queueWorths(see(1), 0)).toEqual([null, 2]);
	// only their owner knows that musketeers wait there
	expect([worth(see(0), 'hermit', 0), worth(see(1), 'hermit', 0)]).toEqual([12, 8]);
});

it('answers null for what is not there', () => {
	const see = after([[], []]);
	expect(worth(see('table'), 'emperor', 0)).toBeNull();
	expect(worth(see('table'), 'king', 9)).toBeNull();
	expect(queueWorths(see('table'), 9)).toEqual([]);
});

it('is exported beside the reckoning of goals', () => {
	expect(reckon([MUSIC, TRADE])).toEqual({ plain: 10, doubled: null, inSet: 20, points: 10 });
});
