/** Full-text search over the rules in the current language, on the device. */
import { ruleSets, type CardId, type RuleSetId } from '$lib/engine';
import { locale } from '$lib/i18n';
import { cardEffect, cardName, ruleSetName } from '$lib/i18n/names';
import MiniSearch from 'minisearch';
import { cardsOf, questionsOf, sectionsOf, timingOf } from './reference';
import { vocabulary, type Asked } from './search-words';

export interface Found {
	/** Of the page: `classic/3` for a section, `classic/prince` for a card. */
	readonly id: string;
	readonly ruleSet: RuleSetId;
	readonly card: CardId | null;
	/** The number of the section; null for a card. */
	readonly section: number | null;
	readonly title: string;
	readonly game: string;
	/** The number of the question that answers best; null: the page itself does. */
	readonly question: number | null;
	/** What the page says there. */
	readonly says: string;
}

/** One thing that is said: a section, a card's effect, or one question with its answer. */
interface Passage {
	readonly id: string;
	readonly found: Found;
	readonly title: string;
	/** A question's own words count more than its answer's. */
	readonly head: string;
	readonly text: string;
}

const MOST = 24;
/** A passage that answers less of a question than this part of the best one is not shown. */
const FAINT = 0.12;

function effectOf(ruleSet: RuleSetId, card: CardId): string {
	if (ruleSet !== 'hope-despair') return cardEffect(ruleSet, card);
	return (['hope', 'despair'] as const)
		.map((side) => cardEffect(ruleSet, card, { side }))
		.join(' ');
}

function passages(): Passage[] {
	return ruleSets.flatMap(({ id: ruleSet }) => {
		const game = ruleSetName(ruleSet);
		const sections = sectionsOf(ruleSet).map(({ title, paragraphs }, at): Passage => {
			const id = `${ruleSet}/${at + 1}`;
			const says = paragraphs.join(' ');
			const section = at + 1;
			const found = { id, ruleSet, card: null, section, title, game, question: null, says };
			return { id, found, title, head: '', text: paragraphs.join(' ') };
		});
		const cards = cardsOf(ruleSet).flatMap((card): Passage[] => {
			const id = `${ruleSet}/${card.id}`;
			const title = cardName(ruleSet, card.id);
			const says = effectOf(ruleSet, card.id);
			const found = {
				id,
				ruleSet,
				card: card.id,
				section: null,
				title,
				game,
				question: null,
				says
			};
			return [
				{ id, found, title, head: '', text: `${says} ${timingOf(ruleSet, card.id)}` },
				...questionsOf(ruleSet, card.id).map(({ question, answer }, at) => ({
					id: `${id}/${at + 1}`,
					found: { ...found, question: at + 1, says: question },
					title,
					head: question,
					text: answer
				}))
			];
		});
		return [...sections, ...cards];
	});
}

/** Reads every page once and answers queries; build anew when the language changes. */
export function buildSearch(): (query: string, within: RuleSetId | null) => Found[] {
	const { read, ask } = vocabulary(locale());
	const all = passages();
	const foundOf = new Map(all.map(({ id, found }) => [id, found]));
	const index = new MiniSearch<Passage>({
		fields: ['title', 'head', 'text'],
		tokenize: read,
		processTerm: (term) => term
	});
	index.addAll(all);
	/** From the sentence on that speaks of most of what was asked. */
	const tellingPart = (text: string, asked: readonly Asked[]): string => {
		const sentences = text.split(/(?<=[.!?] |[。！？])/u);
		const heard = sentences.map((sentence) => {
			const said = new Set(read(sentence));
			return asked.filter((words) => words.some((word) => said.has(word))).length;
		});
		return sentences.slice(heard.indexOf(Math.max(...heard))).join('');
	};
	return (query, within) => {
		const asked = ask(query);
		const terms = [...new Set(asked.flat())];
		const typed = read(query).at(-1);
		const hits = index.search(terms.join(' '), {
			tokenize: () => terms,
			boost: { title: 3, head: 1.5 },
			// the last word may still be being typed
			prefix: (term) => term === typed,
			fuzzy: (term) => (term.length > 4 ? 0.2 : false),
			weights: { fuzzy: 0.25, prefix: 0.5 },
			filter: ({ id }) => within === null || foundOf.get(String(id))?.ruleSet === within
		});
		const ranked = hits
			.map(({ id, score, queryTerms }) => {
				const answered = asked.filter((words) => words.some((word) => queryTerms.includes(word)));
				return {
					found: foundOf.get(String(id)),
					// what answers the whole question goes before what says one of its words often
					score: score * (answered.length / asked.length) ** 2
				};
			})
			.sort((a, b) => b.score - a.score);
		const least = (ranked[0]?.score ?? 0) * FAINT;
		const pages = new Map<string, Found>();
		for (const { found, score } of ranked)
			if (found && score >= least && !pages.has(found.id))
				pages.set(found.id, { ...found, says: tellingPart(found.says, asked) });
		return [...pages.values()].slice(0, MOST);
	};
}
