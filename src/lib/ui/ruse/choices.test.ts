import { describe, expect, it } from 'vitest';
import { apply, decision, start, view, type Decision, type Game, type RuseView } from '$lib/engine';
import { moveFor, openColumns, turnsUp } from './choices';

function opened(): { game: Game; asked: Decision; seen: RuseView } {
	const { game } = start({ ruleSet: 'ruse-and-bruise', seats: 3, seed: 'choices', firstSeat: 0 });
	const asked = decision(game);
	const seen = view(game, 0);
	if (!asked || seen.ruleSet !== 'ruse-and-bruise') throw new Error('seat 0 lays a card first');
	return { game, asked, seen };
}

describe('placing', () => {
	it('finds the move for a card and a column, and none for a card not in hand', () => {
		const { asked, seen } = opened();
		const card = seen.seats[0]?.hand[0] ?? '';
		expect(moveFor(asked, card, 2)).toEqual({ type: 'place', card, column: 2 });
		expect(moveFor(asked, card, 3)).toBeUndefined();
		expect(moveFor(asked, 'nobody', 0)).toBeUndefined();
	});

	it('offers every column that no storm has closed', () => {
		expect([...openColumns(opened().asked)]).toEqual([0, 1, 2]);
	});

	it('says whose card would be turned up', () => {
		const { game, asked, seen } = opened();
		expect(turnsUp(seen, 1)).toBeNull();
		const move = moveFor(asked, seen.seats[0]?.hand[0] ?? '', 1);
		if (!move) throw new Error('a legal move');
		const after = view(apply(game, move).game, 1);
		if (after.ruleSet !== 'ruse-and-bruise') throw new Error('the same game');
		expect(turnsUp(after, 1)).toBe(0);
	});
});
