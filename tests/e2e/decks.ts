/** Decks in an order that brings a story about. */
import { ruleSets, type CardId, type RuleSetId } from '../../src/lib/engine';

/**
 * A whole deck that begins with the cards named: set aside, face up where there are any, one per seat
 * from seat 0, then what is drawn. The rest follows in the order of the rules.
 */
export function deckFrom(ruleSet: RuleSetId, first: string): CardId[] {
	const named = first.split(/\s+/).filter(Boolean);
	const rest =
		ruleSets
			.find(({ id }) => id === ruleSet)
			?.cards.filter(({ extra }) => !extra)
			.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)) ?? [];
	for (const card of named) {
		const at = rest.indexOf(card);
		if (at < 0) throw new Error(`no ${card} left in the deck of ${ruleSet}`);
		rest.splice(at, 1);
	}
	return [...named, ...rest];
}
