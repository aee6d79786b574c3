import { GOAL_SYMBOLS, type Goal, type GoalSymbol } from '../core/types';

/** A goal as one small number: index of its symbol × 8 + value. */
export type GoalCode = number;

const VALUES = [1, 2, 3, 3, 4, 5];

export const goalCode = (symbol: number, value: number): GoalCode => symbol * 8 + value;
export const valueOf = (goal: GoalCode): number => goal & 7;
export const symbolOf = (goal: GoalCode): number => goal >> 3;
export const goalOf = (goal: GoalCode): Goal => ({
	symbol: GOAL_SYMBOLS[symbolOf(goal)] as GoalSymbol,
	value: valueOf(goal)
});

/** The 36 goals, or the 30 without those of value 1. */
export function allGoals(withoutOnes: boolean): GoalCode[] {
	return GOAL_SYMBOLS.flatMap((_, symbol) =>
		VALUES.filter((value) => value > 1 || !withoutOnes).map((value) => goalCode(symbol, value))
	);
}

/** Undefined for anything that is no goal of the game. */
export function codeOfGoal(goal: unknown): GoalCode | undefined {
	if (typeof goal !== 'object' || goal === null) return undefined;
	const { symbol, value } = goal as Partial<Record<keyof Goal, unknown>>;
	const index = GOAL_SYMBOLS.indexOf(symbol as GoalSymbol);
	return index >= 0 && VALUES.includes(value as number)
		? goalCode(index, value as number)
		: undefined;
}
