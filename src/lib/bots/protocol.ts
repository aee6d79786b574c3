import type { Effort } from './levels';
import type { Question } from './policy';

/** To the worker: a question and the number it is asked under. Plain JSON, nothing but a view. */
export interface Ask {
	readonly id: number;
	readonly question: Question;
	readonly effort: Effort;
}

/** From the worker: the place of the chosen move in `question.moves`, or that thinking failed. */
export type Answer =
	| { readonly id: number; readonly ok: true; readonly index: number }
	| { readonly id: number; readonly ok: false };
