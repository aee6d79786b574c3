import { describe, expect, test } from 'vitest';
import { ruleSets, start, type RuleSetId, type RuleSetInfo } from '$lib/engine';
import {
	applies,
	changeOption,
	completeOptions,
	differing,
	freshRules,
	presetOptions,
	rulesFrom
} from './house-rules';

function info(id: RuleSetId): RuleSetInfo {
	const found = ruleSets.find((set) => set.id === id);
	if (!found) throw new Error(id);
	return found;
}
const classic = info('classic');

describe('house rules', () => {
	test('a preset gives one number for the seats at the table', () => {
		expect(presetOptions(classic, 'arena', 2)).toMatchObject({ tokensToWin: 6 });
		expect(presetOptions(classic, 'rulebook', 2)).toMatchObject({ tokensToWin: 7, fullTie: 'all' });
		expect(presetOptions(classic, 'arena', 4)).toMatchObject({ tokensToWin: 4 });
	});

	test('a change wins over the preset at any number of seats', () => {
		const rules = changeOption(classic, freshRules(classic), 2, 'tokensToWin', 9);
		expect(completeOptions(classic, rules, 2)['tokensToWin']).toBe(9);
		expect(completeOptions(classic, rules, 4)['tokensToWin']).toBe(9);
	});

	test('changed back is not changed', () => {
		const once = changeOption(classic, freshRules(classic), 4, 'tieBreak', 'none');
		expect(once.changed).toEqual({ tieBreak: 'none' });
		expect(changeOption(classic, once, 4, 'tieBreak', 'pile-sum').changed).toEqual({});
	});

	test('options of a match are read back as preset and changes', () => {
		for (const set of ruleSets)
			for (const preset of set.presets) {
				const seats = set.seats.min;
				const options = presetOptions(set, preset.id, seats);
				const read = rulesFrom(set, options, seats);
				expect(completeOptions(set, read, seats)).toEqual(options);
				expect(read.changed).toEqual({});
			}
		const read = rulesFrom(
			classic,
			{ ...presetOptions(classic, 'rulebook', 3), tokensToWin: 2 },
			3
		);
		expect(read).toEqual({ preset: 'rulebook', changed: { tokensToWin: 2 } });
	});

	test('only what sets presets apart is shown beside them', () => {
		expect(differing(classic, 2).map((spec) => spec.key)).toEqual(['tokensToWin', 'fullTie']);
		expect(differing(info('kanai'), 4)).toEqual([]);
	});

	test('rules for two are offered to two only', () => {
		const spec = classic.options.find((each) => each.key === 'faceUpForTwo');
		expect(spec && [applies(spec, 2), applies(spec, 3)]).toEqual([true, false]);
	});

	test('every preset of every rule set starts at every number of seats', () => {
		for (const set of ruleSets)
			for (const preset of set.presets)
				for (let seats = set.seats.min; seats <= set.seats.max; seats++)
					expect(() =>
						start({
							ruleSet: set.id,
							seats,
							seed: 'presets',
							options: presetOptions(set, preset.id, seats)
						})
					).not.toThrow();
	});
});
