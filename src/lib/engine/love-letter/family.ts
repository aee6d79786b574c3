import { RuleError } from '../core/errors';
import type { RuleSet } from '../core/rule-set';
import type { LoveLetterView } from '../core/types';
import { decode, kindOf } from './codes';
import type { Edition } from './edition';
import { openRound, perform } from './flow';
import { imagineState } from './imagine';
import { legal } from './legal';
import { explain, legalCode } from './refusal';
import { simulateFrom } from './simulation';
import { readStack } from './stack';
import { blankState, copyOf, NONE, type FamilyOptions, type State } from './state';
import { toAct, viewOf } from './view';

const KINDS = ['play', 'keep', 'redraw', 'choose-beloved', 'next-round'] as const;

/** An edition of Love Letter as a rule set. */
export function loveLetter(edition: Edition): RuleSet<State> {
	const codes: number[] = [];
	return {
		info: edition.info,
		rules: edition.rules,
		open(setup, sink) {
			const options = setup.options as FamilyOptions;
			const stack = readStack(edition, setup.seats, options, setup.stack);
			const state = blankState(setup.seats, options, stack, setup.random);
			openRound({ state, edition, sink }, setup.firstSeat ?? NONE);
			return state;
		},
		decision(state) {
			const by = toAct(state);
			if (by === null) return null;
			const count = legal(edition, state, codes);
			const moves = [];
			for (let i = 0; i < count; i++) moves.push(decode(edition, codes[i]!));
			return { by, kind: KINDS[kindOf(codes[0]!)]!, moves };
		},
		apply(state, move, sink) {
			const code = legalCode(edition, state, move, codes);
			if (code === NONE) throw new RuleError(explain(edition, state, move));
			const next = copyOf(state);
			perform({ state: next, edition, sink }, code);
			return { state: next, move: decode(edition, code) };
		},
		refusal(state, move) {
			const code = legalCode(edition, state, move, codes);
			return code === NONE ? explain(edition, state, move) : null;
		},
		view: (state, audience, history) => viewOf(edition, state, audience, history),
		imagine: (view, random) => imagineState(edition, view as LoveLetterView, random),
		simulate: (state) => simulateFrom(edition, state)
	};
}
