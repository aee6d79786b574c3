import type { Audience, Game, RuseView, View } from '../../../src/lib/engine/index';
import {
	CARD_IDS,
	idOf,
	isFaceUp,
	isWatched,
	kindOf,
	ownerOf,
	underOf
} from '../../../src/lib/engine/ruse-and-bruise/card';
import { LYING_DOWN, SEEN, type State } from '../../../src/lib/engine/ruse-and-bruise/state';
import type { Chance } from './chance';
import { stateOf, withState } from './inside';

const KIND = 31;
const UNDER = 1024;

interface Slot {
	readonly owner: number;
	readonly name: string;
	readonly kind: number;
	/** Whether the owner himself does not see it, though it is his. */
	readonly hiddenFromOwner: boolean;
	readonly open: boolean;
	readonly put: (state: State, kind: number) => void;
}

const isOver = (s: State): boolean => s.phase === 'round-over' || s.phase === 'match-over';

/** Every card of every seat; the columns are only a picture once the round is over. */
function slots(s: State): Slot[] {
	const list: Slot[] = [];
	const rows = (
		name: string,
		all: (state: State) => number[][],
		about: (card: number) => { hiddenFromOwner: boolean; open: boolean }
	): void =>
		all(s).forEach((row, owner) =>
			row.forEach((card, i) =>
				list.push({
					owner,
					name: `${name} ${owner}.${i}`,
					kind: card & KIND,
					...about(card),
					put: (state, kind) => {
						all(state)[owner]![i] = (card & ~KIND) | kind;
					}
				})
			)
		);
	rows(
		'hand',
		(state) => state.hands,
		() => ({ hiddenFromOwner: false, open: false })
	);
	rows(
		'draw',
		(state) => state.draws,
		() => ({ hiddenFromOwner: true, open: false })
	);
	rows(
		'discard',
		(state) => state.discards,
		(card) => ({
			hiddenFromOwner: false,
			open: (card & LYING_DOWN) === 0 || (card & SEEN) !== 0
		})
	);
	if (isOver(s)) return list;
	s.columns.forEach((column, c) =>
		column.cards.forEach((card, i) => {
			const owner = ownerOf(card);
			list.push({
				owner,
				name: `column ${c}.${i}`,
				kind: kindOf(card),
				hiddenFromOwner: false,
				open: isFaceUp(card) || isWatched(card),
				put: (state, kind) => {
					const now = state.columns[c]!.cards[i]!;
					state.columns[c]!.cards[i] = (now & ~KIND) | kind;
				}
			});
			if (underOf(card) < 0) return;
			list.push({
				owner,
				name: `under ${c}.${i}`,
				kind: underOf(card),
				hiddenFromOwner: false,
				open: false,
				put: (state, kind) => {
					const now = state.columns[c]!.cards[i]!;
					state.columns[c]!.cards[i] = (now & (UNDER - 1)) + (kind + 1) * UNDER;
				}
			});
		})
	);
	return list;
}

const isKnown = (slot: Slot, audience: Audience): boolean =>
	slot.open || ((audience === 'open' || audience === slot.owner) && !slot.hiddenFromOwner);

export function census(game: Game): string[] {
	return slots(stateOf<State>(game))
		.map(({ owner, kind }) => `${owner} ${idOf(kind)}`)
		.sort();
}

export function pack(game: Game): string[] {
	return Array.from({ length: stateOf<State>(game).seats }, (_, owner) => owner)
		.flatMap((owner) => CARD_IDS.map((id) => `${owner} ${id}`))
		.sort();
}

export function permuted(game: Game, audience: Audience, chance: Chance): Game {
	const s = stateOf<State>(game);
	const copy = structuredClone(s);
	for (let owner = 0; owner < s.seats; owner++) {
		const hidden = slots(s).filter((slot) => slot.owner === owner && !isKnown(slot, audience));
		const kinds = chance.shuffled(hidden.map(({ kind }) => kind));
		hidden.forEach((slot, i) => slot.put(copy, kinds[i]!));
	}
	const goals = chance.shuffled(s.future.flat());
	copy.future = s.future.map((row) => row.map(() => goals.pop()!));
	return withState(game, copy, audience, chance);
}

export function places(game: Game): Record<string, Record<string, string>> {
	const pools: Record<string, Record<string, string>> = {};
	for (const { owner, name, kind } of slots(stateOf<State>(game))) {
		(pools[`seat ${owner}`] ??= {})[name] = idOf(kind);
	}
	return pools;
}

export function unseen(view: View): Record<string, number> {
	const { seats, columns, phase } = view as RuseView;
	const queued = phase === 'round-over' || phase === 'match-over' ? [] : columns;
	return Object.fromEntries(
		seats.map(({ hand, drawCount, discards, faceDown }, owner) => {
			const nulls = hand.filter((card) => card === null).length;
			const known = faceDown.filter((each) => each.known !== null).length;
			const lying = discards.filter((card) => card === null).length;
			// an owner sees his own face-down discards in `discards` already
			const removed = lying === 0 ? 0 : lying - known;
			const cards = queued.flatMap((column) => column.cards.filter((card) => card.owner === owner));
			const down = cards.filter((card) => card.card === null && card.known === undefined).length;
			const under = cards.filter((card) => card.under === null).length;
			return [`seat ${owner}`, nulls + drawCount + removed + down + under];
		})
	);
}
