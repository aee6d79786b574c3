import { resume, shuffle, type Generator, type RandomState } from '../core/random';
import type { CardId, RuseColumnCard, RuseView, Seat } from '../core/types';
import { coloured, hiding, kindOfId, turnedUp, watched, type Card, type Kind } from './card';
import { codeOfGoal, type GoalCode } from './goal';
import { goalsInPlay, without } from './open';
import {
	COPIES,
	LYING_DOWN,
	ROUNDS,
	SEEN,
	type Column,
	type RuseOptions,
	type State
} from './state';

/**
 * A full state that this view could be a view of. Each seat's unseen cards (hand, pile, face-down
 * and hidden cards, what assassins removed) are dealt to its unseen places, the goals still to come
 * are drawn from those nobody has seen, every way equally likely.
 */
export function imagine(view: RuseView, random: RandomState): State {
	const generator = resume(random);
	const options = view.options as RuseOptions;
	const seats = view.seats.length;
	const over = view.phase === 'round-over' || view.phase === 'match-over';

	const unseen = view.seats.map((_, seat) => unseenKinds(view, seat, over, generator));
	const deal = (seat: Seat, card: CardId | null): Kind =>
		(card === null ? unseen[seat]?.pop() : kindOf(card)) as Kind;

	const columns = view.columns.map(({ goal, cards, closed }): Column => ({
		goal: codeOfGoal(goal) as GoalCode,
		cards: cards.map((card) => columnCard(card, deal)),
		closed
	}));
	const won = view.seats.map(({ goals }) => goals.map((goal) => codeOfGoal(goal) as GoalCode));
	const gone = view.gone.map((goal) => codeOfGoal(goal) as GoalCode);
	const open = over ? [] : columns.map((column) => column.goal);
	const goals = without(goalsInPlay(options, seats), [...won.flat(), ...gone, ...open]);
	shuffle(generator, goals);

	const hands = view.seats.map(({ hand }, seat) => hand.map((card) => deal(seat, card)));
	const discards = view.seats.map(({ discards, faceDown }, seat) => {
		const lying = new Map(faceDown.map(({ index, known }) => [index, known]));
		return discards.map((card, index) => {
			const known = lying.get(index);
			if (known === undefined) return deal(seat, card);
			return deal(seat, card ?? known) | LYING_DOWN | (known === null ? 0 : SEEN);
		});
	});

	return {
		options,
		seats,
		round: view.round,
		phase: view.phase,
		starter: view.starter,
		active: view.active ?? closer(view, options),
		pending: view.choice && {
			kind: view.choice.card === 'cloak' ? 'hide' : 'swap-goal',
			by: view.toAct as Seat,
			column: view.choice.column,
			index: view.choice.index
		},
		travelled: 0,
		columns,
		future: Array.from({ length: ROUNDS - view.round }, () => goals.splice(-seats)),
		hands,
		// what is left of the unseen cards, already shuffled
		draws: unseen,
		discards,
		won,
		gone,
		random: generator.getState().slice()
	};
}

const kindOf = (card: CardId): Kind => kindOfId(card) as Kind;

/** A seat's kinds that this view shows nowhere, shuffled. */
function unseenKinds(view: RuseView, seat: Seat, over: boolean, generator: Generator): Kind[] {
	const { hand, discards, faceDown } = view.seats[seat] as RuseView['seats'][number];
	// once the round is over the columns are a picture of cards that lie in the discards
	const queued = over ? [] : view.columns.flatMap((column) => column.cards);
	const seen = [
		...hand,
		...discards,
		...faceDown.map(({ known }) => known),
		...queued
			.filter(({ owner }) => owner === seat)
			.flatMap(({ card, known, under }) => [card ?? known ?? null, under ?? null])
	].filter((card) => card !== null);
	const kinds = without(
		Array.from({ length: COPIES }, (_, kind) => kind),
		seen.map(kindOf)
	);
	shuffle(generator, kinds);
	return kinds;
}

function columnCard(
	{ owner, card, faceUp, known, under }: RuseColumnCard,
	deal: (seat: Seat, card: CardId | null) => Kind
): Card {
	const lying = coloured(deal(owner, card ?? known ?? null), owner);
	if (!faceUp) return known === undefined ? lying : watched(lying);
	const up = turnedUp(lying);
	return under === undefined ? up : hiding(up, deal(owner, under));
}

/** Between rounds: who closed the last one. After the match it no longer matters. */
function closer({ nextStarter, starter, seats }: RuseView, options: RuseOptions): Seat {
	const next = nextStarter ?? starter;
	return options.nextStarter === 'closer' ? next : (next + seats.length - 1) % seats.length;
}
