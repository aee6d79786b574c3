/** Four languages say the same things: same keys, right plurals, same places to fill. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/lib/i18n/negotiate';
import { NAMESPACES } from '../../src/lib/i18n/texts';
import { baseKey, entries, namespaceFiles, pluralCategory, slots, texts } from './locales';

/** Pieces of grammar: each language takes the forms it needs out of those offered. */
const GRAMMAR = /^log:phrase\./;

function bases(keys: Iterable<string>): Set<string> {
	return new Set([...keys].map(baseKey));
}

describe.each(LOCALES)('%s', (locale) => {
	it('has exactly one file for each namespace', () => {
		expect(namespaceFiles(locale)).toEqual(NAMESPACES.map((name) => `${name}.json`).sort());
	});

	it('is really there', () => {
		// a checker that reads the wrong folder finds nothing wrong
		expect(texts[locale].size).toBeGreaterThan(700);
	});

	it('has the keys of English, no more and no less', () => {
		const wanted = bases(texts.en.keys());
		const here = bases(texts[locale].keys());
		expect([...wanted].filter((key) => !here.has(key))).toEqual([]);
		expect([...here].filter((key) => !wanted.has(key))).toEqual([]);
	});

	it('has every plural category of its language wherever it counts', () => {
		const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
		const counted = new Map<string, string[]>();
		for (const key of texts[locale].keys()) {
			const category = pluralCategory(key);
			if (category) counted.set(baseKey(key), [...(counted.get(baseKey(key)) ?? []), category]);
		}
		for (const [key, categories] of counted)
			expect([key, categories.sort()]).toEqual([key, [...pluralCategories].sort()]);
		const countedInEnglish = [...texts.en.keys()].filter(pluralCategory).map(baseKey);
		expect(countedInEnglish.filter((key) => !counted.has(key))).toEqual([]);
	});

	it('fills the same places as English', () => {
		const filled = (of: ReadonlyMap<string, string>) => {
			const found = new Map<string, Set<string>>();
			for (const [key, text] of of) {
				const set = found.get(baseKey(key)) ?? new Set<string>();
				for (const slot of slots(text)) set.add(slot);
				found.set(baseKey(key), set);
			}
			return found;
		};
		const english = filled(texts.en);
		const differing = [...filled(texts[locale])]
			.filter(([key]) => !GRAMMAR.test(key))
			.map(([key, set]) => [key, [...set].sort(), [...(english.get(key) ?? [])].sort()])
			.filter(([, here, there]) => JSON.stringify(here) !== JSON.stringify(there));
		expect(differing).toEqual([]);
	});

	it('leaves nothing empty, unfinished or badly spaced', () => {
		const bad = entries(locale).filter(
			([, , text]) => text.trim() !== text || text === '' || / {2}|\t|TODO|FIXME|XXX/.test(text)
		);
		expect(bad).toEqual([]);
	});
});
