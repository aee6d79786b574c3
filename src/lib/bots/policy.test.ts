import { describe, expect, it } from 'vitest';
import {
	apply,
	decision,
	ruleSets,
	start,
	view,
	type Game,
	type Options,
	type RuleSetId
} from '$lib/engine';
import { EFFORTS, type Effort } from './levels';
import { chooseMove } from './policy';

/** Plays a whole match; seats without an effort play by the seed alone. Returns the winners. */
function playMatch(ruleSet: RuleSetId, seats: number, seed: string, effort: Effort) {
	let game: Game = start({
		ruleSet,
		seats,
		seed,
		firstSeat: 0,
		options: LONGER[ruleSet] ?? {}
	}).game;
	let turn = 0;
	for (;;) {
		const asked = decision(game);
		if (!asked) return view(game, 'table').winners ?? [];
		const seedNow = `${seed}/${turn++}`;
		const move =
			asked.by === 0
				? chooseMove({ view: view(game, 0), moves: asked.moves, seed: seedNow }, effort)
				: asked.moves[(turn * 7919) % asked.moves.length];
		if (!move) throw new Error('a decision without a move');
		game = apply(game, move).game;
	}
}

const MATCHES = 8;
/** A single deal is mostly luck. */
const LONGER: Partial<Record<RuleSetId, Options>> = { 'hope-despair': { tokensToWin: 6 } };
const EFFORT: Effort = { playouts: 120, whim: 0 };

describe.each(ruleSets.map(({ id, seats }) => ({ id, seats: seats.min })))(
	'$id',
	({ id, seats }) => {
		it('is won more often by thinking than by chance', () => {
			let wins = 0;
			for (let match = 0; match < MATCHES; match++)
				if (playMatch(id, seats, `match ${match}`, EFFORT).includes(0)) wins++;
			expect(wins).toBeGreaterThan(MATCHES / seats);
		}, 60_000);

		it('plays the same move for the same question', () => {
			const { game } = start({ ruleSet: id, seats, seed: 'hidden', firstSeat: 0 });
			const asked = decision(game);
			if (!asked || asked.by === 'table') throw new Error('a seat decides first');
			const question = { view: view(game, asked.by), moves: asked.moves, seed: 'same' };
			const copy = JSON.parse(JSON.stringify(question)) as typeof question;
			expect(chooseMove(question, EFFORTS.easy)).toEqual(chooseMove(copy, EFFORTS.easy));
		});
	}
);
