import { expect, test } from 'vitest';
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
