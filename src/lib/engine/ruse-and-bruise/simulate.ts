import { resume } from '../core/random';
import type { Simulation } from '../core/simulation';
import { scoresOf, winnersOf } from './flow';
import { enumerate, MOST_MOVES, moveOf, perform, toAct } from './moves';
import { cloneState, type State, type Turn } from './state';

/** The rules themselves, over one state that is changed in place and tells nobody. */
export function simulate(origin: State): Simulation {
	const begin = (): Turn => ({
		state: cloneState(origin),
		random: resume(origin.random),
		sink: null
	});
	let turn = begin();
	const codes = new Int16Array(MOST_MOVES);
	return {
		codes,
		legal: () => enumerate(turn.state, codes),
		perform(code) {
			perform(turn, code);
		},
		moveOf,
		get toAct() {
			return toAct(turn.state);
		},
		get roundOver() {
			return turn.state.phase === 'round-over' || turn.state.phase === 'match-over';
		},
		get scores() {
			return scoresOf(turn.state);
		},
		get winners() {
			return turn.state.phase === 'match-over' ? winnersOf(turn.state) : null;
		},
		reset() {
			turn = begin();
		}
	};
}
