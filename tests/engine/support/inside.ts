/**
 * The tests' eye inside a game: which cards lie where, and the same game with everything an
 * audience has not seen dealt anew.
 */
import { asGame, insideOf } from '../../../src/lib/engine/core/engine';
import {
	ruleSets,
	view,
	type Audience,
	type Event,
	type Game,
	type View
} from '../../../src/lib/engine/index';
import type { Chance } from './chance';
import * as loveLetter from './inside-love-letter';
import * as ruse from './inside-ruse';

export interface Inside {
	/** Every card of the game once, sorted; the same list in every position of a round. */
	census(game: Game): readonly string[];
	/** What `census` must be. */
	pack(game: Game): readonly string[];
	/** Everything this audience has not seen, permuted within its pool; generator state too. */
	permuted(game: Game, audience: Audience, chance: Chance): Game;
	/** Card at each place, by pool: cards of one pool could lie in each other's places. */
	places(game: Game): Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** How many places of each pool this view does not show. */
	unseen(view: View): Readonly<Record<string, number>>;
}

export const insideFor = (game: Game): Inside => {
	const { ruleSet } = insideOf(game).setup;
	const family = ruleSets.find(({ id }) => id === ruleSet)!.family;
	return family === 'love-letter' ? loveLetter : ruse;
};

/** The card fields an audience does not see hold other cards: a projection must not read them. */
export function scrambled(history: readonly Event[], audience: Audience, chance: Chance): Event[] {
	const blind = (event: Event): boolean =>
		'sees' in event &&
		event.sees !== undefined &&
		audience !== 'open' &&
		(audience === 'table' || !event.sees.includes(audience));
	const other = (value: unknown): unknown =>
		Array.isArray(value) ? value.map(other) : `other-${chance.below(1000)}`;
	return history.map((event) => {
		if (!blind(event)) return event;
		const changed: Record<string, unknown> = { ...event };
		for (const field of ['card', 'cards', 'under', 'hands']) {
			if (field in changed) changed[field] = other(changed[field]);
		}
		return changed as unknown as Event;
	});
}

/** A game with another state, its hidden history and chance changed as well. */
export function withState(game: Game, state: object, audience: Audience, chance: Chance): Game {
	const inside = insideOf(game);
	const random = Array.from({ length: 4 }, () => chance.below(2 ** 31));
	return asGame({
		...inside,
		setup: { ...inside.setup, seed: `another ${chance.below(1000)}` },
		state: { ...state, random },
		history: scrambled(inside.history, audience, chance)
	});
}

export const stateOf = <S extends object>(game: Game): S => insideOf(game).state as S;

/** A view as text, for comparing byte for byte. */
export const bytes = (game: Game, audience: Audience): string =>
	JSON.stringify(view(game, audience));
