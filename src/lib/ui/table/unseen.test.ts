import { describe, expect, test } from 'vitest';
import { start, view, type LoveLetterView, type Options, type RuleSetId } from '$lib/engine';
import { deckOf, unseenCards, unseenValues } from './unseen';

function opened(
	ruleSet: RuleSetId,
	seats: number,
	over: Partial<LoveLetterView> = {},
	options?: Options
): LoveLetterView {
	const { game } = start({
		ruleSet,
		seats,
		seed: 'unseen',
		firstSeat: 0,
		...(options ? { options } : {})
	});
	const seen = view(game, 0);
	if (seen.ruleSet === 'ruse-and-bruise') throw new Error('another family');
	return { ...seen, ...over };
}
const unseenOf = (of: LoveLetterView, card: string) =>
	unseenCards(of).find((one) => one.card === card)?.unseen;

describe('unseen copies', () => {
	test('at the start only the own hand has been seen', () => {
		const seen = opened('classic', 4);
		const left = unseenCards(seen).reduce((sum, card) => sum + card.unseen, 0);
		expect(left).toBe(16 - 2);
	});

	test('what lies open, the hand and what was shown are counted, everything else is not', () => {
		const base = opened('classic', 2);
		const seen = opened('classic', 2, {
			faceUp: ['guard', 'guard', 'priest'],
			knows: [{ seat: 1, card: 'princess' }],
			seats: base.seats.map((seat, at) => ({
				...seat,
				hand: at === 0 ? ['king', 'baron'] : [null],
				pile: at === 1 ? ['guard'] : []
			}))
		});
		expect(unseenOf(seen, 'guard')).toBe(5 - 3);
		expect(unseenOf(seen, 'priest')).toBe(1);
		expect(unseenOf(seen, 'king')).toBe(0);
		expect(unseenOf(seen, 'princess')).toBe(0);
		expect(unseenOf(seen, 'countess')).toBe(1);
	});

	test('a hidden card counts nothing, and the table sees no hand', () => {
		const { game } = start({ ruleSet: 'classic', seats: 3, seed: 'table', firstSeat: 0 });
		const table = view(game, 'table');
		if (table.ruleSet === 'ruse-and-bruise') throw new Error('another family');
		expect(unseenCards(table).every((card) => card.unseen === card.copies)).toBe(true);
	});

	test('by value: several characters of one value are one cell', () => {
		const seen = opened('premium', 5);
		const fives = unseenValues(seen).find((cell) => cell.value === 5);
		expect(fives?.cards.map((card) => card.card)).toEqual(['prince', 'count']);
		expect(fives?.copies).toBe(4);
		expect(unseenValues(seen).map((cell) => cell.value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
	});

	test('hope-despair: an extra takes the place of the one it replaces', () => {
		const plain = opened('classic', 2, { ruleSet: 'hope-despair', options: {} });
		const swapped = { ...plain, options: { extras: [{ extra: 'alter-ego', replaces: 'ogami' }] } };
		expect(deckOf(swapped).map((card) => card.id)).toContain('alter-ego');
		expect(deckOf(swapped).map((card) => card.id)).not.toContain('ogami');
		expect(deckOf(plain)).toHaveLength(16);
		expect(deckOf(swapped)).toHaveLength(16);
	});
});
