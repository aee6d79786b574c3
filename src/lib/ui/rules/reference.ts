/** What the rules say, read from the texts: sections, questions, paragraphs. Reactive like `t`. */
import { ruleSets, type CardId, type CardInfo, type RuleSetId } from '$lib/engine';
import { hasText, t } from '$lib/i18n';

export interface Section {
	readonly title: string;
	readonly paragraphs: readonly string[];
}

export interface Question {
	readonly question: string;
	readonly answer: string;
}

/** Sections and questions are numbered from 1 without a gap, the same in every language. */
function numbered<T>(exists: (n: number) => boolean, make: (n: number) => T): T[] {
	const list: T[] = [];
	for (let n = 1; exists(n); n++) list.push(make(n));
	return list;
}

export function sectionsOf(ruleSet: RuleSetId): Section[] {
	return numbered(
		(n) => hasText(`rules:pages.${ruleSet}.sections.${n}.title`),
		(n) => ({
			title: t(`rules:pages.${ruleSet}.sections.${n}.title`),
			paragraphs: t(`rules:pages.${ruleSet}.sections.${n}.body`).split('\n')
		})
	);
}

export function questionsOf(ruleSet: RuleSetId, card: CardId): Question[] {
	return numbered(
		(n) => hasText(`rules:cards.${ruleSet}.${card}.faq.${n}.q`),
		(n) => ({
			question: t(`rules:cards.${ruleSet}.${card}.faq.${n}.q`),
			answer: t(`rules:cards.${ruleSet}.${card}.faq.${n}.a`)
		})
	);
}

export function timingOf(ruleSet: RuleSetId, card: CardId): string {
	return t(`rules:cards.${ruleSet}.${card}.timing`);
}

/** A rule set's characters in the order of its pages. */
export function cardsOf(ruleSet: RuleSetId): readonly CardInfo[] {
	return ruleSets.find(({ id }) => id === ruleSet)?.cards ?? [];
}

export function isRuleSet(id: string | null): id is RuleSetId {
	return ruleSets.some((set) => set.id === id);
}
