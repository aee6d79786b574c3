import type { Goal } from '../core/types';
import { codeOfGoal, symbolOf, valueOf, type GoalCode } from './goal';

/** What a seat's goals are worth, and the two sums the better of which counts. */
export interface Reckoning {
	/** The goals added up. */
	readonly plain: number;
	/** With all six symbols: the best of each, doubled, less 1 for each further goal; else null. */
	readonly doubled: number | null;
	/** What these goals count in a full set, whether it is full or not yet. */
	readonly inSet: number;
	/** The better of the two. */
	readonly points: number;
}

const SYMBOLS = 6;

/** Printed rules, "Score": the better way to count is taken by itself. */
export function reckonCodes(goals: readonly GoalCode[]): Reckoning {
	const best = [0, 0, 0, 0, 0, 0];
	let plain = 0;
	for (const goal of goals) {
		const value = valueOf(goal);
		const symbol = symbolOf(goal);
		plain += value;
		if (value > (best[symbol] ?? 0)) best[symbol] = value;
	}
	const set = best.reduce((sum, value) => sum + value, 0);
	const held = best.filter((value) => value > 0).length;
	const inSet = 2 * set - (goals.length - held);
	if (held < SYMBOLS) return { plain, doubled: null, inSet, points: plain };
	return { plain, doubled: inSet, inSet, points: Math.max(plain, inSet) };
}

/** The same for goals as a view shows them. */
export function reckon(goals: readonly Goal[]): Reckoning {
	return reckonCodes(goals.map((goal) => codeOfGoal(goal) ?? 0));
}
