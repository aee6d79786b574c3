import { imagine, simulate, type Move, type Seat, type Simulation, type View } from '$lib/engine';
import { chanceOf, type Chance } from './chance';
import type { Effort } from './levels';

/** All a bot ever gets: what its seat may know, what it may do, and chance. */
export interface Question {
	/** The view of the seat that decides. */
	readonly view: View;
	/** `decision().moves`, whole and in order. */
	readonly moves: readonly Move[];
	readonly seed: string;
}

/** Points for a round token or a goal point are small beside the match itself. */
const MATCH = 1000;

function pick(chance: Chance, count: number): number {
	return (chance.next() >>> 0) % count;
}

/** How well the round went for one seat: its own gain against the best of the others. */
function outcome(simulation: Simulation, before: readonly number[], seat: Seat): number {
	const gains = simulation.scores.map((score, i) => score - (before[i] ?? 0));
	const rivals = gains.filter((_, i) => i !== seat);
	const match = simulation.winners ? (simulation.winners.includes(seat) ? MATCH : -MATCH) : 0;
	return (gains[seat] ?? 0) - Math.max(...rivals) + match;
}

function playToRoundEnd(simulation: Simulation, chance: Chance): void {
	while (!simulation.roundOver) {
		const count = simulation.legal();
		simulation.perform(simulation.codes[pick(chance, count)] ?? 0);
	}
}

/**
 * The mean outcome of every move over imagined worlds and random plays to the end of the round,
 * aligned with `question.moves`. Each world is played once with every move, so all meet the same
 * chances.
 */
export function appraise(question: Question, effort: Effort): number[] {
	const { view, moves, seed } = question;
	const seat = view.audience as Seat;
	const chance = chanceOf(seed);
	const worlds = Math.max(1, Math.round(effort.playouts / moves.length));
	const totals = moves.map(() => 0);
	for (let world = 0; world < worlds; world++) {
		const simulation = simulate(imagine(view, `${seed}/${world}`));
		const before = simulation.scores;
		for (const index of moves.keys()) {
			simulation.reset();
			simulation.legal();
			simulation.perform(simulation.codes[index] ?? 0);
			playToRoundEnd(simulation, chance);
			totals[index] = (totals[index] ?? 0) + outcome(simulation, before, seat);
		}
	}
	return totals.map((total) => total / worlds);
}

/**
 * Chooses a move from a view alone: the same question and effort give the same move, so a bot
 * cannot know what its seat does not.
 */
export function chooseMove(question: Question, effort: Effort): Move {
	const { moves, seed } = question;
	const first = moves[0];
	if (!first) throw new RangeError('no move to choose from');
	if (moves.length === 1) return first;
	const worths = appraise(question, effort);
	const best = Math.max(...worths);
	const worst = Math.min(...worths);
	const chance = chanceOf(`${seed}/whim`);
	const whimsical = pick(chance, 100) < effort.whim && best > worst;
	const candidates = moves.filter((_, index) =>
		whimsical ? (worths[index] ?? worst) > worst : worths[index] === best
	);
	return candidates[pick(chance, candidates.length)] ?? first;
}
