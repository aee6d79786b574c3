/** How the words of a text and of a question are made comparable, in all four languages. */
import type { Locale } from '$lib/i18n';
import { t } from '$lib/i18n';

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

type Ending = readonly [RegExp, string];

/** Endings that do not change what a word is about; the longest first. */
const ENDINGS: Partial<Record<Locale, readonly Ending[]>> = {
	en: [
		[/ies$/, 'y'],
		[/(?:sses|ches|shes|xes)$/, ''],
		[/(?<=[^s])s$/, ''],
		[/(?:ing|ed)$/, ''],
		[/e$/, '']
	],
	fr: [
		[/aux$/, 'al'],
		[/[sx]$/, ''],
		[/(?:er|ee|ez|ent)$/, ''],
		[/e$/, '']
	]
};

/** A word without its endings, so that “tied” finds “tie” and “égalités” finds “égalité”. */
export function stem(word: string, locale: Locale): string {
	return (ENDINGS[locale] ?? []).reduce((rest, [ending, instead]) => {
		const shorter = rest.replace(ending, instead);
		return shorter.length < 3 ? rest : shorter;
	}, word);
}

/** One thing a question speaks of, in the asker's words and in those of the rules. */
export type Asked = readonly string[];

export interface Vocabulary {
	/** The words of a text that say what it is about. */
	readonly read: (text: string) => string[];
	/** What a question is about; what only asks is left out. */
	readonly ask: (query: string) => Asked[];
}

/** The vocabulary of the current language, from its texts. */
export function vocabulary(locale: Locale): Vocabulary {
	const read = (text: string) => words(text).map((word) => stem(word, locale));
	/** Longest first, so that a phrase is taken before its parts. */
	const byLength = (one: string, other: string) => other.length - one.length;
	const lines = t('rules:search.same')
		.split('\n')
		.map((line) => line.split(/[,，]/u).map(plain));
	const saidOf = new Map(lines.flatMap(([said = '', ...others]) => others.map((o) => [o, said])));
	const phrases = [...saidOf.keys()].sort(byLength);
	const asking = t('rules:search.asking').split(/[,，]/u).map(plain).sort(byLength);

	/** Takes a phrase out of a text; null when it is not there. */
	const without = (text: string, phrase: string): string | null => {
		const found = HAN.test(phrase) ? phrase : ` ${phrase} `;
		return text.includes(found) ? text.replaceAll(found, ' ') : null;
	};

	function ask(query: string): Asked[] {
		let text = ` ${plain(query)} `;
		const asked: Asked[] = [];
		for (const phrase of phrases) {
			const rest = without(text, phrase);
			if (rest === null) continue;
			text = rest;
			asked.push([...new Set(read(`${phrase} ${saidOf.get(phrase) ?? ''}`))]);
		}
		for (const word of asking) text = without(text, word) ?? text;
		asked.push(...[...new Set(read(text))].map((word) => [word]));
		// nothing but asking: then it is what is looked for
		return asked.length > 0 ? asked : read(query).map((word) => [word]);
	}
	return { read, ask };
}

/** Case, accents, apostrophes and signs away; words apart by one space. */
function plain(text: string): string {
	return (
		text
			.normalize('NFD')
			.replace(/\p{Diacritic}/gu, '')
			.toLowerCase()
			.match(/[\p{L}\p{N}]+/gu)
			?.join(' ') ?? ''
	);
}
