import { resolve } from '$app/paths';
import type { CardId, RuleSetId } from '$lib/engine';

export interface RulesPlace {
	readonly ruleSet?: RuleSetId;
	readonly card?: CardId;
	/** The match one came from, and goes back to. */
	readonly match?: string;
}

/** Address of the rules: the shelf of games, one game, or one of its cards. */
export function rulesHref({ ruleSet, card, match }: RulesPlace = {}): string {
	const query = new URLSearchParams({
		...(ruleSet && { game: ruleSet }),
		...(card && { card }),
		...(match && { match })
	}).toString();
	return `${resolve('/')}rules/${query && `?${query}`}`;
}
