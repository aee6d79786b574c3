/** Property 4: imagined games look the same to their audience and miss no possibility. */
import { describe, expect, test } from 'vitest';
import {
	apply,
	decision,
	imagine,
	record,
	simulate,
	view,
	type Audience,
	type Game,
	type View
} from '../../src/lib/engine/index';
import { chance as chanceOf } from './support/chance';
import { insideFor } from './support/inside';
import { audiencesOf, matches, PATIENCE, playMatch, SEEDS, variants } from './support/matches';

describe.each(matches(SEEDS))('$title', ({ variant, seed }) => {
	test(
		'an imagined game is whole, looks the same and can be played',
		() => {
			playMatch(variant, seed, (game, chance) => {
				for (const audience of audiencesOf(variant.seats)) {
					if (chance.below(3) > 0) continue;
					const seen = view(game, audience);
					const world = imagine(seen, `world ${chance.below(1000)}`);
					expect(view(world, audience)).toEqual(seen);
					const inside = insideFor(world);
					expect(inside.census(world)).toEqual(inside.pack(world));
					if (chance.below(10) === 0) playRound(world, `${seed} ${chance.below(1000)}`);
				}
			});
		},
		PATIENCE
	);
});

/** To the end of the round, one step through the door, the rest along the inner path. */
function playRound(world: Game, name: string): void {
	const chance = chanceOf(name);
	const asked = decision(world);
	if (asked === null) return;
	const next = apply(world, chance.pick(asked.moves)).game;
	const simulation = simulate(next);
	for (let moves = 0; !simulation.roundOver; moves++) {
		expect(moves).toBeLessThan(500);
		simulation.perform(simulation.codes[chance.below(simulation.legal())]!);
	}
}

/** Enough for the rarest pair of card and place to turn up. */
const WORLDS = 700;

describe.each(variants.filter(({ name }) => !name.includes(':')))('$name', (variant) => {
	test(
		'every unseen card visits every unseen place',
		() => {
			const positions: { view: View; unseen: Readonly<Record<string, number>> }[] = [];
			playMatch(variant, 'coverage', (game, chance) => {
				if (decision(game) === null || chance.below(8) > 0 || positions.length >= 3) return;
				const audience: Audience = chance.pick(audiencesOf(variant.seats));
				const seen = view(game, audience);
				positions.push({ view: seen, unseen: insideFor(game).unseen(seen) });
			});
			for (const { view: seen, unseen } of positions) checkCoverage(seen, unseen);
		},
		PATIENCE
	);
});

function checkCoverage(seen: View, unseen: Readonly<Record<string, number>>): void {
	const visits = new Map<string, Map<string, Set<string>>>();
	for (let i = 0; i < WORLDS; i++) {
		const world = imagine(seen, `coverage ${i}`);
		for (const [pool, places] of Object.entries(insideFor(world).places(world))) {
			const byPlace = visits.get(pool) ?? new Map<string, Set<string>>();
			visits.set(pool, byPlace);
			for (const [place, card] of Object.entries(places)) {
				byPlace.set(place, (byPlace.get(place) ?? new Set()).add(card));
			}
		}
	}
	for (const [pool, byPlace] of visits) {
		const open = [...byPlace].filter(([, cards]) => cards.size > 1);
		const all = new Set(open.flatMap(([, cards]) => [...cards]));
		if (all.size > 1) expect(open.length, pool).toBe(unseen[pool]);
		for (const [place, cards] of open) expect([place, cards.size]).toEqual([place, all.size]);
	}
}

test('an imagined game has no record', () => {
	playMatch(variants[0]!, 'record', (game) => {
		expect(() => record(imagine(view(game, 0), 'x'))).toThrow(TypeError);
	});
});
