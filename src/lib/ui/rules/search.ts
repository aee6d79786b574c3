/** Full-text search over the rules in the current language, on the device. */
import { ruleSets, type CardId, type RuleSetId } from '$lib/engine';
import { cardEffect, cardName, ruleSetName } from '$lib/i18n/names';
import MiniSearch from 'minisearch';
import { cardsOf, questionsOf, sectionsOf } from './reference';

export interface Found {
	readonly id: string;
	readonly ruleSet: RuleSetId;
	readonly card: CardId | null;
	readonly title: string;
	readonly game: string;
}

interface Page extends Found {
	readonly text: string;
}

const HAN = /\p{Script=Han}/u;

/** Words of alphabets without accents and case; Chinese in overlapping pairs, as it has no spaces. */
export function words(text: string): string[] {
	const plain = text
		.normalize('NFD')
		.replace(/\p{Diacritic}/gu, '')
		.toLowerCase();
	return (plain.match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
		if (!HAN.test(word) || word.length === 1) return [word];
		return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
	});
}

function effectOf(ruleSet: RuleSetId, card: CardId): string {
	if (ruleSet !== 'hope-despair') return cardEffect(ruleSet, card);
	return (['hope', 'despair'] as const)
		.map((side) => cardEffect(ruleSet, card, { side }))
		.join(' ');
}

function pages(): Page[] {
	return ruleSets.flatMap(({ id }) => [
		...sectionsOf(id).map((section, at) => ({
			id: `${id}/${at}`,
			ruleSet: id,
			card: null,
			title: section.title,
			game: ruleSetName(id),
			text: section.paragraphs.join(' ')
		})),
		...cardsOf(id).map((card) => ({
			id: `${id}/${card.id}`,
			ruleSet: id,
			card: card.id,
			title: cardName(id, card.id),
			game: ruleSetName(id),
			text: [
				effectOf(id, card.id),
				...questionsOf(id, card.id).flatMap(({ question, answer }) => [question, answer])
			].join(' ')
		}))
	]);
}

/** Reads every page once and answers queries; build anew when the language changes. */
export function buildSearch(): (query: string, within: RuleSetId | null) => Found[] {
	const index = new MiniSearch<Page>({
		fields: ['title', 'text'],
		storeFields: ['ruleSet', 'card', 'title', 'game'],
		tokenize: words,
		processTerm: (term) => term,
		searchOptions: {
			boost: { title: 4 },
			prefix: true,
			fuzzy: 0.15,
			combineWith: 'AND',
			tokenize: words
		}
	});
	index.addAll(pages());
	return (query, within) =>
		(index.search(query) as unknown as Found[])
			.filter((found) => within === null || found.ruleSet === within)
			.slice(0, 24);
}
