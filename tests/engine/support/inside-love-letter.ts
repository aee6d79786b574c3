import { RULE_SETS } from '../../../src/lib/engine/rule-sets';
import {
	type Audience,
	type Game,
	type LoveLetterView,
	type Options,
	type RuleSetId,
	type View
} from '../../../src/lib/engine/index';
import { insideOf } from '../../../src/lib/engine/core/engine';
import { NONE, type State } from '../../../src/lib/engine/love-letter/state';
import type { Chance } from './chance';
import { stateOf, withState } from './inside';

const infoOf = (ruleSet: RuleSetId) => RULE_SETS.find(({ info }) => info.id === ruleSet)!.info;

const cardsOf = (game: Game) => infoOf(insideOf(game).setup.ruleSet).cards;

/** The cards of a match, one per copy: an extra character stands in for another. */
function packOf(ruleSet: RuleSetId, options: Options | undefined): string[] {
	const { cards } = infoOf(ruleSet);
	const swaps = (options?.extras ?? []) as { extra: string; replaces: string }[];
	return cards
		.filter(({ extra }) => !extra)
		.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id))
		.map((id) => swaps.find(({ replaces }) => replaces === id)?.extra ?? id)
		.sort();
}

const idsOf = (game: Game): string[] => cardsOf(game).map(({ id }) => id);

export function census(game: Game): string[] {
	const s = stateOf<State>(game);
	const ids = idsOf(game);
	const burned = s.burned === NONE ? [] : [s.burned];
	const resolving = s.sides && s.sides.resolving !== NONE ? [s.sides.resolving] : [];
	return [...s.hands.flat(), ...s.piles.flat(), ...s.faceUp, ...s.deck, ...burned, ...resolving]
		.map((card) => ids[card] ?? `stranger ${card}`)
		.sort();
}

export function pack(game: Game): string[] {
	const { ruleSet, options } = insideOf(game).setup;
	return packOf(ruleSet, options);
}

interface Slot {
	readonly name: string;
	readonly card: number;
	readonly put: (state: State, card: number) => void;
}

/** Hands, burned card and deck, with what it takes to change them. */
function slots(s: State): Slot[] {
	const hands = s.hands.flatMap((hand, seat) =>
		hand.map((card, i) => ({
			name: `hand ${seat}.${i}`,
			card,
			put: (state: State, other: number) => {
				state.hands[seat]![i] = other;
			}
		}))
	);
	const deck = s.deck.map((card, i) => ({
		name: `deck ${i}`,
		card,
		put: (state: State, other: number) => {
			state.deck[i] = other;
		}
	}));
	const burned = {
		name: 'burned',
		card: s.burned,
		put: (state: State, other: number) => {
			state.burned = other;
		}
	};
	return [...hands, ...deck, ...(s.burned === NONE ? [] : [burned])];
}

/** Whether the audience sees, or was shown, what lies there. */
function isKnown(s: State, slot: Slot, audience: Audience): boolean {
	const place = /^hand (\d)\.(\d)$/.exec(slot.name);
	if (audience === 'open') return !slot.name.startsWith('deck');
	if (!place) return false;
	const seat = Number(place[1]);
	if (seat === audience) return true;
	if (s.result !== null && s.result.hands[seat] !== NONE) return true;
	const known = audience === 'table' ? NONE : s.knows[audience * s.seats + seat]!;
	// what was shown is the card held, and it lies first
	return known !== NONE && Number(place[2]) === s.hands[seat]!.indexOf(known);
}

export function permuted(game: Game, audience: Audience, chance: Chance): Game {
	const s = stateOf<State>(game);
	const copy = structuredClone(s);
	const hidden = slots(s).filter((slot) => !isKnown(s, slot, audience));
	const cards = chance.shuffled(hidden.map(({ card }) => card));
	hidden.forEach((slot, i) => slot.put(copy, cards[i]!));
	// what others were shown is none of this audience's business: it becomes whatever lies there
	for (let who = 0; who < s.seats; who++) {
		if (who === audience) continue;
		for (let seat = 0; seat < s.seats; seat++) {
			const place = who * s.seats + seat;
			const held = s.hands[seat]!.indexOf(s.knows[place]!);
			if (s.knows[place] !== NONE) copy.knows[place] = copy.hands[seat]![held]!;
		}
	}
	return withState(game, copy, audience, chance);
}

export function places(game: Game): Record<string, Record<string, string>> {
	const ids = idsOf(game);
	const all = slots(stateOf<State>(game)).map(({ name, card }) => [name, ids[card]!]);
	return { all: Object.fromEntries(all) as Record<string, string> };
}

export function unseen(view: View): Record<string, number> {
	const { seats, knows, deck, faceUp, result, burned, audience } = view as LoveLetterView;
	const total = packOf(view.ruleSet, view.options).length;
	const open = faceUp.length + ((view as LoveLetterView).resolving ? 1 : 0);
	const lying = seats.flatMap(({ hand, pile }) => [...hand, ...pile]).length + open + deck;
	const burnedLies = total - lying === 1 && burned === null ? 1 : 0;
	const hidden = seats.flatMap(({ hand }) => hand).filter((card) => card === null).length;
	const shown = seats.filter(
		({ hand }, seat) =>
			seat !== audience &&
			hand.length > 0 &&
			audience !== 'open' &&
			(knows.some((known) => known.seat === seat) || (result?.hands[seat] ?? null) !== null)
	).length;
	return { all: deck + burnedLies + hidden - shown };
}
