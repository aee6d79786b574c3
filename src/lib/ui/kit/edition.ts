import type { RuleSetId } from '$lib/engine';

const EDITIONS = {
	classic: 'classic',
	premium: 'premium',
	'second-edition': 'second',
	kanai: 'kanai',
	'hope-despair': 'hope',
	'ruse-and-bruise': 'ruse'
} as const satisfies Record<RuleSetId, string>;

export type Edition = (typeof EDITIONS)[RuleSetId];

/** The `data-edition` that gives a rule set its accent and hatch in tokens.css. */
export function editionOf(ruleSet: RuleSetId): Edition {
	return EDITIONS[ruleSet];
}
