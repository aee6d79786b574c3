/** Hope & Despair: what follows a tie. */
import { describe, expect, test } from 'vitest';
import { apply, decision, start, type Game, type Move } from '../../../src/lib/engine/index';
import { A, B, C, moves, play, see, tokens, hopeDespair as position, mode } from './position';

describe('a tie', () => {
	const tied = { hands: ['kirigiri togami', 'ishimaru', 'ogami'], deck: '' };

	test('replay-all: everybody takes part again', () => {
		const game = position({ ...tied, options: { tie: 'replay-all' } });
		const over = play(game, 'kirigiri', C).game;
		const { game: next, events } = apply(over, { type: 'next-round' });
		expect(events[0]).toMatchObject({ seats: [A, B, C] });
		expect(see(next, 'table').faceUp).toEqual([]);
		expect(tokens(next)).toEqual([0, 0, 0]);
	});

	test('draw: the tied win the deal jointly', () => {
		const game = position({ ...tied, options: { tie: 'draw' } });
		const over = play(game, 'kirigiri', C).game;
		expect(see(over, 'table')).toMatchObject({
			phase: 'match-over',
			winners: [A, B],
			result: { winners: [A, B], reason: 'shared' }
		});
		expect(tokens(over)).toEqual([1, 1, 0]);
	});

	test('a replay ends like any deal; the one after it is for everybody', () => {
		let game = position({ ...tied, options: { tokensToWin: 2 } });
		game = play(game, 'kirigiri', C).game;
		game = apply(game, { type: 'next-round' }).game;
		let sitting = 0;
		for (let asked = decision(game); asked?.kind !== 'next-round'; asked = decision(game)) {
			if (see(game, 'table').seats[C]!.pile.length > 0) sitting++;
			game = apply(game, asked!.moves.at(-1)!).game;
		}
		expect(sitting).toBe(0);
		expect(see(game, 'table').result!.winners).toHaveLength(1);
		const { game: third, events } = apply(game, { type: 'next-round' });
		expect(events[0]).toMatchObject({ type: 'round-started', round: 3 });
		expect(events[0]).not.toHaveProperty('seats');
		expect(see(third, 'table').seats.every((seat) => !seat.out)).toBe(true);
	});

	test('a stack’s next entry deals to those taking part; its first fate opens, unused ones drop', () => {
		const first = [
			...['enoshima', 'togami', 'ishimaru', 'monokuma'],
			...['naegi', 'maizono', 'asahina', 'kuwata', 'hagakure', 'kirigiri', 'yamada', 'owada'],
			...['celestia', 'ogami', 'fujisaki', 'fukawa']
		];
		const second = [...first].reverse();
		const { game } = start({
			ruleSet: 'hope-despair',
			seats: 3,
			seed: 'stack',
			stack: {
				rounds: [
					{ deck: first, starter: A, fates: ['hope', 'despair', 'despair'] },
					{ deck: second, starter: C, fates: ['despair'] }
				]
			}
		});
		expect(mode(game)).toBe('hope');
		let over = play(game, 'naegi', C, { guess: 8 }).game;
		while (decision(over)!.kind === 'play') over = apply(over, harmless(over)).game;
		expect(see(over, 'table').result).toMatchObject({ reason: 'nobody' });
		const { game: next, events } = apply(over, { type: 'next-round' });
		expect(events[0]).toMatchObject({ type: 'round-started', seats: [A, B] });
		// the starter named sits out: one of those taking part begins
		expect([A, B]).toContain(see(next, 'table').starter);
		expect(mode(next)).toBe('despair');
		expect(see(next, 'table').faceUp).toEqual(['fujisaki', 'ogami', 'celestia']);
		const dealt = events.filter((event) => event.type === 'card-dealt');
		expect(dealt.map(({ seat, card }) => [seat, card])).toEqual([
			[A, 'owada'],
			[B, 'yamada']
		]);
	});
});

/** A move that keeps the 5 in hand, guesses wrong and flips nothing. */
function harmless(game: Game): Move {
	return moves(game).find(
		(move) =>
			move.type === 'play' &&
			!['togami', 'ishimaru'].includes(move.card) &&
			(move.side ?? 'hope') === 'hope' &&
			(move.guess ?? 8) === 8
	)!;
}
