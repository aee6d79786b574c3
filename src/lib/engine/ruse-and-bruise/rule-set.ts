import { RuleError } from '../core/errors';
import { resume } from '../core/random';
import type { RuleSet } from '../core/rule-set';
import type { RuseView } from '../core/types';
import { imagine } from './imagine';
import { info } from './info';
import { enumerate, kindOfDecision, MOST_MOVES, moveOf, perform, read, toAct } from './moves';
import { open } from './open';
import { simulate } from './simulate';
import { cloneState, type State, type Turn } from './state';
import { view } from './view';

const codes = new Int16Array(MOST_MOVES);

/** Ruse & Bruise behind the engine's door. */
export const ruseAndBruise: RuleSet<State> = {
	info,
	rules: 1,
	open,
	decision(state) {
		const by = toAct(state);
		if (by === null) return null;
		const moves = Array.from(codes.subarray(0, enumerate(state, codes)), moveOf);
		return { by, kind: kindOfDecision(state), moves };
	},
	apply(state, move, sink) {
		const code = read(state, move);
		if (typeof code === 'string') throw new RuleError(code);
		const turn: Turn = { state: cloneState(state), random: resume(state.random), sink };
		perform(turn, code);
		turn.state.random = turn.random.getState().slice();
		return { state: turn.state, move: moveOf(code) };
	},
	refusal(state, move) {
		const code = read(state, move);
		return typeof code === 'string' ? code : null;
	},
	view,
	imagine: (from, random) => imagine(from as RuseView, random),
	simulate
};
