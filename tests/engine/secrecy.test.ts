/**
 * Property 3: whatever an audience has not seen may be dealt anew without a byte of its view,
 * its decision or its events changing.
 */
import { describe, expect, test } from 'vitest';
import {
	decision,
	view,
	visible,
	type Audience,
	type Event,
	type Game
} from '../../src/lib/engine/index';
import { insideOf } from '../../src/lib/engine/core/engine';
import type { Chance } from './support/chance';
import { bytes, insideFor } from './support/inside';
import { audiencesOf, matches, PATIENCE, playMatch, SEEDS } from './support/matches';

describe.each(matches(SEEDS))('$title', ({ variant, seed }) => {
	test(
		'nothing unseen shows',
		() => {
			let permutations = 0;
			let positions = 0;
			playMatch(variant, seed, (game, chance, step) => {
				positions++;
				for (const event of step.events) checkShown(event);
				for (const audience of audiencesOf(variant.seats)) {
					if (chance.below(3) > 0) continue;
					if (checkPermuted(game, audience, chance)) permutations++;
				}
			});
			// a match may be over in a moment
			if (positions > 10) expect(permutations).toBeGreaterThan(positions / 2);
		},
		PATIENCE
	);
});

/** Whether anything was there to be permuted. */
function checkPermuted(game: Game, audience: Audience, chance: Chance): boolean {
	const other = insideFor(game).permuted(game, audience, chance);
	expect(bytes(other, audience)).toBe(bytes(game, audience));
	const mine = decision(game);
	if (audience === 'open' || mine?.by === audience) {
		expect(JSON.stringify(decision(other))).toBe(JSON.stringify(mine));
	}
	expect(JSON.stringify(visible(insideOf(other).history, audience))).toBe(
		JSON.stringify(visible(insideOf(game).history, audience))
	);
	expect(JSON.stringify(view(game, audience))).not.toContain(insideOf(game).setup.seed);
	return JSON.stringify(insideOf(other).state) !== JSON.stringify(insideOf(game).state);
}

/** Events whose cards lie face down for somebody must say who sees them. */
const PRIVATE: ReadonlySet<string> = new Set([
	'card-dealt',
	'card-drawn',
	'hand-seen',
	'hands-compared',
	'hands-swapped',
	'cards-drawn',
	'cards-returned',
	'hand-passed',
	'hand-refilled',
	'card-placed',
	'card-hidden'
]);

function checkShown(event: Event): void {
	if (PRIVATE.has(event.type)) expect(event, event.type).toHaveProperty('sees');
	if (!('sees' in event) || event.sees === undefined) return;
	const concerned = Object.entries(event)
		.filter(([key]) => ['seat', 'seats', 'by', 'from', 'to', 'owner', 'assassin'].includes(key))
		.flatMap(([, value]) => value as number | number[]);
	for (const seat of event.sees) expect(concerned).toContain(seat);
	const [projected] = visible([event], 'table') as unknown as Record<string, unknown>[];
	for (const field of ['card', 'cards', 'under', 'hands']) {
		for (const card of [projected![field] ?? null].flat()) expect(card).toBeNull();
	}
}
