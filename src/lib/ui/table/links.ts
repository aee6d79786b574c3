import { resolve } from '$app/paths';
import type { CardId, RuleSetId } from '$lib/engine';

/** Page of a card, or of the whole rule set, in the rules. */
export function rulesHref(ruleSet: RuleSetId, card?: CardId): string {
	return card === undefined ? `${resolve('/')}rules/${ruleSet}/` : `${resolve('/')}rules/${ruleSet}/${card}/`;
}
