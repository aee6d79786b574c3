/** The worked cases marked P, by number. */
import { describe, expect, test } from 'vitest';
import { apply, decision, refusal, visible, type Move } from '../../../src/lib/engine/index';
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
	playsOf,
	position,
	see,
	tokens,
	types,
	type Position
} from './position';

/** Five seats; seats not named are out. */
const premium = (p: Position): ReturnType<typeof position> =>
	position({
		deck: 'guard guard guard guard guard',
		...p,
		ruleSet: 'premium',
		hands: [...p.hands, '', '', '', '', ''].slice(0, 5)
	});

describe('countess', () => {
	test('14: reacts to king and prince only', () => {
		for (const cards of ['dowager-queen prince', 'countess count', 'countess constable']) {
			const cardsPlayable = moves(premium({ hands: [cards, 'guard', 'guard'] })).map(
				(move) => move.type === 'play' && move.card
			);
			expect(new Set(cardsPlayable)).toEqual(new Set(cards.split(' ')));
		}
		expect(moves(premium({ hands: ['countess king', 'guard', 'guard'] }))).toEqual([
			{ type: 'play', card: 'countess' }
		]);
	});
});

describe('sycophant', () => {
	test('24: the bond falls with the bound player, and expires with a card that chooses nobody', () => {
		const hands = ['sycophant princess', 'king', 'priest', 'guard'];
		const bound = play(premium({ hands, deck: 'baron guard guard guard' }), 'sycophant', C).game;
		expect(see(bound, B).bound).toBe(C);
		expect(playsOf(bound, 'baron')).toEqual([{ type: 'play', card: 'baron', target: C }]);
		const fallen = play(bound, 'baron', C).game;
		expect(isOut(fallen, C)).toBe(true);
		expect(see(fallen, D).bound).toBeNull();

		const toD = play(premium({ hands, deck: 'handmaid guard guard guard' }), 'sycophant', D).game;
		const { game: free, events } = play(toD, 'handmaid');
		expect(types(events)).toContain('bond-ended');
		expect(see(free, C).bound).toBeNull();
		const targets = playsOf(free, 'guard').map((move) => move.type === 'play' && move.target);
		expect(new Set(targets)).toEqual(new Set([A, D]));
	});

	test('25: a cardinal must include the bound seat, a guard on oneself does nothing', () => {
		const hands = ['sycophant princess', 'guard', 'priest', 'baron'];
		const bound = play(premium({ hands, deck: 'cardinal guard guard' }), 'sycophant', C).game;
		expect(refusal(bound, { type: 'play', card: 'cardinal', targets: [B, D] })).toBe(
			'target-must-include-bound'
		);
		expect(refusal(bound, { type: 'play', card: 'cardinal', targets: [D, C] })).toBe(
			'targets-not-ascending'
		);
		expect(playsOf(bound, 'cardinal')).toContainEqual({
			type: 'play',
			card: 'cardinal',
			targets: [C, D]
		});
		const self = play(premium({ hands, deck: 'prince guard guard' }), 'sycophant', B).game;
		expect(playsOf(self, 'guard')).toEqual([{ type: 'play', card: 'guard' }]);
		expect(playsOf(self, 'prince')).toEqual([{ type: 'play', card: 'prince', target: B }]);
		expect(play(self, 'guard').events[0]).toMatchObject({ type: 'card-played', noEffect: 'bond' });
		expect(refusal(self, { type: 'play', card: 'guard', target: C, guess: 2 })).toBe(
			'target-must-include-bound'
		);
	});

	test('a second sycophant is itself bound; a baroness must include', () => {
		const hands = ['sycophant princess', 'sycophant', 'priest', 'baron'];
		const bound = play(premium({ hands, deck: 'baroness guard guard' }), 'sycophant', C).game;
		expect(playsOf(bound, 'sycophant')).toEqual([{ type: 'play', card: 'sycophant', target: C }]);
		expect(see(play(bound, 'sycophant', C).game, C).bound).toBe(C);
		expect(playsOf(bound, 'baroness')).toEqual(
			[[A, C], [C], [C, D]].map((targets) => ({ type: 'play', card: 'baroness', targets }))
		);
	});
});

describe('assassin', () => {
	test('26: the guard falls whatever was named, the assassin is replaced, the constable pays', () => {
		const hands = ['guard baron', 'assassin', 'priest'];
		const { game, events } = play(
			premium({ hands, piles: ['constable'], deck: 'king guard guard' }),
			'guard',
			B,
			{ guess: 7 }
		);
		expect(isOut(game, A)).toBe(true);
		expect(pile(game, B)).toEqual(['assassin']);
		expect(hand(game, B)).toEqual(['king', 'guard']);
		expect(tokens(game)[A]).toBe(1);
		expect(types(events)).not.toContain('guess-answered');
		expect(events).toContainEqual({ type: 'seat-out', seat: A, cause: 'assassin', by: B });
	});

	test('with an empty deck it is replaced by the burned card, also when its holder is left alone', () => {
		const game = premium({ hands: ['guard baron', 'assassin'], deck: '', burned: 'king' });
		const over = play(game, 'guard', B, { guess: 0 }).game;
		expect(pile(over, B)).toEqual(['assassin']);
		expect(hand(over, B)).toEqual(['king']);
		expect(see(over, 'table').result).toMatchObject({ winners: [B], reason: 'last-standing' });
	});

	test('answers no bishop: naming 0 is a hit', () => {
		const game = premium({ hands: ['bishop baron', 'assassin', 'priest'] });
		const { game: asked } = play(game, 'bishop', B, { guess: 0 });
		expect(tokens(asked)[A]).toBe(1);
		expect(isOut(asked, A)).toBe(false);
		expect(decision(asked)?.by).toBe(B);
	});
});

describe('constable', () => {
	test('27: pays from the pile by whatever route it came, not from the hand', () => {
		const game = premium({
			hands: ['prince guard', 'constable', 'priest'],
			deck: 'baron guard guard guard'
		});
		const forced = play(game, 'prince', B).game;
		const other = play(forced, 'guard', C, { guess: 9 }).game;
		const { game: after } = play(other, 'guard', B, { guess: 3 });
		expect(isOut(after, B)).toBe(true);
		expect(tokens(after)).toEqual([0, 1, 0, 0, 0]);
		const held = premium({ hands: ['guard priest', 'constable', 'priest'] });
		expect(tokens(play(held, 'guard', B, { guess: 6 }).game)).toEqual([0, 0, 0, 0, 0]);
	});

	test('27: a token that reaches the target breaks the round off', () => {
		const { game, events } = play(
			premium({
				hands: ['guard priest', 'king', 'princess'],
				piles: ['', 'constable'],
				tokens: [2, 2, 0, 0, 0]
			}),
			'guard',
			B,
			{ guess: 6 }
		);
		expect(see(game, 'table')).toMatchObject({
			phase: 'match-over',
			winners: [B],
			result: null,
			active: null
		});
		expect(types(events)).not.toContain('round-ended');
		expect(tokens(game)).toEqual([2, 3, 0, 0, 0]);
	});

	test('its token ends the match even when one is left: no round token', () => {
		const game = premium({
			hands: ['guard priest', 'king'],
			piles: ['', 'constable'],
			tokens: [2, 2, 0, 0, 0]
		});
		const over = play(game, 'guard', B, { guess: 6 }).game;
		expect(tokens(over)).toEqual([2, 3, 0, 0, 0]);
		expect(see(over, 'table').winners).toEqual([B]);
	});
});

describe('final comparison', () => {
	const showdown = (hands: string[], piles: string[]): unknown =>
		see(play(premium({ hands, piles, deck: '' }), 'handmaid').game, 'table').result?.winners;

	test('28: counts in the pile, the bishop and the princess', () => {
		expect(showdown(['handmaid bishop', 'countess'], ['', 'count'])).toEqual([A]);
		expect(showdown(['handmaid countess', 'princess'], ['count count', ''])).toEqual([A]);
		expect(showdown(['handmaid bishop', 'princess'], ['count count', ''])).toEqual([B]);
		expect(showdown(['handmaid bishop', 'princess', 'countess'], ['', '', 'count count'])).toEqual([
			C
		]);
		const baron = premium({ hands: ['baron bishop', 'princess', 'guard'] });
		expect(isOut(play(baron, 'baron', B).game, B)).toBe(true);
	});

	test('33: a count in hand counts five', () => {
		expect(showdown(['handmaid count', 'king'], ['', ''])).toEqual([B]);
	});

	test('pile sum decides between equal values, counts included', () => {
		expect(showdown(['handmaid prince', 'handmaid'], ['', 'count'])).toEqual([B]);
	});
});

describe('bishop', () => {
	test('29: a token at once, the target may keep', () => {
		const game = premium({ hands: ['bishop guard', 'princess', 'priest'] });
		const { game: asked, events } = play(game, 'bishop', B, { guess: 8 });
		expect(tokens(asked)[A]).toBe(1);
		expect(events.at(-1)).toEqual({ type: 'redraw-offered', seat: B });
		expect(decision(asked)).toEqual({
			by: B,
			kind: 'redraw',
			moves: [
				{ type: 'redraw', yes: true },
				{ type: 'redraw', yes: false }
			]
		});
		const kept = apply(asked, { type: 'redraw', yes: false }).game;
		expect(hand(kept, B)[0]).toBe('princess');
		const thrown = apply(asked, { type: 'redraw', yes: true }).game;
		expect(isOut(thrown, B)).toBe(true);
		expect(see(thrown, 'table').deck).toBe(4);
	});

	test('29: kept, the card stays secret, nothing is drawn for it, and the turn goes on', () => {
		const game = premium({ hands: ['bishop guard', 'princess', 'priest'], deck: 'king guard' });
		const { game: asked } = play(game, 'bishop', B, { guess: 8 });
		const { game: kept, events } = apply(asked, { type: 'redraw', yes: false });
		expect(types(events)).toEqual(['redraw-declined', 'turn-started', 'card-drawn']);
		expect(JSON.stringify(visible(events, C))).not.toContain('king');
		expect(JSON.stringify(see(kept, C))).not.toContain('princess');
		expect(hand(kept, B)).toEqual(['princess', 'king']);
		expect(pile(kept, B)).toEqual([]);
		expect(decision(kept)?.by).toBe(B);
		expect(tokens(kept)[A]).toBe(1);
	});

	test('29: with an empty deck the burned card', () => {
		const game = premium({ hands: ['bishop guard', 'prince', 'priest'], deck: '', burned: 'king' });
		const asked = play(game, 'bishop', B, { guess: 5 }).game;
		const over = apply(asked, { type: 'redraw', yes: true }).game;
		expect(see(over, 'table').result).toMatchObject({ winners: [B] });
		expect(pile(over, B)).toEqual(['prince']);
	});

	test('wrong shows nothing; a token that ends the match asks nothing', () => {
		const game = premium({
			hands: ['bishop guard', 'princess', 'priest'],
			tokens: [2, 0, 0, 0, 0]
		});
		expect(tokens(play(game, 'bishop', B, { guess: 7 }).game)[A]).toBe(2);
		const over = play(game, 'bishop', B, { guess: 8 }).game;
		expect(see(over, 'table')).toMatchObject({ phase: 'match-over', winners: [A], toAct: null });
		expect(refusal(game, { type: 'play', card: 'bishop', target: B, guess: 1 })).toBe(
			'guess-not-allowed'
		);
	});
});

describe('cardinal and baroness', () => {
	test('30: the look comes after the swap, for the actor alone', () => {
		const game = premium({ hands: ['cardinal guard', 'priest', 'princess', 'baron'] });
		const after = play(game, 'cardinal', [B, C], { look: B }).game;
		expect(hand(after, B)[0]).toBe('princess');
		expect(see(after, A).knows).toEqual([{ seat: B, card: 'princess' }]);
		expect(see(after, B).knows).toEqual([{ seat: C, card: 'priest' }]);
		expect(see(after, C).knows).toEqual([{ seat: B, card: 'princess' }]);
		expect(see(after, D).knows).toEqual([]);
	});

	test('one’s own hand may be swapped but is not looked at', () => {
		const game = premium({ hands: ['cardinal guard', 'priest', 'princess'] });
		const looks = playsOf(game, 'cardinal').flatMap((move) =>
			move.type === 'play' && move.look !== undefined ? [move.look] : []
		);
		expect(looks).not.toContain(A);
		expect(playsOf(game, 'cardinal')).toHaveLength(2 + 2 + 3);
		const bad: Move = { type: 'play', card: 'cardinal', targets: [A, B], look: A };
		expect(refusal(game, bad)).toBe('look-not-allowed');
	});

	test('too few to choose from: played bare', () => {
		const lonely = { hands: ['cardinal baroness', 'priest'], protected: [B] };
		expect(moves(premium(lonely))).toEqual([
			{ type: 'play', card: 'cardinal' },
			{ type: 'play', card: 'baroness' }
		]);
	});

	test('the baroness looks at one or two', () => {
		const game = premium({ hands: ['baroness guard', 'priest', 'princess'] });
		expect(playsOf(game, 'baroness').map((move) => move.type === 'play' && move.targets)).toEqual([
			[B],
			[B, C],
			[C]
		]);
		expect(see(play(game, 'baroness', [B, C]).game, A).knows).toEqual([
			{ seat: B, card: 'priest' },
			{ seat: C, card: 'princess' }
		]);
	});
});

describe('jester', () => {
	test('31: pays when the favourite is one of several winners', () => {
		const game = premium({
			hands: ['jester assassin', 'handmaid', 'guard'],
			piles: ['', '', 'handmaid'],
			deck: 'guard',
			options: { fullTie: 'all' }
		});
		const { game: set, events } = play(game, 'jester', B);
		expect(events).toContainEqual({ type: 'jester-set', seat: A, target: B });
		const over = play(set, 'handmaid').game;
		expect(see(over, 'table').result).toMatchObject({
			winners: [B, C],
			reason: 'shared',
			bonuses: [{ seat: A, by: 'jester' }]
		});
		expect(tokens(over)).toEqual([1, 1, 1, 0, 0]);
	});

	test('pays a seat that is out, and nobody when the favourite does not win', () => {
		const game = premium({
			hands: ['jester priest', 'king', 'handmaid'],
			deck: 'guard'
		});
		const set = play(game, 'jester', B).game;
		const paid = play(set, 'guard', A, { guess: 2 }).game;
		expect(isOut(paid, A)).toBe(true);
		expect(tokens(paid)).toEqual([1, 1, 0, 0, 0]);
		const higher = premium({ hands: ['jester priest', 'king', 'countess'], deck: 'guard' });
		const lost = play(play(higher, 'jester', B).game, 'guard', C, { guess: 9 }).game;
		expect(see(lost, 'table').result).toMatchObject({ winners: [C], bonuses: [] });
	});
});

test('a dowager queen knocks out the higher, and a tie nobody', () => {
	const game = premium({ hands: ['dowager-queen guard', 'king', 'guard'] });
	expect(isOut(play(game, 'dowager-queen', B).game, B)).toBe(true);
	expect(see(play(game, 'dowager-queen', C).game, 'table').seats.filter((s) => s.out)).toHaveLength(
		2
	);
});
