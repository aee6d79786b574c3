/** The worked cases marked K, by number. */
import { describe, expect, test } from 'vitest';
import { apply, decision, refusal, start } from '../../../src/lib/engine/index';
import { A, B, C, hand, isOut, pile, play, position, see, tokens } from './position';

const ruleSet = 'kanai' as const;

describe('minister', () => {
	test('32: seven and a drawn five: out before choosing, both cards on the pile', () => {
		const game = position({
			ruleSet,
			hands: ['soldier priestess', 'minister', 'knight'],
			deck: 'wizard soldier soldier'
		});
		const { game: after, events } = play(game, 'soldier', C, { guess: 8 });
		expect(isOut(after, B)).toBe(true);
		expect(pile(after, B)).toEqual(['minister', 'wizard']);
		expect(events).toContainEqual({ type: 'seat-out', seat: B, cause: 'bust', by: null });
		expect(events.filter((event) => event.type === 'card-discarded')).toMatchObject([
			{ card: 'minister', cause: 'bust' },
			{ card: 'wizard', cause: 'bust' }
		]);
		expect(see(after, 'table').active).toBe(C);
	});

	test('32: seven and four is a normal turn; drawn or held makes no difference', () => {
		const safe = position({
			ruleSet,
			hands: ['soldier clown', 'minister'],
			deck: 'priestess soldier'
		});
		expect(see(play(safe, 'soldier', B, { guess: 8 }).game, 'table').active).toBe(B);
		const drawn = position({
			ruleSet,
			hands: ['soldier clown', 'general'],
			deck: 'minister soldier'
		});
		const after = play(drawn, 'soldier', B, { guess: 8 }).game;
		expect(pile(after, B)).toEqual(['general', 'minister']);
		expect(see(after, 'table').result).toMatchObject({ winners: [A], reason: 'last-standing' });
	});

	test('a bust on the last card: the survivors compare', () => {
		const game = position({
			ruleSet,
			hands: ['soldier priestess', 'minister', 'knight'],
			deck: 'beloved'
		});
		const over = play(game, 'soldier', C, { guess: 8 }).game;
		expect(see(over, 'table').result).toMatchObject({
			winners: [A],
			reason: 'highest',
			hands: ['priestess', null, 'knight']
		});
	});

	test('a swap or a redraw busts nobody', () => {
		const game = position({
			ruleSet,
			hands: ['general wizard', 'minister'],
			deck: 'soldier soldier'
		});
		const after = play(game, 'general', B).game;
		expect(hand(after, A)).toEqual(['minister']);
		expect(isOut(after, B)).toBe(false);
	});
});

test('a tie gives each a token, whatever the piles', () => {
	const game = position({
		ruleSet,
		hands: ['priestess knight', 'knight'],
		piles: ['', 'wizard'],
		deck: ''
	});
	const over = play(game, 'priestess').game;
	expect(see(over, 'table').result).toMatchObject({ winners: [A, B], reason: 'shared' });
	expect(tokens(over)).toEqual([1, 1]);
});

test('the starter says who the beloved is, before his first draw, every round', () => {
	const { game } = start({ ruleSet, seats: 3, seed: 'beloved', firstSeat: B });
	expect(decision(game)).toEqual({
		by: B,
		kind: 'choose-beloved',
		moves: ['elder-princess', 'younger-princess', 'prince'].map((beloved) => ({
			type: 'choose-beloved',
			beloved
		}))
	});
	expect(see(game, 'table')).toMatchObject({ phase: 'choice', active: B, toAct: B });
	expect(see(game, B).seats[B]!.hand).toHaveLength(1);
	expect(refusal(game, { type: 'play', card: 'soldier', target: A, guess: 2 })).toBe('wrong-kind');
	const after = apply(game, { type: 'choose-beloved', beloved: 'prince' }).game;
	expect(see(after, 'table').beloved).toBe('prince');
	expect(see(after, B).history.map((event) => event.type)).toContain('beloved-chosen');
});
