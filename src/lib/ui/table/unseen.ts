/** What is still out of sight for the person a view was made for: counted, never deduced. */
import { ruleSets, type CardId, type CardInfo, type LoveLetterView } from '$lib/engine';

export interface UnseenCard {
	readonly card: CardId;
	/** Copies in this match's deck. */
	readonly copies: number;
	/** Copies that lie open, are in one's own hand or are known to be in somebody's hand. */
	readonly seen: number;
	readonly unseen: number;
}

export interface UnseenValue {
	readonly value: number;
	readonly cards: readonly UnseenCard[];
	readonly copies: number;
	readonly unseen: number;
	/** One holds a copy of it oneself. */
	readonly own: boolean;
}

interface Replacement {
	readonly extra: CardId;
	readonly replaces: CardId;
}

const isReplacement = (value: unknown): value is Replacement =>
	typeof value === 'object' && value !== null && 'extra' in value && 'replaces' in value;

/** The characters of the deck a match is played with, by value and then as the rule set lists them. */
export function deckOf(view: LoveLetterView): readonly CardInfo[] {
	const cards = ruleSets.find((set) => set.id === view.ruleSet)?.cards ?? [];
	const extras = view.options['extras'];
	const swaps: readonly Replacement[] = Array.isArray(extras) ? extras.filter(isReplacement) : [];
	const inDeck = cards.filter((card) =>
		card.extra
			? swaps.some((swap) => swap.extra === card.id)
			: !swaps.some((swap) => swap.replaces === card.id)
	);
	return inDeck.sort((a, b) => (a.value ?? 0) - (b.value ?? 0));
}

function tally(cards: readonly (CardId | null)[]): Map<CardId, number> {
	const counts = new Map<CardId, number>();
	for (const card of cards) if (card !== null) counts.set(card, (counts.get(card) ?? 0) + 1);
	return counts;
}

/** Own hand of the view's audience; empty for the table. */
export function ownHand(view: LoveLetterView): readonly CardId[] {
	if (typeof view.audience !== 'number') return [];
	const hand = view.seats[view.audience]?.hand ?? [];
	return hand.filter((card) => card !== null);
}

/** Every character of the deck with how many copies this audience has not seen. */
export function unseenCards(view: LoveLetterView): UnseenCard[] {
	const seen = tally([
		...view.seats.flatMap((seat) => seat.pile),
		...view.faceUp,
		...ownHand(view),
		...(view.resolving ? [view.resolving.card] : []),
		...(view.burned === null ? [] : [view.burned]),
		...view.knows.map((known) => known.card)
	]);
	return deckOf(view).map((card) => {
		const known = Math.min(card.copies, seen.get(card.id) ?? 0);
		return { card: card.id, copies: card.copies, seen: known, unseen: card.copies - known };
	});
}

/** The same by value, for naming one; values in ascending order. */
export function unseenValues(view: LoveLetterView): UnseenValue[] {
	const values = new Map<number, UnseenCard[]>();
	const counted = unseenCards(view);
	for (const [index, info] of deckOf(view).entries()) {
		const card = counted[index];
		if (info.value === null || !card) continue;
		values.set(info.value, [...(values.get(info.value) ?? []), card]);
	}
	const hand = ownHand(view);
	return [...values].map(([value, cards]) => ({
		value,
		cards,
		copies: cards.reduce((sum, card) => sum + card.copies, 0),
		unseen: cards.reduce((sum, card) => sum + card.unseen, 0),
		own: cards.some((card) => hand.includes(card.card))
	}));
}
