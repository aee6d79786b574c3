/** The house rules of a match in words. */
import { ruleSets, type OptionSpec, type OptionValue, type RuleSetId } from '$lib/engine';
import { formatList, t, type Namespace } from '$lib/i18n';
import { cardName } from '$lib/i18n/names';
import type { MatchSummary } from '$lib/table/types';

export interface HouseRule {
	readonly key: string;
	readonly name: string;
	readonly value: string;
}

const namespaceOf = (ruleSet: RuleSetId): Namespace =>
	ruleSet === 'hope-despair' || ruleSet === 'ruse-and-bruise' ? ruleSet : 'love-letter';

const pairs = (
	value: OptionValue
): readonly { readonly extra: string; readonly replaces: string }[] =>
	Array.isArray(value)
		? (value as readonly { readonly extra: string; readonly replaces: string }[])
		: [];

const text = (value: OptionValue) => (typeof value === 'string' ? value : JSON.stringify(value));

/** One option with the value it has at this table. */
function houseRule(spec: OptionSpec, value: OptionValue, ruleSet: RuleSetId): HouseRule {
	const path = `${namespaceOf(ruleSet)}:options.${spec.key}` as const;
	const rule = (said: string): HouseRule => ({
		key: spec.key,
		name: t(`${path}.name`),
		value: said
	});
	switch (spec.kind) {
		case 'number':
			return rule(text(value));
		case 'boolean':
		case 'choice':
			return rule(t(`${path}.values.${text(value)}`));
		case 'replacements': {
			const used = pairs(value).map(({ extra, replaces }) =>
				t('table:menu.replaces', {
					extra: cardName(ruleSet, extra),
					replaced: cardName(ruleSet, replaces)
				})
			);
			return rule(used.length === 0 ? t('table:menu.none') : formatList(used));
		}
		case 'attributes':
			return rule(
				JSON.stringify(value) === JSON.stringify(spec.default)
					? t('table:menu.asGiven')
					: t('table:menu.changed')
			);
	}
}

/** Every house rule of a match; what was not set up is as the first preset has it. */
export function houseRules({ ruleSet, options, players }: MatchSummary): HouseRule[] {
	const set = ruleSets.find((each) => each.id === ruleSet);
	const preset = set?.presets[0];
	const given = { ...preset?.options, ...preset?.bySeats?.[players.length], ...options };
	return (set?.options ?? []).flatMap((spec) => {
		const value = given[spec.key];
		return value === undefined ? [] : [houseRule(spec, value, ruleSet)];
	});
}
