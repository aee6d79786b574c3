import type { Seat } from '../core/types';
import {
	coloured,
	hiding,
	idOf,
	kindOf,
	ownerOf,
	turnedUp,
	underOf,
	type Card,
	type Kind
} from './card';
import { evaluate } from './evaluate';
import { goalOf, type GoalCode } from './goal';
import { reckonCodes } from './score';
import { isMet, ROUNDS, type Column, type Pending, type State, type Turn } from './state';
import { refill, takeFrom, turnUpBefore } from './verbs';

/** Puts out the next round's goals, fills the hands and gives the starter the turn. */
export function startRound(turn: Turn, starter: Seat): void {
	const { state, sink } = turn;
	const goals = state.future.shift() as GoalCode[];
	state.round += 1;
	state.starter = starter;
	state.columns = goals.map((goal) => ({ goal, cards: [], closed: false }));
	sink?.push({ type: 'round-started', round: state.round, starter });
	sink?.push({ type: 'goals-opened', goals: goals.map(goalOf) });
	for (let seat = 0; seat < state.seats; seat++) refill(turn, seat);
	startTurn(turn, starter);
}

function startTurn({ state, sink }: Turn, seat: Seat): void {
	state.phase = 'turn';
	state.active = seat;
	sink?.push({ type: 'turn-started', seat });
}

/** The active seat's card goes to the end of an open column. */
export function place(turn: Turn, kind: Kind, column: number): void {
	const { state, sink } = turn;
	const seat = state.active;
	const atOnce = state.options.refill === 'at-once';
	takeFrom(state.hands[seat] as Kind[], kind);
	(state.columns[column] as Column).cards.push(coloured(kind, seat));
	sink?.push({ type: 'card-placed', seat, column, card: idOf(kind), sees: [seat] });
	if (atOnce) refill(turn, seat);
	turnUpBefore(turn, column);
	if (state.pending === null) endTurn(turn);
	else state.phase = 'choice';
}

/** The answer of a cloak's owner; null declines. */
export function hide(turn: Turn, kind: Kind | null): void {
	const { state, sink } = turn;
	const { by, column, index } = state.pending as Pending;
	if (kind === null) {
		sink?.push({ type: 'hide-declined', seat: by });
	} else {
		const { cards } = state.columns[column] as Column;
		takeFrom(state.hands[by] as Kind[], kind);
		cards[index] = hiding(cards[index] as Card, kind);
		sink?.push({ type: 'card-hidden', seat: by, column, card: idOf(kind), sees: [by] });
		refill(turn, by);
	}
	endTurn(turn);
}

/** The answer of a traitor's owner; null declines. Cards and storms stay where they are. */
export function swapGoal(turn: Turn, other: number | null): void {
	const { state, sink } = turn;
	const { by, column } = state.pending as Pending;
	if (other === null) {
		sink?.push({ type: 'swap-declined', seat: by });
	} else {
		const here = state.columns[column] as Column;
		const there = state.columns[other] as Column;
		[here.goal, there.goal] = [there.goal, here.goal];
		sink?.push({ type: 'goals-swapped', seat: by, columns: [column, other] });
	}
	endTurn(turn);
}

/** The turn is completely resolved: only now may the round be over. */
function endTurn(turn: Turn): void {
	const { state, sink } = turn;
	if (state.options.refill === 'after-action') refill(turn, state.active);
	state.pending = null;
	state.travelled = 0;
	if (state.columns.every(isMet) || state.hands.every((hand) => hand.length === 0)) {
		endRound(turn);
		return;
	}
	let next = (state.active + 1) % state.seats;
	while (state.hands[next]?.length === 0) {
		sink?.push({ type: 'seat-skipped', seat: next });
		next = (next + 1) % state.seats;
	}
	startTurn(turn, next);
}

/** Everything is turned up without its action, every goal is awarded, the cards go home. */
function endRound({ state, sink }: Turn): void {
	const { columns } = state;
	for (const column of columns) column.cards = column.cards.map(turnedUp);
	sink?.push({
		type: 'columns-revealed',
		columns: columns.map((column) => column.cards.map(revealed))
	});
	columns.forEach(({ goal, cards }, column) => {
		const { result, why } = evaluate(cards, goal, state.options);
		const seat = result.winner;
		(seat === null ? state.gone : (state.won[seat] as GoalCode[])).push(goal);
		sink?.push({ type: 'column-evaluated', column, result, why });
		sink?.push({ type: 'column-won', column, seat, goal: goalOf(goal) });
	});
	for (const { cards } of columns) {
		for (const card of cards) {
			const discards = state.discards[ownerOf(card)] as number[];
			discards.push(kindOf(card));
			if (underOf(card) >= 0) discards.push(underOf(card));
		}
	}
	state.phase = state.round === ROUNDS ? 'match-over' : 'round-over';
	if (state.phase === 'match-over') sink?.push({ type: 'match-won', winners: winnersOf(state) });
}

const revealed = (card: Card) => ({
	owner: ownerOf(card),
	card: idOf(kindOf(card)),
	...(underOf(card) >= 0 ? { under: idOf(underOf(card)) } : {})
});

/** Whoever the closer makes the next round's starter. */
export const nextStarter = ({ options, active, seats }: State): Seat =>
	options.nextStarter === 'closer' ? active : (active + 1) % seats;

export const scoresOf = (state: State): number[] =>
	state.won.map((goals) => reckonCodes(goals).points);

/** Everybody with the highest score: victory is shared. */
export function winnersOf(state: State): Seat[] {
	const scores = scoresOf(state);
	const best = Math.max(...scores);
	return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}
