/** Names and card texts by id, in the current language. */
import type { Beloved, CardId, GoalSymbol, Mode, RuleSetId } from '$lib/engine';
import { locale, t, type TextKey } from './translator.svelte';

export interface CardNameOptions {
	/** kanai: who the beloved is this round; changes name and picture only. */
	readonly beloved?: Beloved | undefined;
}

export interface CardTextOptions extends CardNameOptions {
	/** hope-despair: which of the two effects. Must be given there, and nowhere else. */
	readonly side?: Mode | undefined;
}

/** Which grammatical form of a card's name a sentence asks for. */
export type NameForm = 'name' | 'the' | 'a' | 'of';

function cardPath(ruleSet: RuleSetId, card: CardId, { beloved }: CardNameOptions = {}): TextKey {
	if (ruleSet === 'ruse-and-bruise') return `ruse-and-bruise:${card}`;
	if (ruleSet === 'hope-despair') return `hope-despair:${card}`;
	return `love-letter:${ruleSet}.${card === 'beloved' && beloved ? `beloved-${beloved}` : card}`;
}

/** The bare name: “Guard”, « Garde », “卫兵”. */
export function cardName(ruleSet: RuleSetId, card: CardId, options?: CardNameOptions): string {
	return t(`${cardPath(ruleSet, card, options)}.name`);
}

/** The name as a sentence needs it: “the Guard”, “an Assassin”, « de la Princesse », “一张卫兵”. */
export function cardNameWithArticle(
	ruleSet: RuleSetId,
	card: CardId,
	form: NameForm,
	options?: CardNameOptions
): string {
	return t(`${cardPath(ruleSet, card, options)}.${form}`);
}

/** The few words on the card's face; hope-despair has one text per side. */
export function cardText(
	ruleSet: RuleSetId,
	card: CardId,
	{ side, ...options }: CardTextOptions = {}
): string {
	const field = side ? `${side}Short` : 'short';
	return t(`${cardPath(ruleSet, card, options)}.${field}`);
}

/** The whole effect in one to three sentences. */
export function cardEffect(
	ruleSet: RuleSetId,
	card: CardId,
	{ side, ...options }: CardTextOptions = {}
): string {
	return t(`${cardPath(ruleSet, card, options)}.${side ?? 'effect'}`);
}

/** “a 5”, “an 8”, « un 5 »: a value where no single character has it. */
export function valueName(value: number): string {
	// the only value English speaks with a vowel
	return t(value === 8 ? 'log:phrase.valueVowel' : 'log:phrase.value', { value });
}

export function ruleSetName(ruleSet: RuleSetId): string {
	return t(`app:ruleSets.${ruleSet}.name`);
}

export function goalName(symbol: GoalSymbol): string {
	return t(`ruse-and-bruise:goals.${symbol}`);
}

/**
 * The `lang` of a player's name written in another script than the page's, for fonts and speech;
 * undefined when the page's own language will do.
 */
export function nameLang(name: string): 'zh' | 'ja' | 'ko' | undefined {
	if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)) return 'ja';
	if (/\p{Script=Hangul}/u.test(name)) return 'ko';
	if (!/\p{Script=Han}/u.test(name)) return undefined;
	return locale().startsWith('zh') ? undefined : 'zh';
}
