/** The worked cases of the rules, by number: those of `classic`, and the ones every edition shares. */
import { describe, expect, test } from 'vitest';
import { apply, refusal, start, type Move } from '../../../src/lib/engine/index';
import {
	A,
	B,
	C,
	D,
	hand,
	isOut,
	moves,
	pile,
	play,
	playOn,
	playsOf,
	position,
	see,
	tokens,
	types
} from './position';

describe('guard', () => {
	test('1: naming 1 is refused and changes nothing', () => {
		const game = position({ hands: ['guard priest', 'guard'] });
		const before = structuredClone(game);
		const move: Move = { type: 'play', card: 'guard', target: B, guess: 1 };
		expect(() => apply(game, move)).toThrow('guess-not-allowed');
		expect(refusal(game, move)).toBe('guess-not-allowed');
		expect(game).toEqual(before);
	});

	test('2: right knocks out; wrong does nothing and shows nothing', () => {
		const right = position({ hands: ['guard priest', 'prince', 'baron'] });
		expect(isOut(play(right, 'guard', B, { guess: 5 }).game, B)).toBe(true);
		const wrong = position({ hands: ['guard priest', 'guard', 'baron'] });
		const { game } = play(wrong, 'guard', B, { guess: 5 });
		expect(isOut(game, B)).toBe(false);
		for (const audience of [A, C, 'table'] as const) {
			const view = see(game, audience);
			expect(view.seats[B]!.hand.every((card) => card === null)).toBe(true);
			expect(view.knows).toEqual([]);
		}
		expect(see(game, B).seats[B]!.hand[0]).toBe('guard');
	});

	test('3: nine moves in the second edition with one target', () => {
		const game = position({ ruleSet: 'second-edition', hands: ['guard handmaid', 'priest'] });
		expect(playsOf(game, 'guard')).toHaveLength(9);
	});
});

describe('protection', () => {
	test('4: ends before the own draw', () => {
		const game = position({
			hands: ['handmaid guard', 'priest', 'baron'],
			deck: 'handmaid handmaid prince guard guard'
		});
		const guarded = play(game, 'handmaid').game;
		expect(see(guarded, B).seats[A]!.protected).toBe(true);
		const beforeTurn = play(guarded, 'priest', C).game;
		expect(see(beforeTurn, C).seats[A]!.protected).toBe(true);
		const { game: later, events } = play(beforeTurn, 'baron', B);
		expect(see(later, A).seats[A]!.protected).toBe(false);
		const order = types(events);
		expect(order.indexOf('protection-ended')).toBeLessThan(order.indexOf('card-drawn'));
		expect(order.indexOf('turn-started')).toBeLessThan(order.indexOf('protection-ended'));
	});

	test('5: a discarded handmaid does not protect', () => {
		const game = position({ hands: ['prince guard', 'handmaid', 'baron'] });
		const { game: after } = play(game, 'prince', B);
		expect(pile(after, B)).toEqual(['handmaid']);
		expect(see(after, A).seats[B]!.protected).toBe(false);
	});

	test('6: never carries into the next round', () => {
		const game = position({ hands: ['handmaid princess', 'guard'], deck: '' });
		const over = play(game, 'handmaid').game;
		expect(see(over, 'table').phase).toBe('round-over');
		expect(see(over, 'table').seats[A]!.protected).toBe(false);
		const next = apply(over, { type: 'next-round' }).game;
		expect(see(next, 'table').seats.some((seat) => seat.protected)).toBe(false);
	});

	test('7: nobody to choose: the card is played bare, the prince on oneself', () => {
		const bare = position({ hands: ['guard baron', 'priest'], protected: [B] });
		expect(moves(bare)).toEqual([
			{ type: 'play', card: 'guard' },
			{ type: 'play', card: 'baron' }
		]);
		const { game, events } = play(bare, 'baron');
		expect(events[0]).toMatchObject({ type: 'card-played', noEffect: 'no-target', targets: [] });
		expect([A, B].some((seat) => isOut(game, seat))).toBe(false);
		const self = position({ hands: ['prince princess', 'priest'], protected: [B] });
		expect(playsOf(self, 'prince')).toEqual([{ type: 'play', card: 'prince', target: A }]);
		const fallen = play(self, 'prince', A).game;
		expect(isOut(fallen, A)).toBe(true);
		expect(see(fallen, 'table').result).toMatchObject({ winners: [B], reason: 'last-standing' });
	});

	test('8: a king without target changes no hand', () => {
		const game = position({ hands: ['king guard', 'priest'], protected: [B] });
		const after = play(game, 'king').game;
		expect(hand(after, A)).toEqual(['guard']);
		expect(hand(after, B)[0]).toBe('priest');
	});
});

describe('prince', () => {
	test('9: a discarded princess is out and draws no more; oneself draws', () => {
		const game = position({
			hands: ['prince guard', 'princess', 'priest'],
			deck: 'baron baron king'
		});
		const after = play(game, 'prince', B).game;
		expect(isOut(after, B)).toBe(true);
		expect(see(after, 'table').deck).toBe(2);
		const self = play(game, 'prince', A).game;
		expect(hand(self, A)).toEqual(['baron']);
		expect(pile(self, A)).toEqual(['prince', 'guard']);
	});

	test('10: an empty deck gives the burned card', () => {
		const game = position({ hands: ['prince guard', 'priest'], deck: '', burned: 'king' });
		const { game: after, events } = play(game, 'prince', B);
		expect(events).toContainEqual({
			type: 'card-drawn',
			seat: B,
			card: 'king',
			from: 'burned',
			sees: [B]
		});
		expect(pile(after, B)).toEqual(['priest']);
		expect(see(after, 'table').result).toMatchObject({
			winners: [B],
			reason: 'highest',
			hands: ['guard', 'king']
		});
		expect(see(after, 'open').burned).toBe(null);
	});
});

describe('king, and what is known', () => {
	test('11: a swap is no discard, and both know the other’s card', () => {
		const game = position({ hands: ['king guard', 'princess', 'priest'] });
		const after = play(game, 'king', B).game;
		expect(hand(after, A)).toEqual(['princess']);
		expect(isOut(after, B)).toBe(false);
		expect(see(after, A).knows).toEqual([{ seat: B, card: 'guard' }]);
		expect(see(after, B).knows).toEqual([{ seat: A, card: 'princess' }]);
		expect(see(after, C).knows).toEqual([]);
	});

	test('12: knowledge follows a swap and ends with a redraw', () => {
		const game = position({
			hands: ['priest guard', 'princess', 'guard'],
			deck: 'guard king guard prince baron guard'
		});
		const seen = play(game, 'priest', B).game;
		expect(see(seen, A).knows).toEqual([{ seat: B, card: 'princess' }]);
		const passed = play(seen, 'guard', C, { guess: 8 }).game;
		const swapped = play(passed, 'king', B).game;
		expect(see(swapped, A).knows).toEqual([{ seat: C, card: 'princess' }]);
		const redrawn = position({
			hands: ['priest prince', 'baron', 'guard'],
			deck: 'prince king guard'
		});
		const looked = play(redrawn, 'priest', C).game;
		expect(see(looked, A).knows).toEqual([{ seat: C, card: 'guard' }]);
		expect(see(play(looked, 'prince', C).game, A).knows).toEqual([]);
	});

	test('a card seen and then played is no longer known; another leaves it known', () => {
		const game = position({
			hands: ['priest king', 'baron', 'guard'],
			deck: 'handmaid guard guard'
		});
		const seen = play(game, 'priest', B).game;
		expect(see(play(seen, 'handmaid').game, A).knows).toEqual([{ seat: B, card: 'baron' }]);
		expect(see(play(seen, 'baron', C).game, A).knows).toEqual([]);
	});
});

describe('countess', () => {
	test('13: must be played beside king or prince, whichever was drawn, after a swap too', () => {
		for (const cards of ['king countess', 'countess king', 'prince countess', 'countess prince']) {
			const game = position({ hands: [cards, 'guard'] });
			expect(moves(game)).toEqual([{ type: 'play', card: 'countess' }]);
		}
		const game = position({ hands: ['king guard', 'countess'], deck: 'guard prince baron' });
		const swapped = play(game, 'king', B).game;
		const turn = play(swapped, 'guard', A, { guess: 8 }).game;
		expect(hand(turn, A)).toEqual(['countess', 'prince']);
		expect(moves(turn)).toEqual([{ type: 'play', card: 'countess' }]);
		expect(refusal(turn, { type: 'play', card: 'prince', target: B })).toBe('must-play-countess');
	});

	test('is free beside anything else, and may be kept', () => {
		const game = position({ hands: ['countess princess', 'guard'] });
		expect(moves(game)).toHaveLength(2);
	});
});

describe('baron', () => {
	test('15: a tie knocks nobody out and shows nothing to others', () => {
		const game = position({
			hands: ['baron priest', 'priest', 'king'],
			piles: ['princess', 'guard', '']
		});
		const after = play(game, 'baron', B).game;
		expect(see(after, 'table').seats.some((seat) => seat.out)).toBe(false);
		const outsider = see(after, C);
		expect(outsider.history.find((event) => event.type === 'hands-compared')).toMatchObject({
			hands: [null, null],
			loser: null
		});
		expect(outsider.knows).toEqual([]);
		expect(see(after, A).knows).toEqual([{ seat: B, card: 'priest' }]);
	});

	test('16: the two see both cards, others only that the loser is out', () => {
		const game = position({ hands: ['baron prince', 'guard', 'king'] });
		const { game: after, events } = play(game, 'baron', B);
		const compared = events.find((event) => event.type === 'hands-compared');
		expect(compared).toMatchObject({ hands: ['prince', 'guard'], loser: B, sees: [A, B] });
		const outsider = see(after, C);
		expect(outsider.seats[B]).toMatchObject({ out: true, pile: ['guard'] });
		expect(JSON.stringify(outsider)).not.toContain('"prince"');
		expect(see(after, B).knows).toEqual([{ seat: A, card: 'prince' }]);
	});
});

describe('order of play', () => {
	test('17: the next surviving seat, clockwise', () => {
		const four = { deck: 'guard guard guard guard guard' };
		const first = position({ ...four, hands: ['guard priest', 'baron', 'king', 'handmaid'] });
		expect(see(play(first, 'guard', B, { guess: 3 }).game, 'table').active).toBe(C);
		const second = position({ ...four, active: C, hands: ['king', '', 'guard priest', 'baron'] });
		expect(see(play(second, 'guard', A, { guess: 6 }).game, 'table').active).toBe(D);
		const third = position({ ...four, active: D, hands: ['king', 'baron', '', 'guard priest'] });
		const none = position({
			...four,
			active: D,
			hands: ['king', 'baron', 'guard', 'guard priest']
		});
		expect(see(play(third, 'guard', A, { guess: 6 }).game, 'table').active).toBe(B);
		expect(see(play(none, 'guard', A, { guess: 6 }).game, 'table').active).toBe(B);
	});

	test('21: playing one of two guards leaves exactly one', () => {
		const game = position({ hands: ['guard guard', 'princess'] });
		const after = play(game, 'guard', B, { guess: 5 }).game;
		expect(hand(after, A)).toEqual(['guard']);
		expect(pile(after, A)).toEqual(['guard']);
	});
});

describe('end of the round', () => {
	test('18: the hand first, then the pile sum among the tied only', () => {
		const given = position({
			hands: ['guard guard', 'guard'],
			piles: ['prince', 'priest baron'],
			protected: [B],
			deck: ''
		});
		expect(see(play(given, 'guard').game, 'table').result).toMatchObject({
			winners: [A],
			reason: 'pile-sum'
		});
		const sum = position({
			hands: ['handmaid guard', 'guard'],
			piles: ['guard', 'priest baron'],
			deck: ''
		});
		// A's pile with the handmaid is 5, as B's: one more makes it A's
		const heavier = position({
			hands: ['handmaid guard', 'guard'],
			piles: ['priest', 'priest baron'],
			deck: ''
		});
		expect(see(play(sum, 'handmaid').game, 'table').result).toMatchObject({ reason: 'nobody' });
		expect(see(play(heavier, 'handmaid').game, 'table').result).toMatchObject({
			winners: [A],
			reason: 'pile-sum'
		});
		const three = position({
			hands: ['handmaid baron', 'baron', 'guard'],
			piles: ['', 'priest', 'prince countess'],
			deck: ''
		});
		expect(see(play(three, 'handmaid').game, 'table').result).toMatchObject({ winners: [A] });
		const high = position({
			hands: ['guard king', 'baron'],
			piles: ['', 'prince handmaid'],
			protected: [B],
			deck: ''
		});
		expect(see(play(high, 'guard').game, 'table').result).toMatchObject({
			winners: [A],
			reason: 'highest'
		});
	});

	test('19: a complete tie is nobody’s or everybody’s, never one’s', () => {
		const tie = {
			hands: ['handmaid guard', 'guard', 'princess'].slice(0, 2),
			piles: ['guard', 'priest baron'],
			deck: ''
		};
		const arena = play(position(tie), 'handmaid').game;
		expect(see(arena, 'table').result).toMatchObject({ winners: [], reason: 'nobody' });
		expect(tokens(arena)).toEqual([0, 0]);
		const rulebook = play(position({ ...tie, options: { fullTie: 'all' } }), 'handmaid').game;
		expect(see(rulebook, 'table').result).toMatchObject({ winners: [A, B], reason: 'shared' });
		expect(tokens(rulebook)).toEqual([1, 1]);
	});

	test('after last-standing the winner’s card stays secret', () => {
		const game = position({ hands: ['guard king', 'priest'], piles: ['baron', 'prince'] });
		const { game: after, events } = play(game, 'guard', B, { guess: 2 });
		expect(see(after, 'table').result).toEqual({
			winners: [A],
			reason: 'last-standing',
			hands: [null, null],
			bonuses: []
		});
		expect(JSON.stringify(see(after, B))).not.toContain('king');
		expect(JSON.stringify(events)).not.toContain('king');
	});

	test('the winner starts the next round; after a round without one the seat to the left', () => {
		const won = play(position({ hands: ['guard king', 'priest'] }), 'guard', B, { guess: 2 }).game;
		expect(see(apply(won, { type: 'next-round' }).game, 'table').starter).toBe(A);
		const tied = position({
			hands: ['handmaid guard', 'guard'],
			piles: ['guard', 'priest baron'],
			deck: ''
		});
		const before = see(tied, 'table').starter;
		const next = apply(play(tied, 'handmaid').game, { type: 'next-round' }).game;
		expect(see(next, 'table').starter).toBe((before + 1) % 2);
	});
});

describe('a stack', () => {
	const deck = [
		...['king', 'guard', 'guard', 'guard', 'priest', 'princess', 'baron', 'handmaid'],
		...['guard', 'guard', 'priest', 'baron', 'handmaid', 'prince', 'prince', 'countess']
	];

	test('lays burned, face-up, hands and draw pile in its order', () => {
		const setup = { ruleSet: 'classic', seats: 2, seed: 'x', firstSeat: A } as const;
		const { game } = start({ ...setup, stack: { rounds: [{ deck, starter: B }] } });
		const view = see(game, 'open');
		expect(view.burned).toBe('king');
		expect(view.faceUp).toEqual(['guard', 'guard', 'guard']);
		expect(view.starter).toBe(B);
		expect(view.seats.map((seat) => seat.hand)).toEqual([['priest'], ['princess', 'baron']]);
		expect(hand(playOn(game, { type: 'play', card: 'baron', target: A }), B)).toEqual(['princess']);
	});

	test('must hold exactly the edition’s cards', () => {
		const setup = { ruleSet: 'classic', seats: 2, seed: 'x' } as const;
		const wrong = ['guard', ...deck.slice(1)];
		expect(() => start({ ...setup, stack: { rounds: [{ deck: wrong }] } })).toThrow('bad-stack');
		expect(() => start({ ...setup, stack: { rounds: [{ deck, starter: 2 }] } })).toThrow(
			'bad-stack'
		);
	});
});
