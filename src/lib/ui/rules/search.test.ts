import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, setLocale, ensureNamespaces, type Locale } from '$lib/i18n';
import type { RuleSetId } from '$lib/engine';
import { buildSearch } from './search';
import { stem, words } from './search-words';

beforeAll(() => ensureNamespaces('rules', 'love-letter', 'hope-despair', 'ruse-and-bruise'));

describe('words', () => {
	it('drops case and accents', () =>
		expect(words('Évêque, le ROI')).toEqual(['eveque', 'le', 'roi']));
	it('cuts Chinese into pairs', () => expect(words('女伯爵5')).toEqual(['女伯', '伯爵', '5']));
	it('drops endings of its language only', () => {
		expect(stem('tokens', 'en')).toBe(stem('token', 'en'));
		expect(stem('tied', 'en')).toBe('tied');
		expect(stem('protected', 'en')).toBe(stem('protecting', 'en'));
		expect(stem('egalites', 'fr')).toBe(stem('egalite', 'fr'));
		expect(stem('标记', 'zh-Hans')).toBe('标记');
	});
});

/** What people ask, where they ask it, and the pages that answer best: one of them comes first. */
type Asked = readonly [query: string, within: RuleSetId | null, ...answers: string[]];

const TIES = ['classic/8', 'second-edition/8', 'kanai/9'];
const TOKENS = ['classic/7', 'second-edition/7', 'kanai/8', 'premium/8'];

const ASKED: Readonly<Record<Locale, readonly Asked[]>> = {
	en: [
		['how many tokens to win', 'classic', 'classic/7'],
		['how many tokens to win?', null, ...TOKENS],
		['tie', 'classic', 'classic/8'],
		['what happens in a tie', null, ...TIES],
		['players are tied', 'classic', 'classic/8'],
		['protected prince', 'classic', 'classic/prince'],
		['everyone is protected', 'classic', 'classic/4', 'classic/prince'],
		['deck is empty', 'classic', 'classic/prince', 'classic/6'],
		['countess king', 'classic', 'classic/countess'],
		['can a guard guess 1', 'classic', 'classic/guard'],
		['who starts the next round', 'classic', 'classic/2'],
		['eliminated', 'classic', 'classic/5'],
		['end of round', 'classic', 'classic/6'],
		['all six symbols', 'ruse-and-bruise', 'ruse-and-bruise/9'],
		['two wizards', 'ruse-and-bruise', 'ruse-and-bruise/wizard'],
		['chancel', null, 'second-edition/chancellor']
	],
	fr: [
		['combien de jetons pour gagner', 'classic', 'classic/7'],
		['combien de jetons', null, ...TOKENS],
		['égalité', 'classic', 'classic/8'],
		['que se passe-t-il à égalité ?', null, ...TIES, 'classic/baron'],
		['ex aequo', 'classic', 'classic/8'],
		['tous protégés prince', 'classic', 'classic/prince'],
		['pioche vide', 'classic', 'classic/prince', 'classic/6'],
		['comtesse roi', 'classic', 'classic/countess'],
		['le garde peut-il annoncer 1', 'classic', 'classic/guard'],
		['qui commence', 'classic', 'classic/2'],
		['éliminé', 'classic', 'classic/5'],
		['fin de manche', 'classic', 'classic/6'],
		['six symboles', 'ruse-and-bruise', 'ruse-and-bruise/9'],
		['deux magiciens', 'ruse-and-bruise', 'ruse-and-bruise/wizard']
	],
	'zh-Hans': [
		['几个标记获胜', 'classic', 'classic/7'],
		['要多少标记才能赢', null, ...TOKENS],
		['平局', 'classic', 'classic/8'],
		['平局怎么办', null, ...TIES],
		['点数相同', 'classic', 'classic/baron', 'classic/8'],
		['都受保护王子', 'classic', 'classic/prince'],
		['牌堆空了', 'classic', 'classic/prince'],
		['女伯爵', 'classic', 'classic/countess'],
		['卫兵可以猜1吗', 'classic', 'classic/guard'],
		['谁先手', 'classic', 'classic/2'],
		['淘汰', 'classic', 'classic/5'],
		['一局什么时候结束', 'classic', 'classic/6'],
		['六种标志翻倍', 'ruse-and-bruise', 'ruse-and-bruise/9', 'ruse-and-bruise/1'],
		['两名巫师', 'ruse-and-bruise', 'ruse-and-bruise/wizard']
	],
	'zh-Hant': [
		['幾個標記獲勝', 'classic', 'classic/7'],
		['要多少標記才能贏', null, ...TOKENS],
		['平局', 'classic', 'classic/8'],
		['平手怎麼辦', null, ...TIES],
		['數字相同', 'classic', 'classic/baron', 'classic/8'],
		['都受保護王子', 'classic', 'classic/prince'],
		['牌庫空了', 'classic', 'classic/prince'],
		['伯爵夫人', 'classic', 'classic/countess'],
		['衛兵可以猜1嗎', 'classic', 'classic/guard'],
		['誰先手', 'classic', 'classic/2'],
		['淘汰', 'classic', 'classic/5'],
		['一局什麼時候結束', 'classic', 'classic/6'],
		['六種標誌翻倍', 'ruse-and-bruise', 'ruse-and-bruise/9', 'ruse-and-bruise/1'],
		['兩名巫師', 'ruse-and-bruise', 'ruse-and-bruise/wizard']
	]
};

describe.each(LOCALES)('searching in %s', (locale) => {
	beforeAll(() => setLocale(locale));

	it.each(ASKED[locale].map((row) => [row]))('%s', ([query, within, ...answers]) => {
		const [first = '', ...others] = buildSearch()(query, within).map(({ id }) => id);
		expect(answers, `${first} came before ${others.slice(0, 3).join(', ')}`).toContain(first);
	});

	it('stays within one game, and names each page once', () => {
		const found = buildSearch()(ASKED[locale][2]?.[0] ?? '', 'classic');
		expect(new Set(found.map(({ ruleSet }) => ruleSet))).toEqual(new Set(['classic']));
		expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
	});

	it('finds nothing for a word of no page', () => {
		expect(buildSearch()('qqqzzz', null)).toEqual([]);
	});
});
