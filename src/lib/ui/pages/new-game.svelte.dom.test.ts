import { expect, test } from 'vitest';
import type { MatchSummary } from '$lib/table/types';
import { NewGame } from './new-game.svelte';

const named = (game: NewGame) =>
	game.seats.forEach((seat, index) => game.change(seat.key, { name: `Player ${String(index)}` }));

test('a game for more people brings the seats it needs and takes them along when it goes', () => {
	const game = new NewGame();
	named(game);
	game.choose('premium');
	expect(game.seats.map((seat) => seat.emblem)).toEqual([1, 2, 3, 4, 5]);
	game.choose('kanai');
	expect(game.seats).toHaveLength(2);
});

test('whoever has taken a seat keeps it, and a table that is too full says so', () => {
	const game = new NewGame();
	game.choose('premium');
	named(game);
	game.choose('classic');
	expect(game.seats).toHaveLength(5);
	expect(game.hindrance).not.toBeNull();
	game.choose('second-edition');
	expect(game.hindrance).toBeNull();
});

test('seats nobody has taken beyond the most go, and with them who was to begin there', () => {
	const game = new NewGame();
	game.choose('second-edition');
	while (game.canAdd) game.add();
	game.starter = game.seats.at(-1)?.key ?? null;
	game.choose('kanai');
	expect(game.seats).toHaveLength(4);
	expect(game.starter).toBeNull();
});

test('seats that came with the game can be given to bots at once', () => {
	const game = new NewGame();
	named(game);
	expect(game.canFill).toBe(false);
	game.choose('premium');
	expect(game.canFill).toBe(true);
	game.fill();
	expect(game.seats.map((seat) => seat.kind)).toEqual(['human', 'human', 'bot', 'bot', 'bot']);
	expect(game.canFill).toBe(false);
});

const earlier: MatchSummary = {
	id: 'earlier',
	title: null,
	ruleSet: 'kanai',
	options: {},
	players: ['Ana', 'Hugo', '小雨'].map((name, seat) => ({
		name,
		emblem: (seat + 4) as 4 | 5 | 6,
		kind: 'human'
	})),
	createdAt: 1,
	updatedAt: 1,
	round: 1,
	toAct: 0,
	scores: [0, 0, 0],
	winners: null
};

test('the people of the last match sit down at a table nobody has touched', () => {
	const game = new NewGame();
	game.offer(earlier, true);
	expect(game.seats.map((seat) => seat.name)).toEqual(['Ana', 'Hugo', '小雨']);
	expect(game.ruleSet.id).toBe('kanai');
});

test.each<[string, (game: NewGame) => void]>([
	['a name', (game) => game.change(game.seats[1]?.key ?? 0, { name: 'Zoé' })],
	['a seat', (game) => game.add()],
	['a bot', (game) => game.setKind(game.seats[1]?.key ?? 0, 'bot')],
	['an emblem', (game) => game.setEmblem(game.seats[0]?.key ?? 0, 5)],
	['a game', (game) => game.choose('premium')],
	['who begins', (game) => (game.starter = game.seats[0]?.key ?? null)],
	['a rule', (game) => game.setPreset('rulebook')]
])('a slow phone that finds the last match late keeps what was given first: %s', (_what, give) => {
	const game = new NewGame();
	give(game);
	const { seats, ruleSet, rules, starter } = game;
	game.offer(earlier, true);
	expect([game.seats, game.ruleSet, game.rules, game.starter]).toEqual([
		seats,
		ruleSet,
		rules,
		starter
	]);
	expect(game.seats).toBe(seats);
});
