import { SetupError } from '../core/errors';
import { below, resume, shuffle } from '../core/random';
import type { ReadSetup, Sink } from '../core/rule-set';
import { isSeat } from '../core/setup';
import { COPIES, ROUNDS, type RuseOptions, type State } from './state';
import { kindOfId, type Kind } from './card';
import { startRound } from './flow';
import { allGoals, codeOfGoal, type GoalCode } from './goal';

/** The goals that may come in a match. */
export const goalsInPlay = (options: RuseOptions, seats: number): GoalCode[] =>
	allGoals(options.dropOnesForTwo && seats === 2);

/**
 * Opens round 1. A stack may leave things open: rounds, and the lower part of a pile, that it does
 * not give are shuffled by the seed. Throws SetupError('bad-stack') for what cannot be on a table.
 */
export function open({ seats, options, firstSeat, stack, random }: ReadSetup, sink: Sink): State {
	const rules = options as RuseOptions;
	const generator = resume(random);
	const { goals, draws, starter } = readStack(stack, seats);

	const rest = without(goalsInPlay(rules, seats), goals.flat());
	shuffle(generator, rest);
	const future = [...goals];
	while (future.length < ROUNDS) future.push(rest.splice(-seats));

	const piles = Array.from({ length: seats }, (_, seat) => {
		const top = draws[seat] ?? [];
		const bottom = without(
			Array.from({ length: COPIES }, (_, kind) => kind),
			top
		);
		shuffle(generator, bottom);
		return [...bottom, ...[...top].reverse()];
	});

	const first = below(generator, seats);
	const state: State = {
		options: rules,
		seats,
		round: 0,
		phase: 'turn',
		starter: 0,
		active: 0,
		pending: null,
		travelled: 0,
		columns: [],
		future,
		hands: piles.map(() => []),
		draws: piles,
		discards: piles.map(() => []),
		won: piles.map(() => []),
		gone: [],
		random
	};
	startRound({ state, random: generator, sink }, starter ?? firstSeat ?? first);
	state.random = generator.getState().slice();
	return state;
}

/** What is left when each of `taken` (those that are there) is taken once. */
export function without(items: readonly number[], taken: readonly number[]): number[] {
	const rest = [...items];
	for (const item of taken) {
		const at = rest.indexOf(item);
		if (at >= 0) rest.splice(at, 1);
	}
	return rest;
}

interface ReadStack {
	readonly goals: readonly GoalCode[][];
	readonly draws: readonly Kind[][];
	readonly starter: number | null;
}

function readStack(stack: ReadSetup['stack'], seats: number): ReadStack {
	if (stack === null) return { goals: [], draws: [], starter: null };
	const { goals, draws, starter } = stack as {
		goals?: unknown;
		draws?: unknown;
		starter?: unknown;
	};
	return {
		goals: readGoals(goals ?? [], seats),
		draws: readDraws(draws ?? [], seats),
		starter: readStarter(starter, seats)
	};
}

const refused = (detail: string): SetupError => new SetupError('bad-stack', detail);

function readGoals(given: unknown, seats: number): GoalCode[][] {
	if (!Array.isArray(given) || given.length > ROUNDS) throw refused('goals');
	const rounds = given.map((round: unknown) => {
		if (!Array.isArray(round) || round.length !== seats) throw refused('goals');
		return round.map((goal: unknown) => {
			const code = codeOfGoal(goal);
			if (code === undefined) throw refused('goals');
			return code;
		});
	});
	const all = allGoals(false);
	const named = rounds.flat();
	if (without(all, named).length !== all.length - named.length) throw refused('goals');
	return rounds;
}

function readDraws(given: unknown, seats: number): Kind[][] {
	if (!Array.isArray(given) || (given.length !== 0 && given.length !== seats)) {
		throw refused('draws');
	}
	return given.map((pile: unknown) => {
		if (!Array.isArray(pile)) throw refused('draws');
		const kinds = pile.map((id: unknown) => {
			const kind = kindOfId(id);
			if (kind === undefined) throw refused('draws');
			return kind;
		});
		if (new Set(kinds).size !== kinds.length) throw refused('draws');
		return kinds;
	});
}

function readStarter(given: unknown, seats: number): number | null {
	if (given === undefined) return null;
	if (!isSeat(given, seats)) throw refused('starter');
	return given;
}
