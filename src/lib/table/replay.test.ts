/** Looking back: everything of what is over, nothing of what goes on. */
import { describe, expect, it } from 'vitest';
import {
	apply,
	decision,
	record,
	ruleSets,
	start,
	view,
	type CardId,
	type Move
} from '$lib/engine';
import { replayOf, type Replay } from './replay';
import { chance, people } from './table.fixture';
import type { MatchSummary } from './types';

const SEATS = 3;
const cards = ruleSets.find(({ id }) => id === 'ruse-and-bruise')!.cards.map(({ id }) => id);
/** Without them nothing would lie in a discard pile that nobody has seen. */
const LURE: readonly CardId[] = ['assassin', 'squire'];

interface Plan {
	readonly draws: readonly (readonly CardId[])[];
	readonly moves: readonly Move[];
}

function shuffled(below: (below: number) => number): CardId[] {
	const left = cards.filter((card) => !LURE.includes(card));
	const rest: CardId[] = [];
	while (left.length > 0) rest.push(...left.splice(below(left.length), 1));
	return [...LURE, ...rest];
}

function summary(winners: readonly number[] | null): MatchSummary {
	return {
		id: 'm',
		title: null,
		ruleSet: 'ruse-and-bruise',
		options: {},
		players: people('hhh'),
		createdAt: 0,
		updatedAt: 0,
		round: 1,
		toAct: null,
		scores: [],
		winners
	};
}

function opening(draws: Plan['draws']) {
	return start({
		ruleSet: 'ruse-and-bruise',
		seats: SEATS,
		seed: 'looking back',
		stack: { goals: [], draws, starter: 0 }
	}).game;
}

/** Plays anything until `rounds` are over. */
function played(seed: number, rounds: number): Plan & { readonly end: ReturnType<typeof opening> } {
	const next = chance(seed);
	const draws = Array.from({ length: SEATS }, () => shuffled(next));
	let game = opening(draws);
	const moves: Move[] = [];
	for (let turn = decision(game); turn; turn = decision(game)) {
		if (turn.by === 'table' && view(game, 'table').round === rounds) break;
		const move = turn.moves[next(turn.moves.length)]!;
		moves.push(move);
		({ game } = apply(game, move));
	}
	return { draws, moves, end: game };
}

function lookedBack({ draws, moves }: Plan): Replay {
	let game = opening(draws);
	for (const move of moves) ({ game } = apply(game, move));
	return replayOf(summary(null), record(game));
}

/** The same match, but for two cards of one seat that have changed places. */
function swapped({ draws, moves }: Plan, seat: number, one: CardId, other: CardId): Plan {
	const swap = (card: CardId) => (card === one ? other : card === other ? one : card);
	let game = opening(draws);
	const changed = moves.map((move) => {
		const by = decision(game)?.by;
		({ game } = apply(game, move));
		return move.type === 'place' && by === seat ? { ...move, card: swap(move.card) } : move;
	});
	return {
		draws: draws.map((pile, at) => (at === seat ? pile.map(swap) : pile)),
		moves: changed
	};
}

const all = (replay: Replay) => replay.rounds.map((round) => replay.frames(round));

describe('a finished round of Ruse & Bruise, while the match goes on', () => {
	it.each(
		[1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => [1, 2].map((rounds) => [seed, rounds] as const))
	)('is the same whatever hands and unseen discards hold (%i, %i rounds)', (seed, rounds) => {
		const plan = played(seed, rounds);
		const shown = all(lookedBack(plan));
		expect(shown).toHaveLength(rounds);
		const end = view(plan.end, 'open');
		if (end.ruleSet !== 'ruse-and-bruise') throw new Error(end.ruleSet);
		for (const [seat, state] of end.seats.entries()) {
			const unseen = state.faceDown
				.filter(({ known }) => known === null)
				.map(({ index }) => state.discards[index]);
			const drawn = plan.draws[seat]!.length - state.drawCount;
			const other = plan.draws[seat]![drawn]!;
			for (const card of [...state.hand, ...unseen]) {
				const world = swapped(plan, seat, card!, other);
				expect(all(lookedBack(world))).toEqual(shown);
			}
		}
	});

	it('meets unseen discards at all', () => {
		const removed = [1, 2, 3, 4, 5, 6, 7, 8].some((seed) =>
			view(played(seed, 1).end, 'open').seats.some(
				(seat) => 'faceDown' in seat && seat.faceDown.some(({ known }) => known === null)
			)
		);
		expect(removed).toBe(true);
	});

	it('shows what came to light by its end', () => {
		const shown = lookedBack(played(1, 1)).frames(1);
		const hands = shown.flatMap(({ view }) => view.seats.flatMap(({ hand }) => hand));
		expect(hands.some((card) => card !== null)).toBe(true);
		expect(hands).toContain(null);
	});
});

it('opens everything once the match is over', () => {
	const { end } = played(5, Infinity);
	const replay = replayOf(summary([0]), record(end));
	expect(replay.rounds).toEqual([1, 2, 3, 4, 5, 6]);
	for (const round of replay.rounds)
		for (const { view } of replay.frames(round))
			for (const seat of view.seats) expect(seat.hand).not.toContain(null);
});
