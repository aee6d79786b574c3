import { expect, test } from 'vitest';
import { apply, decision, start, view, type Audience, type Game } from '../index';
import { columnsAfter } from './steps';

/** Any number from 0 to below `count`, the same for the same seed. */
function chance(seed: number): (count: number) => number {
	let state = seed;
	return (count) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * count);
	};
}

function columns(game: Game, audience: Audience) {
	const seen = view(game, audience);
	if (seen.ruleSet !== 'ruse-and-bruise') throw new Error('another game');
	return { seen, steps: columnsAfter(seen.history, audience) };
}

test.each([2, 3, 4, 6])(
	'told event by event, a round leads to what the view shows, %i seats',
	(seats) => {
		for (let seed = 1; seed <= 6; seed++) {
			const draw = chance(seed);
			let { game } = start({ ruleSet: 'ruse-and-bruise', seats, seed: `steps-${String(seed)}` });
			for (let asked = decision(game); asked; asked = decision(game)) {
				for (const audience of ['table', 'open', 0, seats - 1] as const) {
					const { seen, steps } = columns(game, audience);
					expect(steps).toHaveLength(seen.history.length);
					expect(steps.at(-1)).toEqual(seen.columns);
				}
				game = apply(game, asked.moves[draw(asked.moves.length)]!).game;
			}
		}
	}
);
