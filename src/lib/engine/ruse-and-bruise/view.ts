import type {
	Audience,
	Event,
	RuseColumn,
	RuseColumnCard,
	RuseSeatView,
	RuseView,
	Seat
} from '../core/types';
import { idOf, isFaceUp, isWatched, kindOf, ownerOf, underOf, type Card } from './card';
import { evaluate } from './evaluate';
import { nextStarter, winnersOf } from './flow';
import { goalOf } from './goal';
import { toAct } from './moves';
import { reckonCodes } from './score';
import { isMet, LYING_DOWN, SEEN, type Column, type State } from './state';

/** What one audience may know of a state, built up from nothing. */
export function view(state: State, audience: Audience, history: readonly Event[]): RuseView {
	const over = state.phase === 'round-over' || state.phase === 'match-over';
	const { pending, columns } = state;
	return {
		ruleSet: 'ruse-and-bruise',
		options: state.options,
		audience,
		round: state.round,
		phase: state.phase,
		starter: state.starter,
		active: over ? null : state.active,
		toAct: toAct(state),
		winners: state.phase === 'match-over' ? winnersOf(state) : null,
		history,
		columns: columns.map((column) => columnView(column, audience, over)),
		choice: pending && {
			card: pending.kind === 'hide' ? 'cloak' : 'traitor',
			column: pending.column,
			index: pending.index
		},
		gone: state.gone.map(goalOf),
		nextStarter: state.phase === 'round-over' ? nextStarter(state) : null,
		seats: state.hands.map((_, seat) => seatView(state, seat, audience)),
		result: over
			? {
					columns: columns.map(({ cards, goal }) => evaluate(cards, goal, state.options).result)
				}
			: null
	};
}

const owns = (audience: Audience, seat: Seat): boolean => audience === 'open' || audience === seat;

function columnView(column: Column, audience: Audience, over: boolean): RuseColumn {
	return {
		goal: goalOf(column.goal),
		cards: column.cards.map((card) => cardView(card, audience, over)),
		closed: column.closed,
		met: isMet(column)
	};
}

function cardView(card: Card, audience: Audience, over: boolean): RuseColumnCard {
	const owner = ownerOf(card);
	const faceUp = isFaceUp(card);
	const id = idOf(kindOf(card));
	const mine = owns(audience, owner);
	const under = underOf(card);
	return {
		owner,
		card: faceUp || mine ? id : null,
		faceUp,
		...(isWatched(card) ? { known: id } : {}),
		...(under >= 0 ? { under: over || mine ? idOf(under) : null } : {})
	};
}

function seatView(state: State, seat: Seat, audience: Audience): RuseSeatView {
	const mine = owns(audience, seat);
	const discards = state.discards[seat] ?? [];
	const won = state.won[seat] ?? [];
	return {
		hand: (state.hands[seat] ?? []).map((kind) => (mine ? idOf(kind) : null)),
		drawCount: state.draws[seat]?.length ?? 0,
		discards: discards.map((card) =>
			mine || (card & LYING_DOWN) === 0 ? idOf(kindOf(card)) : null
		),
		faceDown: discards.flatMap((card, index) =>
			(card & LYING_DOWN) === 0
				? []
				: [{ index, known: (card & SEEN) === 0 ? null : idOf(kindOf(card)) }]
		),
		goals: won.map(goalOf),
		score: reckonCodes(won).points
	};
}
