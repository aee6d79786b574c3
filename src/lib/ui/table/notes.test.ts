import { expect, test } from 'vitest';
import { noteFact } from './notes';

test('who looked sees the other’s card; who was looked at sees his own', () => {
	const event = { type: 'hand-seen', by: 0, seat: 2, card: 'king', sees: [0, 2] } as const;
	expect(noteFact(event, 0)).toEqual({ text: 'saw', other: 2, cards: [{ seat: 2, card: 'king' }] });
	expect(noteFact(event, 2)).toEqual({
		text: 'seenBy',
		other: 0,
		cards: [{ seat: 2, card: 'king' }]
	});
});

test('a card that is hidden from this seat makes no note', () => {
	expect(noteFact({ type: 'hand-seen', by: 0, seat: 2, card: null }, 0)).toBeNull();
	expect(
		noteFact(
			{ type: 'hands-compared', seats: [0, 1], hands: [null, null], loser: null, by: 'lower' },
			2
		)
	).toBeNull();
	expect(noteFact({ type: 'card-drawn', seat: 1, card: null, from: 'deck' }, 1)).toBeNull();
});

test('a comparison is told from one’s own side, the other’s card first', () => {
	const event = {
		type: 'hands-compared',
		seats: [0, 1],
		hands: ['prince', 'guard'],
		loser: 1,
		by: 'lower',
		sees: [0, 1]
	} as const;
	expect(noteFact(event, 0)).toEqual({
		text: 'comparedWon',
		other: 1,
		cards: [
			{ seat: 1, card: 'guard' },
			{ seat: 0, card: 'prince' }
		]
	});
	expect(noteFact(event, 1)?.text).toBe('comparedLost');
	expect(noteFact({ ...event, loser: null }, 1)?.text).toBe('comparedNone');
});

test('after a swap each card is named with its new holder', () => {
	const event = {
		type: 'hands-swapped',
		seats: [1, 3],
		cards: ['princess', 'guard'],
		sees: [1, 3]
	} as const;
	expect(noteFact(event, 3)?.cards).toEqual([
		{ seat: 1, card: 'princess' },
		{ seat: 3, card: 'guard' }
	]);
});
