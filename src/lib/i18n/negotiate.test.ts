import { describe, expect, it } from 'vitest';
import { isLocale, localeFor, negotiate } from './negotiate';

describe('localeFor', () => {
	it.each([
		['zh', 'zh-Hans'],
		['zh-CN', 'zh-Hans'],
		['zh-SG', 'zh-Hans'],
		['zh-MY', 'zh-Hans'],
		['zh-Hans-TW', 'zh-Hans'],
		['zh-Hans', 'zh-Hans'],
		['cmn-Hans', 'zh-Hans'],
		['zh-TW', 'zh-Hant'],
		['zh-HK', 'zh-Hant'],
		['zh-MO', 'zh-Hant'],
		['zh-Hant', 'zh-Hant'],
		['zh-Hant-CN', 'zh-Hant'],
		['yue-HK', 'zh-Hant'],
		['yue-Hans-CN', 'zh-Hans'],
		['fr', 'fr'],
		['fr-CA', 'fr'],
		['fr-CH', 'fr'],
		['en-GB', 'en'],
		['en', 'en'],
		['de', null],
		['ja-JP', null],
		['not a tag', null],
		['', null]
	])('%s → %s', (tag, expected) => {
		expect(localeFor(tag)).toBe(expected);
	});
});

describe('negotiate', () => {
	it('takes the first language the app has, in the reader’s order', () => {
		expect(negotiate(['de-AT', 'zh-HK', 'en'])).toBe('zh-Hant');
		expect(negotiate(['fr-BE', 'en'])).toBe('fr');
	});

	it('falls back to English', () => {
		expect(negotiate([])).toBe('en');
		expect(negotiate(['de', 'ja'])).toBe('en');
	});
});

it('knows its own languages', () => {
	expect(isLocale('zh-Hant')).toBe(true);
	expect(isLocale('zh')).toBe(false);
	expect(isLocale(null)).toBe(false);
});
