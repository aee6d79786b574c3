/** Positions in the middle of a round, for cases that name hands, piles and deck. */
import { asGame, insideOf } from '../../../src/lib/engine/core/engine';
import {
	apply,
	decision,
	ruleSets,
	start,
	view,
	type Audience,
	type CardId,
	type Event,
	type Game,
	type LoveLetterView,
	type Mode,
	type Move,
	type Options,
	type RuleSetId,
	type Seat,
	type Step
} from '../../../src/lib/engine/index';
import { DESPAIR, HOPE, NONE, TURN, type State } from '../../../src/lib/engine/love-letter/state';

export const [A, B, C, D] = [0, 1, 2, 3] as const;

export interface Position {
	readonly ruleSet?: RuleSetId;
	/** Per seat, cards by id, separated by spaces; the active seat holds two. '' is out. */
	readonly hands: readonly string[];
	readonly piles?: readonly string[];
	/** Top first. */
	readonly deck?: string;
	readonly burned?: string;
	readonly active?: Seat;
	readonly protected?: readonly Seat[];
	readonly bound?: Seat;
	/** hope-despair; `protected` are its untargetable seats. */
	readonly mode?: Mode;
	readonly flipped?: boolean;
	readonly immune?: readonly Seat[];
	/** own-last-card, per seat. */
	readonly sides?: readonly Mode[];
	/** Results of the next fate judgments. */
	readonly fates?: readonly Mode[];
	readonly tokens?: readonly number[];
	readonly options?: Options;
}

/** A game in that position; cards not named are simply not there. */
export function position(p: Position): Game {
	const ruleSet = p.ruleSet ?? 'classic';
	const info = ruleSets.find(({ id }) => id === ruleSet)!;
	const numberOf = (id: string): number => {
		const card = info.cards.findIndex((each) => each.id === id);
		if (card < 0) throw new Error(`no ${id} in ${ruleSet}`);
		return card;
	};
	const cards = (text: string): number[] => text.split(' ').filter(Boolean).map(numberOf);
	const mask = (seats: readonly Seat[]): number =>
		seats.reduce((sum, seat) => sum | (1 << seat), 0);
	const seats = p.hands.length;
	const { game } = start({ ruleSet, seats, seed: 'case', options: p.options ?? {} });
	const inside = insideOf(game);
	const state: State = {
		...(inside.state as State),
		phase: TURN,
		question: null,
		chooser: NONE,
		active: p.active ?? A,
		out: mask(p.hands.flatMap((hand, seat) => (hand === '' ? [seat] : []))),
		guarded: mask(p.protected ?? []),
		bound: p.bound ?? NONE,
		deck: cards(p.deck ?? `${ids(info.cards, 1)} ${ids(info.cards, 1)}`).reverse(),
		burned: cards(p.burned ?? ids(info.cards, 2))[0]!,
		faceUp: [],
		hands: p.hands.map(cards),
		piles: p.hands.map((_, seat) => cards(p.piles?.[seat] ?? '')),
		knows: (inside.state as State).knows.map(() => NONE),
		tokens: p.tokens?.slice() ?? p.hands.map(() => 0),
		stack: [{ deck: [], starter: NONE, fates: p.fates ?? [] }]
	};
	if (state.sides) {
		const own = mask(p.sides?.flatMap((side, seat) => (side === 'despair' ? [seat] : [])) ?? []);
		state.sides = {
			...state.sides,
			mode: p.mode === 'despair' ? DESPAIR : HOPE,
			flipped: p.flipped ?? false,
			immune: mask(p.immune ?? []),
			own: state.sides.own === NONE ? NONE : own
		};
	}
	return asGame({ ...inside, history: [], state });
}

/** The first card of a value, for decks that do not matter. */
function ids(cards: readonly { id: CardId; value: number | null }[], value: number): CardId {
	return cards.find((card) => card.value === value)!.id;
}

export const see = (game: Game, audience: Audience): LoveLetterView =>
	view(game, audience) as LoveLetterView;

export const moves = (game: Game): readonly Move[] => decision(game)?.moves ?? [];

/** The legal plays of one card. */
export const playsOf = (game: Game, card: CardId): readonly Move[] =>
	moves(game).filter((move) => move.type === 'play' && move.card === card);

/** Plays a card; `to` is the target or the targets. */
export function play(
	game: Game,
	card: CardId,
	to?: Seat | readonly Seat[],
	more: { readonly guess?: number; readonly look?: Seat; readonly side?: Mode } = {}
): Step {
	const whom = to === undefined ? {} : typeof to === 'number' ? { target: to } : { targets: to };
	return apply(game, { type: 'play', card, ...whom, ...more });
}

/** Several moves in a row, for getting somewhere. */
export const playOn = (game: Game, ...list: readonly Move[]): Game =>
	list.reduce((each, move) => apply(each, move).game, game);

export const hand = (game: Game, seat: Seat): readonly (CardId | null)[] =>
	see(game, 'open').seats[seat]!.hand;

export const pile = (game: Game, seat: Seat): readonly CardId[] =>
	see(game, 'open').seats[seat]!.pile;

export const isOut = (game: Game, seat: Seat): boolean => see(game, 'open').seats[seat]!.out;

export const tokens = (game: Game): readonly number[] =>
	see(game, 'open').seats.map((seat) => seat.tokens);

export const types = (events: readonly Event[]): string[] => events.map((event) => event.type);

/** A position of Hope & Despair, in hope unless it says otherwise, with a deck that does not matter. */
export const hopeDespair = (p: Omit<Position, 'ruleSet'>): Game =>
	position({ deck: 'naegi naegi naegi', burned: 'yamada', ...p, ruleSet: 'hope-despair' });

/** The mode that everybody sees. */
export const mode = (game: Game): Mode | undefined => see(game, 'table').mode;

/** The sides on which a card may be played now; undefined: there is nothing to choose. */
export const sidesOffered = (game: Game, card: CardId): (Mode | undefined)[] => [
	...new Set(playsOf(game, card).map((move) => (move.type === 'play' ? move.side : undefined)))
];
