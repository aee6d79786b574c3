import { ruleSets, type CardId, type CardInfo, type RuleSetId } from '$lib/engine';

const facts: ReadonlyMap<string, CardInfo> = new Map(
	ruleSets.flatMap((set) => set.cards.map((card) => [`${set.id}/${card.id}`, card] as const))
);

/** Value, copies and attribute of a character; throws for an id the rule set does not have. */
export function cardFacts(ruleSet: RuleSetId, card: CardId): CardInfo {
	const found = facts.get(`${ruleSet}/${card}`);
	if (!found) throw new Error(`no card ${ruleSet}/${card}`);
	return found;
}

/** A value as it stands on a card: 9.5 → “9½”, none → “=” (the mirror takes its neighbour's). */
export function formatValue(value: number | null): string {
	if (value === null) return '=';
	return Number.isInteger(value) ? String(value) : `${Math.floor(value)}½`;
}
