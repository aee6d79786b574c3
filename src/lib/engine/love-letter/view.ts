import {
	BELOVEDS,
	type Audience,
	type CardId,
	type Event,
	type LoveLetterResult,
	type LoveLetterSeatView,
	type LoveLetterView,
	type Phase
} from '../core/types';
import type { Edition } from './edition';
import { sideOf } from './sides';
import {
	CHOICE,
	isIn,
	MATCH_OVER,
	NONE,
	ROUND_OVER,
	SIDES,
	TURN,
	type Sides,
	type State
} from './state';

const PHASES: readonly Phase[] = ['turn', 'choice', 'round-over', 'match-over'];

/** Who decides now; 'table' between rounds, null when the match is over. */
export function toAct(s: State): number | 'table' | null {
	switch (s.phase) {
		case TURN:
			return s.active;
		case CHOICE:
			return s.chooser;
		case ROUND_OVER:
			return 'table';
		case MATCH_OVER:
			return null;
	}
}

/** Built up from nothing: what this audience may know, and no more. */
export function viewOf(
	edition: Edition,
	s: State,
	audience: Audience,
	history: readonly Event[]
): LoveLetterView {
	const ids = (cards: readonly number[]): CardId[] => cards.map((card) => edition.ids[card]!);
	const idOf = (card: number): CardId | null => edition.ids[card] ?? null;
	const sees = (seat: number): boolean => audience === 'open' || audience === seat;
	const asksKeep = s.phase === CHOICE && s.question === 'keep' && sees(s.chooser);
	// on two-sided tables the other mask is who may not be chosen
	const guarding = s.sides ? s.sides.immune : s.guarded;
	const seatView = (seat: number): LoveLetterSeatView => ({
		hand: sees(seat) ? ids(s.hands[seat]!) : s.hands[seat]!.map(() => null),
		pile: ids(s.piles[seat]!),
		out: !isIn(s, seat),
		protected: (guarding & (1 << seat)) !== 0,
		...(s.sides ? sidedSeat(s, s.sides, seat) : {}),
		tokens: s.tokens[seat]!
	});
	return {
		ruleSet: edition.info.id as LoveLetterView['ruleSet'],
		options: s.options,
		audience,
		round: s.round,
		phase: PHASES[s.phase]!,
		starter: s.starter,
		active: s.active === NONE ? null : s.active,
		toAct: toAct(s),
		deck: s.deck.length,
		burned: audience === 'open' ? idOf(s.burned) : null,
		faceUp: ids(s.faceUp),
		bound: s.bound === NONE ? null : s.bound,
		...(s.beloved === NONE ? {} : { beloved: BELOVEDS[s.beloved]! }),
		...(s.sides ? sidedTable(edition, s, s.sides) : {}),
		knows: knowsOf(edition, s, audience),
		...(asksKeep ? { pending: ids(s.hands[s.chooser]!) } : {}),
		seats: s.tokens.map((_, seat) => seatView(seat)),
		result: resultOf(edition, s),
		winners: s.winners,
		history
	};
}

function sidedTable(
	edition: Edition,
	s: State,
	{ mode, flipped, resolving }: Sides
): Pick<LoveLetterView, 'mode' | 'flipped' | 'resolving'> {
	const card = edition.ids[resolving];
	return {
		mode: SIDES[mode]!,
		flipped,
		resolving: card === undefined ? null : { seat: s.active, card }
	};
}

function sidedSeat(
	s: State,
	{ own }: Sides,
	seat: number
): Pick<LoveLetterSeatView, 'untargetable' | 'side'> {
	return {
		untargetable: (s.guarded & (1 << seat)) !== 0,
		...(own === NONE ? {} : { side: SIDES[sideOf(s, seat)]! })
	};
}

function knowsOf(edition: Edition, s: State, audience: Audience): LoveLetterView['knows'] {
	if (typeof audience !== 'number') return [];
	const known: { seat: number; card: CardId }[] = [];
	for (let seat = 0; seat < s.seats; seat++) {
		const card = s.knows[audience * s.seats + seat]!;
		if (card !== NONE) known.push({ seat, card: edition.ids[card]! });
	}
	return known;
}

function resultOf(edition: Edition, s: State): LoveLetterResult | null {
	if (s.result === null) return null;
	const { winners, reason, hands, bonuses } = s.result;
	return { winners, reason, hands: hands.map((card) => edition.ids[card] ?? null), bonuses };
}
