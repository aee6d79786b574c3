import { resume, shuffle, type RandomState } from '../core/random';
import { BELOVEDS, type CardId, type LoveLetterView } from '../core/types';
import type { Edition } from './edition';
import { blankSides } from './sides';
import {
	blankState,
	CHOICE,
	DESPAIR,
	HOPE,
	MATCH_OVER,
	NONE,
	ROUND_OVER,
	TURN,
	type FamilyOptions,
	type PhaseCode,
	type Question,
	type RoundResult,
	type Sides,
	type State
} from './state';

const PHASES: Readonly<Record<LoveLetterView['phase'], PhaseCode>> = {
	turn: TURN,
	choice: CHOICE,
	'round-over': ROUND_OVER,
	'match-over': MATCH_OVER
};

/**
 * A full state from a view alone: what the audience sees or was shown stays in its place, all other
 * cards are dealt to the unseen places (hands, burned card, deck) with equal chances. What other
 * seats were shown is not in a view, so in this state they know nothing of each other's hands.
 */
export function imagineState(edition: Edition, view: LoveLetterView, random: RandomState): State {
	const generator = resume(random);
	const s = frame(edition, view);
	const pool = unseen(edition, view, s);
	shuffle(generator, pool);
	for (const hand of s.hands) {
		for (let i = 0; i < hand.length; i++) if (hand[i] === NONE) hand[i] = pool.pop()!;
	}
	s.deck = pool.splice(0, view.deck);
	s.burned = pool[0] ?? edition.cardOf.get(view.burned ?? '') ?? NONE;
	s.random = generator.getState();
	return s;
}

/** Everything a view says, with NONE in place of each hidden hand card. */
function frame(edition: Edition, view: LoveLetterView): State {
	const seats = view.seats.length;
	const numberOf = (id: CardId | null): number => edition.cardOf.get(id ?? '') ?? NONE;
	const s = blankState(seats, view.options as FamilyOptions, [], []);
	s.round = view.round;
	s.phase = PHASES[view.phase];
	s.starter = view.starter;
	s.active = view.active ?? NONE;
	s.bound = view.bound ?? NONE;
	s.faceUp = view.faceUp.map(numberOf);
	s.beloved = view.beloved === undefined ? NONE : BELOVEDS.indexOf(view.beloved);
	s.winners = view.winners;
	s.result = view.result && { ...view.result, hands: view.result.hands.map(numberOf) };
	view.seats.forEach((seat, i) => {
		s.hands[i] = seat.hand.map(numberOf);
		s.piles[i] = seat.pile.map(numberOf);
		s.tokens[i] = seat.tokens;
		if (seat.out) s.out |= 1 << i;
		if (seat.protected) s.guarded |= 1 << i;
	});
	for (const { seat, card } of view.knows) {
		s.knows[(view.audience as number) * seats + seat] = numberOf(card);
		if (s.hands[seat]!.length > 0) s.hands[seat]![0] = numberOf(card);
	}
	showHands(s, s.result);
	for (const event of view.history) {
		if (event.type !== 'jester-set') continue;
		s.jester = event.seat;
		s.favourite = event.target;
	}
	if (view.mode !== undefined) s.sides = sidesFrom(edition, view, s);
	if (view.phase === 'choice') {
		s.chooser = view.toAct as number;
		s.question = questionOf(edition, s);
	}
	return s;
}

/** A seat that is immune shows as protected; one that nobody may choose, as untargetable. */
function sidesFrom(edition: Edition, view: LoveLetterView, s: State): Sides {
	const sides = blankSides(edition, s.options);
	sides.mode = view.mode === 'despair' ? DESPAIR : HOPE;
	sides.flipped = view.flipped === true;
	sides.resolving = edition.cardOf.get(view.resolving?.card ?? '') ?? NONE;
	sides.immune = s.guarded;
	s.guarded = 0;
	view.seats.forEach((seat, i) => {
		if (seat.untargetable) s.guarded |= 1 << i;
		if (seat.side === 'despair') sides.own |= 1 << i;
	});
	return sides;
}

/** After a showdown every surviving hand lies open. */
function showHands(s: State, result: RoundResult | null): void {
	result?.hands.forEach((card, seat) => {
		if (card !== NONE) s.hands[seat]![0] = card;
	});
}

/** The card just played asks; with no card played yet it is the opening question. */
function questionOf(edition: Edition, s: State): Question {
	const last = s.sides?.resolving ?? s.piles[s.active]!.at(-1);
	return (last !== undefined && edition.characters[last]?.asks) || 'choose-beloved';
}

/** The edition's cards without those in sight. */
function unseen(edition: Edition, view: LoveLetterView, s: State): number[] {
	const left = edition.ids.map(() => 0);
	for (const card of edition.packOf(s.options)) left[card]!++;
	const take = (card: number): void => {
		if (card !== NONE) left[card]!--;
	};
	for (const rows of [s.hands, s.piles, [s.faceUp]]) for (const row of rows) row.forEach(take);
	take(s.sides?.resolving ?? NONE);
	take(edition.cardOf.get(view.burned ?? '') ?? NONE);
	return left.flatMap((count, card) => Array.from({ length: count }, () => card));
}
