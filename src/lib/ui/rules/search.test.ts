import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, setLocale, ensureNamespaces, type Locale } from '$lib/i18n';
import { buildSearch, words } from './search';

beforeAll(() => ensureNamespaces('rules', 'love-letter', 'hope-despair', 'ruse-and-bruise'));

describe('words', () => {
	it('drops case and accents', () =>
		expect(words('Évêque, le ROI')).toEqual(['eveque', 'le', 'roi']));
	it('cuts Chinese into pairs', () => expect(words('女伯爵5')).toEqual(['女伯', '伯爵', '5']));
});

const QUERIES: Readonly<Record<Locale, string>> = {
	en: 'countess king',
	fr: 'comtesse roi',
	'zh-Hans': '女伯爵',
	'zh-Hant': '伯爵夫人'
};

describe.each(LOCALES)('searching in %s', (locale) => {
	beforeAll(() => setLocale(locale));

	it('finds the Countess by her name and rule', () => {
		const found = buildSearch()(QUERIES[locale], 'classic');
		expect(found.map(({ card }) => card)).toContain('countess');
		expect(new Set(found.map(({ ruleSet }) => ruleSet))).toEqual(new Set(['classic']));
	});

	it('finds nothing for a word of no page', () => {
		expect(buildSearch()('qqqzzz', null)).toEqual([]);
	});
});
