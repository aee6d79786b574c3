/** Sentences as parts, so that a screen can set names and cards apart from the words around them. */
import { ruleSets, type Beloved, type CardId, type RuleSetId, type Seat } from '$lib/engine';
import { formatList } from './format';
import { cardName, cardNameWithArticle, valueName } from './names';
import type { Locale } from './negotiate';
import { wantsSpace } from './spacing';
import { locale, t, type TextKey } from './translator.svelte';

/** A run of text; with `seat` it is that player's name, with `card` that card's name. */
export interface Part {
	readonly text: string;
	readonly seat?: Seat;
	readonly card?: CardId;
	/** To be set in bold. */
	readonly strong?: true;
}

/** One line of the log. */
export interface Line {
	readonly parts: readonly Part[];
	/** Whose seal stands before the line; null when it is nobody's doing. */
	readonly seat: Seat | null;
	/** The card whose picture stands beside the line. */
	readonly card: CardId | null;
}

export interface NarrateContext {
	readonly ruleSet: RuleSetId;
	/** By seat. */
	readonly names: readonly string[];
	/** kanai: who the beloved is this round. */
	readonly beloved?: Beloved | undefined;
}

export type Phrase = readonly Part[];
export type PhraseParams = Readonly<Record<string, string | number | Phrase>>;

/** Stand-ins for phrases while i18next builds the sentence: private-use characters no text contains. */
const FIRST_MARKER = 0xe100;
const PIECES = /(<b>|<\/b>|[\uE100-\uE1FF])/u;

function split(text: string, phrases: readonly Phrase[]): Part[] {
	const parts: Part[] = [];
	let strong = false;
	for (const piece of text.split(PIECES)) {
		if (piece === '') continue;
		if (piece === '<b>' || piece === '</b>') {
			strong = piece === '<b>';
			continue;
		}
		const phrase = phrases[(piece.codePointAt(0) ?? 0) - FIRST_MARKER] ?? [{ text: piece }];
		for (const part of phrase) parts.push(strong ? { ...part, strong } : part);
	}
	return parts;
}

function marker(index: number): string {
	return String.fromCodePoint(FIRST_MARKER + index);
}

/** A text with phrases in its places. */
export function phrase(key: TextKey, params: PhraseParams = {}): Phrase {
	const phrases: Phrase[] = [];
	const texts: Record<string, string | number> = {};
	for (const [name, value] of Object.entries(params))
		texts[name] = typeof value === 'object' ? marker(phrases.push(value) - 1) : value;
	return split(t(key, texts), phrases);
}

/** “A, B and C”, each one a phrase. */
export function list(items: readonly Phrase[]): Phrase {
	return split(formatList(items.map((_, index) => marker(index))), items);
}

export function plain(text: string): Phrase {
	return [{ text }];
}

/** French « de », elided before a vowel and before the h of French first names. */
function frenchOf(name: string): string {
	const bare = name.normalize('NFD').replace(/\p{Mn}/gu, '');
	const elides =
		/^[aeiou]/iu.test(bare) ||
		/^(y(?=[^aeiou])|h(?=el|en|er|ec|on|or|ug|ub|ip|il|ya))/iu.test(bare);
	return elides ? 'd’' : 'de ';
}

/** The phrases of one match: names of its players and cards. */
export interface Words {
	seat(seat: Seat): Phrase;
	seats(seats: readonly Seat[]): Phrase;
	/** “the Guard”. */
	card(card: CardId): Phrase;
	/** “Guard”. */
	name(card: CardId): Phrase;
	/** “a Guard” where the deck has several, else “the King”. */
	held(card: CardId): Phrase;
	heldList(cards: readonly (CardId | null)[]): Phrase;
	/** What a hand turns out to be: “a Guard”; in Chinese the bare name. */
	as(card: CardId): Phrase;
	/** “a 5”, or the only card of that value. */
	guess(value: number): Phrase;
	/** “Ana’s hand”. */
	hand(owner: Seat): Phrase;
	/** “Ana’s Storm”. */
	owned(owner: Seat, card: CardId): Phrase;
	/** “Storm (Ana)”, for lists. */
	ownedInList(owner: Seat, card: CardId): Phrase;
	/** “a card of Ana’s”. */
	anyCard(owner: Seat): Phrase;
	/** “Princess 8”. */
	valued(card: CardId, value: number | string): Phrase;
	valueOf(card: CardId): number | null;
}

export function isKnown(card: CardId | null): card is CardId {
	return card !== null;
}

export function wordsOf({ ruleSet, names, beloved }: NarrateContext): Words {
	const deck = ruleSets.find(({ id }) => id === ruleSet)?.cards ?? [];

	function seat(index: Seat): Phrase {
		return [{ text: names[index] ?? '', seat: index }];
	}

	function articled(card: CardId, form: 'the' | 'a'): Phrase {
		const full = cardNameWithArticle(ruleSet, card, form, { beloved });
		const bare = cardName(ruleSet, card, { beloved });
		const at = full.lastIndexOf(bare);
		if (at < 0) return [{ text: full, card }];
		const article = full.slice(0, at);
		return article ? [{ text: article }, { text: bare, card }] : [{ text: bare, card }];
	}

	function name(card: CardId): Phrase {
		return [{ text: cardName(ruleSet, card, { beloved }), card }];
	}

	function held(card: CardId): Phrase {
		const copies = deck.find(({ id }) => id === card)?.copies ?? 1;
		return articled(card, copies > 1 ? 'a' : 'the');
	}

	function as(card: CardId): Phrase {
		return phrase('log:phrase.as', { name: name(card), held: held(card) });
	}

	function of(owner: Seat): Phrase {
		return [{ text: frenchOf(names[owner] ?? '') }, ...seat(owner)];
	}

	return {
		seat,
		seats: (seats) => list(seats.map(seat)),
		card: (card) => articled(card, 'the'),
		name,
		held,
		as,
		heldList: (cards) => list(cards.filter(isKnown).map(as)),
		guess(value) {
			const [only, ...others] = deck.filter((card) => card.value === value);
			if (only && others.length === 0) return as(only.id);
			return plain(valueName(value));
		},
		hand: (owner) => phrase('log:phrase.hand', { owner: seat(owner), of: of(owner) }),
		owned: (owner, card) =>
			phrase('log:phrase.owned', {
				owner: seat(owner),
				of: of(owner),
				name: name(card),
				the: articled(card, 'the')
			}),
		ownedInList: (owner, card) =>
			phrase('log:phrase.ownedInList', { owner: seat(owner), name: name(card) }),
		anyCard: (owner) => phrase('log:phrase.anyCard', { owner: seat(owner), of: of(owner) }),
		valued: (card, value) => phrase('log:phrase.valued', { name: name(card), value }),
		valueOf: (card) => deck.find(({ id }) => id === card)?.value ?? null
	};
}

function sameKind(a: Part, b: Part): boolean {
	return (
		a.seat === undefined &&
		a.card === undefined &&
		b.seat === undefined &&
		b.card === undefined &&
		a.strong === b.strong
	);
}

/** Joins runs of plain text; in Chinese sets a space between Han and Latin letters. */
function joined(parts: Phrase, spaced: boolean): Part[] {
	const result: Part[] = [];
	for (const part of parts) {
		const last = result.at(-1);
		const gap = spaced && last && wantsSpace(last.text, part.text) ? ' ' : '';
		if (last && sameKind(last, part)) {
			result[result.length - 1] = { ...last, text: last.text + gap + part.text };
			continue;
		}
		if (gap) result.push({ text: gap });
		result.push(part);
	}
	return result;
}

function capitalised([first, ...rest]: Phrase, language: Locale): Phrase {
	if (!first) return rest;
	if (first.seat !== undefined) return [first, ...rest];
	const text = first.text.charAt(0).toLocaleUpperCase(language) + first.text.slice(1);
	return [{ ...first, text }, ...rest];
}

/** A finished line: one to several sentences, each beginning with a capital unless with a name. */
export function line(
	sentences: readonly Phrase[],
	seat: Seat | null = null,
	card: CardId | null = null
): Line {
	const now = locale();
	const chinese = now.startsWith('zh');
	const all = sentences
		.filter((sentence) => sentence.length > 0)
		.map((sentence) => capitalised(sentence, now))
		.flatMap((sentence, index) =>
			index > 0 && !chinese ? [{ text: ' ' }, ...sentence] : sentence
		);
	return { parts: joined(all, chinese), seat, card };
}

/** The line as plain text, for live regions and for searching. */
export function lineText({ parts }: Line): string {
	return parts.map(({ text }) => text).join('');
}
