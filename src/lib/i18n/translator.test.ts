import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('./texts', async (original) => {
	const actual = await original<typeof import('./texts')>();
	return {
		...actual,
		fetchTexts: vi.fn((locale: string, group: string) => {
			if (group === 'lessons' && locale === 'fr') return Promise.reject(new Error('no signal'));
			const namespace = { start: 'app', play: 'table', rules: 'rules', lessons: 'lessons' }[group];
			return Promise.resolve({
				[namespace ?? '']: {
					hello: `${locale}: {{name}}`,
					seals_one: `${locale} {{count}} one`,
					seals_many: `${locale} {{count}} many`,
					seals_other: `${locale} {{count}} other`
				}
			});
		})
	};
});

type I18n = typeof import('./index');
let i18n: I18n;

beforeEach(async () => {
	vi.resetModules();
	vi.stubGlobal('navigator', { languages: ['de', 'zh-HK', 'en'] });
	vi.stubGlobal('document', { documentElement: { lang: '' } });
	i18n = await import('./index');
});

describe('initI18n', () => {
	it('follows the browser by script and sets the page’s language', async () => {
		await i18n.initI18n();
		expect(i18n.locale()).toBe('zh-Hant');
		expect(document.documentElement.lang).toBe('zh-Hant');
	});

	it('joins names in Chinese as a sentence would: a gap beside letters and figures only', async () => {
		await i18n.initI18n('zh-Hans');
		expect(i18n.formatList(['玩家 4', '玩家 5'])).toBe('玩家 4 和玩家 5');
		expect(i18n.formatList(['Ana', '小雨', '阿福'])).toBe('Ana、小雨和阿福');
		expect(i18n.formatList(['小雨', 'Ana'])).toBe('小雨和 Ana');
		expect(i18n.formatList(['小雨', 'Ana'], 'disjunction')).toBe('小雨或 Ana');
		await i18n.setLocale('en');
		expect(i18n.formatList(['小雨', 'Ana'])).toBe('小雨 and Ana');
	});

	it('prefers the choice that was kept', async () => {
		await i18n.initI18n('fr');
		expect(i18n.t('app:hello', { name: 'Ana' })).toBe('fr: Ana');
	});

	it('takes a choice it does not know for none', async () => {
		await i18n.initI18n('tlh');
		expect(i18n.locale()).toBe('zh-Hant');
	});

	it('speaks English when the chosen language cannot be had', async () => {
		await i18n.ensureNamespaces('lessons');
		await i18n.initI18n('fr');
		expect(i18n.locale()).toBe('en');
	});
});

describe('setLocale', () => {
	it('switches every group in use', async () => {
		await i18n.initI18n();
		await i18n.ensureNamespaces('table');
		await i18n.setLocale('en');
		expect(i18n.t('table:hello', { name: 'Ana' })).toBe('en: Ana');
		await i18n.followBrowser();
		expect(i18n.locale()).toBe('zh-Hant');
	});

	it('lets the last of two quick wishes win', async () => {
		await Promise.all([i18n.setLocale('fr'), i18n.setLocale('zh-Hans')]);
		expect(i18n.locale()).toBe('zh-Hans');
	});

	it('changes nothing when the texts cannot be had', async () => {
		await i18n.setLocale('en');
		await i18n.ensureNamespaces('lessons');
		await expect(i18n.setLocale('fr')).rejects.toThrow('no signal');
		expect(i18n.locale()).toBe('en');
	});
});

describe('t', () => {
	beforeEach(() => i18n.setLocale('fr'));

	it('leaves names alone, whatever is in them', () => {
		expect(i18n.t('app:hello', { name: "L'Ami & {{count}} $t(app:hello) <b>" })).toBe(
			"fr: L'Ami & {{count}} $t(app:hello) <b>"
		);
	});

	it.each([
		['fr', 0, 'one'],
		['fr', 1, 'one'],
		['fr', 2, 'other'],
		['fr', 1_000_000, 'many'],
		['en', 0, 'other'],
		['en', 1, 'one'],
		['en', 2, 'other'],
		['zh-Hans', 0, 'other'],
		['zh-Hans', 1, 'other'],
		['zh-Hant', 2, 'other']
	] as const)('counts in %s: %d is %s', async (locale, count, form) => {
		await i18n.setLocale(locale);
		expect(i18n.t('app:seals', { count })).toBe(`${locale} ${count} ${form}`);
	});

	it('is empty, not broken, until a late namespace arrives', async () => {
		expect(i18n.t('rules:hello', { name: 'Ana' })).toBe('');
		await vi.waitFor(() => expect(i18n.t('rules:hello', { name: 'Ana' })).toBe('fr: Ana'));
	});

	it('throws for a key that does not exist', () => {
		expect(() => i18n.t('app:nothing')).toThrow('missing text: fr app:nothing');
		expect(i18n.hasText('app:nothing')).toBe(false);
		expect(i18n.hasText('app:hello')).toBe(true);
	});
});
