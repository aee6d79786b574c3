import { describe, expect, it } from 'vitest';
import { apply, decision, imagine, start, view, type Game, type RuleSetId } from '$lib/engine';
import { isLoveLetter } from '$lib/ui/table/scene';
import { ruseWhereabouts, whereabouts } from './whereabouts';

function played(ruleSet: RuleSetId, seed: string, moves: number): Game {
	let { game } = start({ ruleSet, seats: ruleSet === 'premium' ? 5 : 3, seed });
	for (let at = 0; at < moves; at++) {
		const asked = decision(game);
		const move = asked?.moves[(at * 7 + seed.length) % asked.moves.length];
		if (!move) break;
		({ game } = apply(game, move));
	}
	return game;
}

const SEEDS = Array.from({ length: 12 }, (_, at) => `open${at}`);

describe('whereabouts', () => {
	it('count what lies open, and nothing of the hands', () => {
		for (const seed of SEEDS) {
			const game = played('classic', seed, 5);
			const seen = view(game, 'table');
			if (!isLoveLetter(seen)) throw new Error('another game');
			const { piles, open, hidden } = whereabouts(seen, 'guard');
			const lying = piles.reduce((sum, { count }) => sum + count, 0);
			expect(lying + open + (hidden ?? 0) + (seen.resolving?.card === 'guard' ? 1 : 0)).toBe(5);
			// whatever the others may hold, the page says the same
			const other = view(imagine(seen, seed), 'table');
			if (!isLoveLetter(other)) throw new Error('another game');
			expect(whereabouts(other, 'guard')).toEqual({ piles, open, hidden });
		}
	});

	it('know a card that was left out of this deck', () => {
		const seen = view(played('hope-despair', 'deck', 0), 'table');
		if (!isLoveLetter(seen)) throw new Error('another game');
		expect(whereabouts(seen, 'no-such-card').hidden).toBeNull();
	});

	it('place everybody’s copy in Ruse & Bruise where all can see it', () => {
		let found = 0;
		for (const seed of SEEDS) {
			const seen = view(played('ruse-and-bruise', seed, 12), 'table');
			if (isLoveLetter(seen)) throw new Error('another game');
			const open = seen.columns.flatMap(({ goal, cards }) =>
				cards.flatMap(({ owner, card }) => (card === null ? [] : [{ owner, card, goal }]))
			);
			for (const { owner, card, goal } of open) {
				found += 1;
				expect(ruseWhereabouts(seen, card)[owner]).toEqual({ seat: owner, place: goal.symbol });
			}
		}
		expect(found).toBeGreaterThan(10);
	});
});
