import { describe, expect, it } from 'vitest';
import { GOAL_SYMBOLS, type GoalSymbol } from '../core/types';
import { CARD_IDS, coloured, hiding, KINDS, kindOfId, turnedUp, type Card } from './card';
import { evaluate } from './evaluate';
import { goalCode } from './goal';
import { info } from './info';
import type { RuseOptions } from './state';

const TABLE = info.presets[0]?.options as RuseOptions;
const PRINTED = info.presets[1]?.options as RuseOptions;
const SEATS = 'ABC';

/** 'king A, cloak B (wizard)' → the column's cards, top to bottom. */
function queue(text: string): Card[] {
	return text.split(', ').map((part) => {
		const [, id, seat, under] = /^([a-z-]+) ([ABC])(?: \(([a-z-]+)\))?$/.exec(part) ?? [];
		const kind = kindOfId(id);
		if (kind === undefined || seat === undefined) throw new Error(`cannot read ${part}`);
		const card = turnedUp(coloured(kind, SEATS.indexOf(seat)));
		return under === undefined ? card : hiding(card, kindOfId(under) as number);
	});
}

function decide(text: string, options: RuseOptions = TABLE, symbol: GoalSymbol = 'music') {
	const goal = goalCode(GOAL_SYMBOLS.indexOf(symbol), 3);
	const { result, why } = evaluate(text === '' ? [] : queue(text), goal, options);
	return {
		winner: result.winner === null ? null : SEATS[result.winner],
		totals: result.totals
			.map(({ seat, points }) => `${SEATS[seat] ?? ''}${String(points)}`)
			.join(' '),
		removed: result.removed
			.map(({ owner, card, by }) => `${card} ${SEATS[owner] ?? ''} by ${by}`)
			.join(', '),
		pair: result.pair === null ? null : SEATS[result.pair],
		decidedBy: why.decidedBy,
		values: why.values.map(({ points }) => points),
		why
	};
}

describe('the worked cases of the rules', () => {
	it.each([
		['1', 'minstrel A, merchant B, storm C', 'A', 'A12 B8 C9', '', 'highest'],
		['2', 'queen C, wizard B, assassin A', 'A', 'A9.5 B7', 'queen C by wizard', 'highest'],
		['3', 'storm B, witch A, assassin C', 'C', 'A1 C9.5', 'storm B by witch', 'highest'],
		[
			'4',
			'king A, wizard B, assassin C, witch B',
			'C',
			'B1 C9.5',
			'king A by wizard, wizard B by witch',
			'highest'
		],
		['5', 'king A, squire B, queen A, prince B', 'B', '', '', 'pair'],
		['6', 'prince B, wizard C, squire B', 'C', 'B2 C7', 'prince B by wizard', 'highest'],
		['7', 'prince B, squire B, beggar A', 'B', '', '', 'pair'],
		['8', 'king A, beggar B, squire C', 'C', 'A20 B4 C2', '', 'lowest'],
		['9', 'dragon A, queen B, traitor B', 'B', 'A11 B22', '', 'highest'],
		['10', 'dragon A, dragon B', 'A', 'A9 B9', '', 'nearest'],
		['11b', 'little-giant A, traitor B, hermit C', 'B', 'A8 B10 C8', '', 'highest'],
		['12a', 'romeo A, king B, juliet A', 'A', 'A29 B20', '', 'highest'],
		['12b', 'romeo A, king B, juliet C', 'B', 'A5 B20 C14', '', 'highest'],
		['13', 'mirror A, mirror B, cardinal C', 'A', 'A8 B8 C8', '', 'nearest'],
		['14a', 'king B, mirror A', 'B', 'B20', '', 'highest'],
		['14b', 'beggar B, king B, mirror A', 'B', 'B24', '', 'lowest'],
		['15', 'beggar A, cloak B', 'B', 'A4 B0', '', 'lowest'],
		['16', 'king A, wizard B, musketeers C', 'A', 'A20 B7 C11', '', 'highest'],
		['17', 'king A, wizard B, wizard C', 'A', 'A20 B7 C7', '', 'highest'],
		['18', 'cloak A (wizard), king B, squire C', 'A', 'A7 C2', 'king B by wizard', 'highest'],
		['19', 'minstrel A, wizard B', 'B', 'B7', 'minstrel A by wizard', 'highest']
	])('%s: %s → %s', (_, column, winner, totals, removed, decidedBy) => {
		const found = decide(column);
		expect(found).toMatchObject({ winner, totals, removed, decidedBy });
		expect(found.pair).toBe(decidedBy === 'pair' ? winner : null);
	});

	it('11a: with penalty 1 the hermit ties with the traitor, who lies nearer', () => {
		expect(decide('little-giant A, traitor B, hermit C', PRINTED)).toMatchObject({
			winner: 'B',
			totals: 'A8 B10 C10',
			decidedBy: 'nearest'
		});
	});
});

describe('values', () => {
	it('are the printed ones', () => {
		const values = Object.fromEntries(info.cards.map(({ id, value }) => [id, value]));
		expect(values).toEqual({
			king: 20,
			queen: 16,
			juliet: 14,
			alchemist: 8,
			'fencing-master': 8,
			landowner: 8,
			merchant: 8,
			cardinal: 8,
			minstrel: 8,
			explorer: 13,
			assassin: 9.5,
			storm: 9,
			cloak: 0,
			traitor: 10,
			musketeers: 11,
			wizard: 7,
			witch: 1,
			prince: 14,
			squire: 2,
			hermit: 12,
			'little-giant': 2,
			mirror: null,
			dragon: 11,
			romeo: 5,
			beggar: 4
		});
		expect(info.cards).toHaveLength(25);
	});

	it.each([
		['alchemist', 'alchemy'],
		['fencing-master', 'fencing'],
		['landowner', 'farming'],
		['merchant', 'trade'],
		['cardinal', 'religion'],
		['minstrel', 'music']
	] as const)('%s counts 12 on %s and 8 elsewhere', (id, home) => {
		for (const symbol of GOAL_SYMBOLS) {
			expect(decide(`${id} A`, TABLE, symbol).values).toEqual([symbol === home ? 12 : 8]);
		}
	});

	it('never let a hermit fall below 0', () => {
		const crowd = Array.from({ length: 8 }, () => 'squire B').join(', ');
		expect(decide(`hermit A, ${crowd}`).values[0]).toBe(0);
		expect(decide(`hermit A, ${crowd}`, PRINTED).values[0]).toBe(4);
	});

	it('let a mirror show what is behind it, modified', () => {
		expect(decide('mirror A, minstrel B').values).toEqual([12, 12]);
		expect(decide('mirror A, romeo B, juliet B').values).toEqual([15, 15, 14]);
		expect(decide('mirror A, little-giant B').values).toEqual([5, 5]);
		expect(decide('mirror A, cloak B (king)').values).toEqual([20, 20]);
		expect(decide('mirror A, mirror B').values).toEqual([null, null]);
	});

	it('count one hidden card as one card', () => {
		expect(decide('little-giant A, cloak B (king)').values).toEqual([5, 20]);
		expect(decide('romeo A, cloak A (juliet)').totals).toBe('A29');
	});
});

describe('musketeers', () => {
	it('leave plain values, professions at home included', () => {
		expect(
			decide('hermit A, little-giant A, romeo B, mirror C, juliet B, minstrel C, musketeers A')
				.values
		).toEqual([12, 2, 5, null, 14, 12, 11]);
	});

	it('void pair, dragon, beggar, wizard and witch', () => {
		expect(decide('prince A, squire A, king B, musketeers C')).toMatchObject({
			winner: 'B',
			pair: null
		});
		expect(decide('dragon A, storm B, musketeers C').totals).toBe('A11 B9 C11');
		expect(decide('beggar A, king B, musketeers C').winner).toBe('B');
		expect(decide('witch A, wizard A, beggar B, musketeers C').why).toMatchObject({
			musketeers: true,
			steps: [
				{ type: 'void', card: 'wizard', because: 'musketeers' },
				{ type: 'void', card: 'witch', because: 'musketeers' }
			]
		});
	});

	it('act from under a cloak', () => {
		expect(decide('cloak A (musketeers), king B, wizard A').removed).toBe('');
	});

	it('break a tie by nearness even beside a beggar', () => {
		expect(decide('traitor A, traitor B, beggar C, musketeers C', PRINTED).winner).toBe('C');
		expect(decide('king B, king A, beggar C, musketeers C', PRINTED)).toMatchObject({
			winner: 'B',
			decidedBy: 'nearest'
		});
	});
});

describe('wizard and witch', () => {
	it('spare 9½ both', () => {
		expect(decide('assassin A, wizard B, witch C').removed).toBe('wizard B by witch');
	});

	it('look at modified values', () => {
		expect(decide('hermit A, wizard B').removed).toBe('hermit A by wizard');
		expect(decide('hermit A, wizard B, squire C').removed).toBe('');
		expect(decide('romeo A, juliet A, wizard B').removed).toBe(
			'romeo A by wizard, juliet A by wizard'
		);
		expect(decide('mirror A, king B, wizard C').removed).toBe(
			'mirror A by wizard, king B by wizard'
		);
	});

	it('are recomputed between the steps', () => {
		// the giant has lost his company by the time the witch looks
		expect(decide('little-giant A, king B, queen B, wizard C, witch C').removed).toBe(
			'little-giant A by wizard, king B by wizard, queen B by wizard, wizard C by witch'
		);
		expect(decide('little-giant A, king B, wizard C, witch C').removed).toBe(
			'little-giant A by wizard, king B by wizard, wizard C by witch'
		);
		expect(decide('mirror A, king B, squire C, wizard C').removed).toBe(
			'mirror A by wizard, king B by wizard'
		);
		// the mirror showed the king's 20 only while he was there
		expect(decide('romeo A, juliet A, witch B, assassin C').removed).toBe('');
		expect(decide('romeo A, juliet A, wizard B, witch B').values).toEqual([1]);
	});

	it('take a hidden card by its own name', () => {
		expect(decide('cloak A (king), wizard B').removed).toBe('king A by wizard');
	});

	it('do nothing when several are there', () => {
		expect(decide('squire A, witch B, witch C').why.steps).toEqual([
			{ type: 'void', card: 'witch', because: 'several' }
		]);
	});

	it('come before the dragon, which then no longer breathes', () => {
		expect(decide('dragon A, queen B, wizard C, squire B').totals).toBe('B2 C7');
	});

	it('leave a mirror without value alone', () => {
		expect(decide('witch A, mirror B').values).toEqual([1, null]);
	});
});

describe('pair', () => {
	it('needs one owner', () => {
		expect(decide('prince A, squire B').pair).toBeNull();
	});

	it('that reaches nearer the goal wins over another', () => {
		expect(decide('squire B, prince A, squire A, prince B').winner).toBe('B');
		expect(decide('king B, prince A, squire B, prince B, squire A').winner).toBe('A');
	});
});

describe('dragon', () => {
	it('weakens every card of every other owner, never below 0', () => {
		expect(decide('dragon A, squire B, cloak C').totals).toBe('A11 B0 C0');
	});

	it('adds up with another', () => {
		expect(decide('dragon A, dragon B, king C').totals).toBe('A9 B9 C16');
	});

	it('comes after the mirror has looked', () => {
		expect(decide('mirror B, dragon A, squire A').values).toEqual([9, 11, 2]);
		expect(decide('mirror A, king B, dragon A').values).toEqual([20, 18, 11]);
	});
});

describe('ties', () => {
	it('go to the nearest card with a value', () => {
		expect(decide('mirror A, queen B, queen A').totals).toBe('A32 B16');
		// the mirror at the end has no value: C's first card that counts lies behind B's
		expect(decide('musketeers A, mirror C, queen B, queen C').winner).toBe('B');
	});

	it('beside a beggar go by the option', () => {
		expect(decide('squire A, beggar C, squire B')).toMatchObject({
			winner: 'A',
			decidedBy: 'nearest'
		});
		expect(decide('squire A, beggar C, squire B', PRINTED)).toMatchObject({
			winner: 'B',
			decidedBy: 'furthest'
		});
	});

	it('look at the last card that has a value, of the tied alone', () => {
		expect(decide('squire B, squire A, beggar C, mirror B', PRINTED).winner).toBe('A');
		expect(decide('squire A, squire B, beggar C', PRINTED).winner).toBe('B');
	});
});

describe('nobody', () => {
	it('wins an empty column or one of lone mirrors', () => {
		expect(decide('')).toMatchObject({ winner: null, decidedBy: 'nobody' });
		expect(decide('mirror A, mirror B')).toMatchObject({ winner: null, totals: '' });
	});
});

describe('report', () => {
	it('tells the steps in order', () => {
		expect(decide('king A, wizard B, dragon B, storm C, beggar C').why).toEqual({
			musketeers: false,
			steps: [
				{
					type: 'removed',
					by: 'wizard',
					owner: 1,
					cards: [
						{ owner: 0, card: 'king' },
						{ owner: 1, card: 'dragon' }
					]
				},
				{ type: 'beggar', owner: 2 }
			],
			values: [
				{ owner: 1, card: 'wizard', points: 7 },
				{ owner: 2, card: 'storm', points: 9 },
				{ owner: 2, card: 'beggar', points: 4 }
			],
			decidedBy: 'lowest'
		});
		expect(decide('dragon A, king B, squire B, prince B').why.steps).toEqual([
			{ type: 'pair', seat: 1 }
		]);
		expect(decide('dragon A, king B').why.steps).toEqual([{ type: 'dragon', owner: 0 }]);
		expect(decide('dragon A, king A').why.steps).toEqual([]);
	});
});

it('knows every id by its kind', () => {
	for (const id of CARD_IDS) expect(CARD_IDS[KINDS[id]]).toBe(id);
	expect(kindOfId('toString')).toBeUndefined();
});
