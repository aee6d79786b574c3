/** The worked cases marked S, by number. */
import { describe, expect, test } from 'vitest';
import { apply, decision, refusal } from '../../../src/lib/engine/index';
import { A, B, hand, isOut, moves, pile, play, position, see, tokens, types } from './position';

const ruleSet = 'second-edition' as const;

describe('spy', () => {
	test('20: five seats, two of three tokens: round and bonus make four, and end the match', () => {
		const game = position({
			ruleSet,
			hands: ['guard princess', 'guard', 'priest', '', ''],
			piles: ['spy', '', '', '', ''],
			tokens: [2, 0, 0, 0, 0],
			deck: ''
		});
		const { game: over, events } = play(game, 'guard', B, { guess: 9 });
		expect(tokens(over)[A]).toBe(4);
		expect(see(over, 'table')).toMatchObject({ phase: 'match-over', winners: [A], toAct: null });
		expect(see(over, 'table').result?.bonuses).toEqual([{ seat: A, by: 'spy' }]);
		expect(decision(over)).toBeNull();
		expect(refusal(over, { type: 'next-round' })).toBe('match-over');
		expect(types(events).slice(-4)).toEqual(['round-ended', 'token-won', 'token-won', 'match-won']);
	});

	test('22: a discarded spy counts; owners who are out neither count nor block', () => {
		const discarded = position({
			ruleSet,
			hands: ['prince princess', 'spy', 'priest'],
			deck: 'guard'
		});
		const end = play(discarded, 'prince', B).game;
		expect(see(end, 'table').result?.bonuses).toEqual([{ seat: B, by: 'spy' }]);
		const both = { ruleSet, piles: ['spy', 'spy'], deck: '' };
		const alive = position({ ...both, hands: ['guard princess', 'priest'] });
		expect(see(play(alive, 'guard', B, { guess: 9 }).game, 'table').result?.bonuses).toEqual([]);
		expect(see(play(alive, 'guard', B, { guess: 2 }).game, 'table').result?.bonuses).toEqual([
			{ seat: A, by: 'spy' }
		]);
	});

	test('two own spies are one token; a spy in hand is none', () => {
		const two = position({ ruleSet, hands: ['spy princess', 'spy'], piles: ['spy', ''], deck: '' });
		expect(tokens(play(two, 'spy').game)).toEqual([2, 0]);
		const held = position({ ruleSet, hands: ['guard princess', 'spy'], deck: '' });
		expect(see(play(held, 'guard', B, { guess: 9 }).game, 'table').result?.bonuses).toEqual([]);
	});
});

describe('chancellor', () => {
	test('23: nothing with an empty deck, no question', () => {
		const game = position({ ruleSet, hands: ['chancellor baron', 'priest'], deck: '' });
		const { game: over, events } = play(game, 'chancellor');
		expect(events[0]).toMatchObject({ type: 'card-played', noEffect: 'empty-deck' });
		expect(see(over, 'table')).toMatchObject({ phase: 'round-over' });
		expect(see(over, 'table').result?.hands).toEqual(['baron', 'priest']);
	});

	test('23: one card in the deck: keep one of two, the round goes on', () => {
		const game = position({ ruleSet, hands: ['chancellor baron', 'priest'], deck: 'princess' });
		const asked = play(game, 'chancellor').game;
		expect(moves(asked)).toEqual([
			{ type: 'keep', card: 'baron', under: ['princess'] },
			{ type: 'keep', card: 'princess', under: ['baron'] }
		]);
		const after = apply(asked, { type: 'keep', card: 'baron', under: ['princess'] }).game;
		expect(hand(after, A)).toEqual(['baron']);
		expect(see(after, B)).toMatchObject({ phase: 'turn', active: B });
		expect(hand(after, B)).toEqual(['priest', 'princess']);
	});

	test('two cards: the order under the deck is chosen, the last lowest', () => {
		const game = position({
			ruleSet,
			hands: ['chancellor baron', 'priest'],
			deck: 'princess guard'
		});
		const asked = play(game, 'chancellor').game;
		expect(see(asked, A).pending).toEqual(['baron', 'princess', 'guard']);
		expect(see(asked, A).seats[A]!.hand).toEqual(['baron', 'princess', 'guard']);
		expect(see(asked, B).pending).toBeUndefined();
		expect(see(asked, B)).toMatchObject({ phase: 'choice', active: A, toAct: A, deck: 0 });
		expect(moves(asked)).toHaveLength(6);
		const keep = { type: 'keep', card: 'princess', under: ['baron', 'guard'] } as const;
		const after = apply(asked, keep).game;
		expect(see(after, 'table').deck).toBe(1);
		expect(hand(after, B)).toEqual(['priest', 'baron']);
		const last = play(after, 'baron', A).game;
		expect(isOut(last, B)).toBe(true);
	});

	test('equal cards are one choice, and the countess binds nobody meanwhile', () => {
		const equal = position({ ruleSet, hands: ['chancellor guard', 'priest'], deck: 'guard king' });
		expect(moves(play(equal, 'chancellor').game)).toEqual([
			{ type: 'keep', card: 'guard', under: ['guard', 'king'] },
			{ type: 'keep', card: 'guard', under: ['king', 'guard'] },
			{ type: 'keep', card: 'king', under: ['guard', 'guard'] }
		]);
		const royal = position({
			ruleSet,
			hands: ['chancellor countess', 'priest'],
			deck: 'king guard'
		});
		expect(moves(play(royal, 'chancellor').game)).toHaveLength(6);
		const refused = play(royal, 'chancellor').game;
		expect(refusal(refused, { type: 'keep', card: 'king', under: ['guard'] })).toBe('bad-keep');
	});

	test('what was known of the chancellor’s hand ends with the choice', () => {
		const game = position({
			ruleSet,
			hands: ['priest guard', 'baron', 'guard'],
			deck: 'chancellor guard king prince guard'
		});
		const seen = play(game, 'priest', B).game;
		const asked = play(seen, 'chancellor').game;
		expect(see(asked, A).knows).toEqual([{ seat: B, card: 'baron' }]);
		const kept = apply(asked, { type: 'keep', card: 'baron', under: ['guard', 'king'] }).game;
		expect(see(kept, A).knows).toEqual([]);
	});
});

test('an empty deck and a discarded card: the burned card, also in this edition', () => {
	const game = position({
		ruleSet,
		hands: ['prince baron', 'priest'],
		deck: '',
		burned: 'princess'
	});
	const over = play(game, 'prince', B).game;
	expect(pile(over, B)).toEqual(['priest']);
	expect(see(over, 'table').result).toMatchObject({ winners: [B], hands: ['baron', 'princess'] });
});
