import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Event, LoveLetterView, RuseColumnReport } from '$lib/engine';
import { ensureNamespaces, LOCALES, setLocale, type Locale } from './index';
import {
	explainColumn,
	explainRound,
	lineText,
	narrate,
	narrateMove,
	narrateText,
	type NarrateContext
} from './narrate';
import { SAMPLES } from './narrate-samples';

const NAMES = ['Ana', 'Hugo', '小雨', 'L’Ami {{x}} $t(y)'];
const classic: NarrateContext = { ruleSet: 'classic', names: NAMES };

beforeAll(async () => {
	await setLocale('en');
	await ensureNamespaces('log');
});

/** Told by no line: what nobody can see, and the start of an ordinary turn. */
function untold(event: Event): boolean {
	return (
		(event.type === 'turn-started' && !event.extra) ||
		(event.type === 'card-dealt' && event.card === null) ||
		(event.type === 'card-drawn' && event.card === null && event.from === 'deck') ||
		(event.type === 'hand-refilled' && event.cards.includes(null))
	);
}

function expectTidy(text: string, locale: Locale): void {
	expect(text.trim()).toBe(text);
	expect(text).not.toBe('');
	expect(text).not.toMatch(/ {2}|[\uE000-\uF8FF]|<\/?b>|undefined|null/);
	expect(text.replaceAll('L’Ami {{x}} $t(y)', '')).not.toMatch(/\{\{|\}\}/);
	if (locale === 'fr') {
		expect(text).not.toMatch(/[^\u202F\u00A0][;!?:](?!\d)/);
		expect(text).not.toMatch(/(?<!\p{L})(?:de|le|la|que|se|ne) [aeiouéèêàâîô]|que Hugo/iu);
	}
	if (locale === 'en') expect(text).not.toMatch(/\ba (?:[AEIOaeio]\w|8)/);
	if (locale.startsWith('zh')) {
		expect(text).not.toMatch(/\p{Script=Han}[,.!?:;]|[,.!?:;]\p{Script=Han}/u);
		expect(text).toMatch(/[。？！]$/);
	} else expect(text).toMatch(/[.?!]$/);
}

describe.each(LOCALES)('every event in %s', (locale) => {
	beforeEach(() => setLocale(locale));

	it.each(SAMPLES.map((sample) => [JSON.stringify(sample.event), sample] as const))(
		'%s',
		(_, { event, ruleSet }) => {
			const text = narrateText(event, { ruleSet, names: NAMES });
			if (untold(event)) expect(text).toBe('');
			else expectTidy(text, locale);
		}
	);
});

function told(events: readonly Event[], context: NarrateContext = classic): string[] {
	return narrateMove(events, context).map(lineText);
}

const baronBeatsAna: readonly Event[] = [
	{ type: 'turn-started', seat: 1 },
	{ type: 'card-drawn', seat: 1, card: null, from: 'deck' },
	{ type: 'card-played', seat: 1, card: 'baron', targets: [0] },
	{ type: 'hands-compared', seats: [1, 0], hands: [null, null], loser: 0, by: 'lower' },
	{ type: 'card-discarded', seat: 0, card: 'priest', cause: 'out' },
	{ type: 'seat-out', seat: 0, cause: 'lower', by: 1 }
];

describe('narrateMove', () => {
	it.each([
		['en', ['Hugo plays the Baron and beats Ana.', 'Ana is out, showing a Priest.']],
		['fr', ['Hugo joue le Baron et l’emporte sur Ana.', 'Ana est hors jeu et montre un Prêtre.']],
		['zh-Hans', ['Hugo 打出男爵，胜过 Ana。', 'Ana 出局，亮出牧师。']],
		['zh-Hant', ['Hugo 打出男爵，勝過 Ana。', 'Ana 出局，亮出神父。']]
	] as const)('tells a fight in two lines in %s', async (locale, lines) => {
		await setLocale(locale);
		expect(told(baronBeatsAna)).toEqual(lines);
	});

	it('asks and answers in one line', async () => {
		const asked: Event[] = [
			{ type: 'card-played', seat: 0, card: 'guard', targets: [1], guess: 7 },
			{ type: 'guess-answered', seat: 0, target: 1, guess: 7, right: false }
		];
		await setLocale('en');
		expect(told(asked)).toEqual(['Ana plays the Guard on Hugo: the Countess? No.']);
		await setLocale('fr');
		expect(told(asked)).toEqual(['Ana joue le Garde sur Hugo\u00A0: la Comtesse\u202F? Non.']);
	});

	it('names a value that several cards share as a number', async () => {
		const asked: Event[] = [
			{ type: 'card-played', seat: 0, card: 'guard', targets: [1], guess: 5 },
			{ type: 'guess-answered', seat: 0, target: 1, guess: 5, right: true }
		];
		await setLocale('en');
		expect(told(asked, { ...classic, ruleSet: 'premium' })).toEqual([
			'Ana plays the Guard on Hugo: a 5? Yes.'
		]);
	});

	it('keeps a private comparison’s cards', async () => {
		await setLocale('en');
		expect(
			told([
				{ type: 'card-played', seat: 1, card: 'baron', targets: [0] },
				{ type: 'hands-compared', seats: [1, 0], hands: ['king', 'guard'], loser: 0, by: 'lower' }
			])
		).toEqual([
			'Hugo plays the Baron on Ana.',
			'Hugo shows the King, Ana a Guard: Ana has the lower card.'
		]);
	});

	it('tells discard and new card together, and the handmaid with her protection', async () => {
		await setLocale('en');
		expect(
			told([
				{ type: 'card-played', seat: 1, card: 'prince', targets: [0] },
				{ type: 'card-discarded', seat: 0, card: 'king', cause: 'effect' },
				{ type: 'card-drawn', seat: 0, card: null, from: 'burned' },
				{ type: 'turn-started', seat: 2 },
				{ type: 'card-played', seat: 2, card: 'handmaid', targets: [] },
				{ type: 'protection-started', seat: 2 }
			])
		).toEqual([
			'Hugo plays the Prince on Ana.',
			'Ana discards the King and, the deck being empty, takes the card set aside.',
			'小雨 plays the Handmaid and is protected.'
		]);
	});

	it('loses no event that has something to tell', async () => {
		await setLocale('en');
		for (const { event, ruleSet } of SAMPLES) {
			const context = { ruleSet, names: NAMES };
			if (event.type === 'bond-ended') continue;
			expect(told([event], context)).toEqual(untold(event) ? [] : [narrateText(event, context)]);
		}
	});
});

describe('parts', () => {
	it('set names and cards apart', async () => {
		await setLocale('fr');
		const told = narrate({ type: 'hand-seen', by: 0, seat: 1, card: null }, classic);
		expect(told?.parts).toEqual([
			{ text: 'Ana', seat: 0 },
			{ text: ' regarde la main d’' },
			{ text: 'Hugo', seat: 1 },
			{ text: '.' }
		]);
		const played = narrate({ type: 'card-played', seat: 0, card: 'baron', targets: [] }, classic);
		expect(played).toEqual({
			seat: 0,
			card: 'baron',
			parts: [
				{ text: 'Ana', seat: 0 },
				{ text: ' joue le ' },
				{ text: 'Baron', card: 'baron' },
				{ text: '.' }
			]
		});
	});

	it('mark what is strong', async () => {
		await setLocale('en');
		expect(narrate({ type: 'protection-started', seat: 0 }, classic)?.parts).toEqual([
			{ text: 'Ana', seat: 0 },
			{ text: ' is ' },
			{ text: 'protected', strong: true },
			{ text: '.' }
		]);
	});

	it.each([
		['Ana', 'd’Ana'],
		['Élise', 'd’Élise'],
		['Hugo', 'd’Hugo'],
		['Hélène', 'd’Hélène'],
		['Yves', 'd’Yves'],
		['Camille', 'de Camille'],
		['Harry', 'de Harry'],
		['Yann', 'de Yann'],
		['小雨', 'de 小雨']
	])('French: the hand of %s', async (name, of) => {
		await setLocale('fr');
		const text = narrateText(
			{ type: 'hand-seen', by: 0, seat: 1, card: null },
			{ ruleSet: 'classic', names: ['Zoé', name] }
		);
		expect(text).toBe(`Zoé regarde la main ${of}.`);
	});

	it('never mentions a card that is hidden from the audience', async () => {
		await setLocale('en');
		const text = narrateText({ type: 'hand-seen', by: 2, seat: 1, card: null }, classic);
		expect(text).toBe('小雨 looks at Hugo’s hand.');
	});
});

const report: RuseColumnReport = {
	musketeers: false,
	steps: [
		{
			type: 'removed',
			by: 'wizard',
			owner: 1,
			cards: [
				{ owner: 0, card: 'king' },
				{ owner: 2, card: 'queen' }
			]
		},
		{ type: 'void', card: 'witch', because: 'several' },
		{ type: 'void', card: 'wizard', because: 'musketeers' },
		{ type: 'pair', seat: 0 },
		{ type: 'dragon', owner: 1 },
		{ type: 'beggar', owner: 2 }
	],
	values: [],
	decidedBy: 'lowest'
};

function deal(over: Partial<LoveLetterView['result'] & object>): LoveLetterView {
	const seat = { hand: [], out: false, protected: false, tokens: 0 };
	return {
		ruleSet: 'premium',
		options: {},
		audience: 'table',
		round: 1,
		phase: 'round-over',
		starter: 0,
		active: null,
		toAct: 'table',
		winners: null,
		history: [],
		deck: 0,
		burned: null,
		faceUp: [],
		bound: null,
		knows: [],
		seats: [
			{ ...seat, pile: ['count', 'guard'] },
			{ ...seat, pile: ['prince'] },
			{ ...seat, pile: [] }
		],
		result: {
			winners: [0],
			reason: 'highest',
			hands: ['countess', 'bishop', 'princess'],
			bonuses: [],
			...over
		}
	};
}

describe.each(LOCALES)('reasons in %s', (locale) => {
	beforeEach(() => setLocale(locale));

	it('tells every step of a column and its verdict', () => {
		const result = {
			winner: 2,
			totals: [
				{ seat: 0, points: 9.5 },
				{ seat: 2, points: 4 }
			],
			removed: [],
			pair: null
		};
		const lines = explainColumn(
			0,
			result,
			{ ...report, musketeers: true },
			{
				ruleSet: 'ruse-and-bruise',
				names: NAMES
			}
		).map(lineText);
		expect(lines).toHaveLength(report.steps.length + 3);
		for (const text of lines) expectTidy(text, locale);
	});

	it.each([
		['last-standing', { reason: 'last-standing', hands: [null, null, null] }, 1],
		['highest', {}, 4],
		['pile-sum', { reason: 'pile-sum', winners: [1], hands: ['king', 'king', 'guard'] }, 2],
		['shared', { reason: 'shared', winners: [0, 1] }, 2],
		['nobody', { reason: 'nobody', winners: [] }, 2],
		['a jester’s bonus', { bonuses: [{ seat: 1, by: 'jester' }] }, 5]
	] as const)('explains %s', (_, over, count) => {
		const view = deal(over);
		const lines = explainRound(view, { ruleSet: view.ruleSet, names: NAMES }).map(lineText);
		expect(lines).toHaveLength(count);
		for (const text of lines) expectTidy(text, locale);
	});

	it('explains a spy’s bonus', () => {
		const hands = ['guard', 'king', null];
		const view = deal({ hands, winners: [1], bonuses: [{ seat: 0, by: 'spy' }] });
		const lines = explainRound(
			{
				...view,
				ruleSet: 'second-edition',
				seats: view.seats.map((seat) => ({ ...seat, pile: [] }))
			},
			{ ruleSet: 'second-edition', names: NAMES }
		).map(lineText);
		expect(lines).toHaveLength(3);
		for (const text of lines) expectTidy(text, locale);
	});

	it('explains a round that a token broke off', () => {
		const lines = explainRound({ ...deal({}), result: null }, classic).map(lineText);
		expect(lines).toHaveLength(1);
		for (const text of lines) expectTidy(text, locale);
	});
});
