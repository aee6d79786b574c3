import { describe, expect, it } from 'vitest';
import { GOAL_SYMBOLS, type Goal } from '../core/types';
import { allGoals, codeOfGoal, goalOf } from './goal';
import { reckon } from './score';

const set = (...values: number[]): Goal[] =>
	GOAL_SYMBOLS.map((symbol, i) => ({ symbol, value: values[i] ?? 1 }));

describe('score', () => {
	it('is the plain sum while a symbol is missing', () => {
		expect(reckon([])).toEqual({ plain: 0, doubled: null, inSet: 0, points: 0 });
		expect(reckon(set(5, 5, 5, 5, 5, 5).slice(1))).toEqual({
			plain: 25,
			doubled: null,
			inSet: 50,
			points: 25
		});
	});

	it('doubles the best of each symbol, less one for each further goal', () => {
		const goals: Goal[] = [...set(5, 4, 3, 2, 1, 1), { symbol: 'alchemy', value: 3 }];
		expect(reckon(goals)).toEqual({ plain: 19, doubled: 31, inSet: 31, points: 31 });
	});

	it('takes the plain sum when it is better', () => {
		const many = (['alchemy', 'fencing', 'farming'] as const).flatMap((symbol) =>
			[2, 3, 3, 4].map((value) => ({ symbol, value }))
		);
		expect(reckon([...set(5, 5, 5, 1, 1, 1), ...many])).toEqual({
			plain: 54,
			doubled: 24,
			inSet: 24,
			points: 54
		});
	});
});

describe('goals', () => {
	it('are 36, and 30 without the ones', () => {
		expect(allGoals(false)).toHaveLength(36);
		expect(allGoals(true)).toHaveLength(30);
		const sum = (codes: number[]) => codes.map(goalOf).reduce((all, { value }) => all + value, 0);
		expect(sum(allGoals(false))).toBe(6 * 18);
		expect(sum(allGoals(true))).toBe(6 * 17);
	});

	it('have codes of their own, and nothing else has', () => {
		for (const code of allGoals(false)) expect(codeOfGoal(goalOf(code))).toBe(code);
		for (const no of [null, 3, {}, { symbol: 'music', value: 6 }, { symbol: 'war', value: 1 }]) {
			expect(codeOfGoal(no)).toBeUndefined();
		}
	});
});
