import type { RuleSet } from './rule-set';
import type { Decision, Move, Seat } from './types';

/**
 * Playing fast and without a trace, for bots: the same rules, but moves are numbers, nothing is
 * recorded and one state is changed in place. Make it from an *imagined* game; a bot never holds a
 * real one.
 *
 * ```ts
 * const simulation = simulate(imagine(view, seed));
 * while (!simulation.roundOver) simulation.perform(simulation.codes[pick(simulation.legal())]!);
 * const tokens = simulation.scores; // compare with those before: who took the round, and bonuses
 * simulation.reset();
 * ```
 */
export interface Simulation {
	/** Fills `codes` from index 0 and returns how many moves are legal; 0 when the match is over. */
	legal(): number;
	/** Always the same buffer; entries past the last `legal()` are stale. */
	readonly codes: ArrayLike<number>;
	/** Plays one of the current `codes`; another number is a programmer's mistake and goes unnoticed. */
	perform(code: number): void;
	/** The move one of the current `codes` stands for. */
	moveOf(code: number): Move;
	/** Who decides now: 'table' between rounds, null when the match is over. */
	readonly toAct: Seat | 'table' | null;
	/** True at the end of a round and of the match. */
	readonly roundOver: boolean;
	/** Tokens, or points in ruse-and-bruise, per seat. The array is a copy. */
	readonly scores: readonly number[];
	/** Winners of the match once it is over. */
	readonly winners: readonly Seat[] | null;
	/** Back to where it was made, the generator too: chance repeats itself. */
	reset(): void;
}

/** A simulation for rule sets without an inner path of their own: codes are places in the list. */
export function simulationOver<S extends object>(rules: RuleSet<S>, start: S): Simulation {
	let state = start;
	let decision: Decision | null = rules.decision(state);
	const codes: number[] = [];
	const move = (code: number): Move => {
		const found = decision?.moves[code];
		if (!found) throw new RangeError('not a code of the current position');
		return found;
	};
	return {
		codes,
		legal() {
			const count = decision?.moves.length ?? 0;
			while (codes.length < count) codes.push(codes.length);
			return count;
		},
		perform(code) {
			state = rules.apply(state, move(code), null).state;
			decision = rules.decision(state);
		},
		moveOf: move,
		get toAct() {
			return decision?.by ?? null;
		},
		get roundOver() {
			return decision === null || decision.kind === 'next-round';
		},
		get scores() {
			const view = rules.view(state, 'open', []);
			return view.ruleSet === 'ruse-and-bruise'
				? view.seats.map((seat) => seat.score)
				: view.seats.map((seat) => seat.tokens);
		},
		get winners() {
			return rules.view(state, 'open', []).winners;
		},
		reset() {
			state = start;
			decision = rules.decision(state);
		}
	};
}
