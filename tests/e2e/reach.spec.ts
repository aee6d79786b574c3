/** Everybody can play: axe on every screen of a table, keys alone, less motion. */
import type { Page } from '@playwright/test';
import type { Move, RuleSetId } from '../../src/lib/engine';
import { LOCALES, type Locale } from '../../src/lib/i18n/negotiate';
import { assertAccessible } from './axe';
import { deckFrom } from './decks';
import { expect, open, overflow, test } from './fixtures';
import { plantMatch, setTable, type MatchPlan } from './matches';
import { Player } from './player';
import { pattern, text } from './words';

const NAMES = ['Ana', 'Hugo', 'Zoé'];
const deal = (ruleSet: RuleSetId, deck: string) => ({
	rounds: [{ deck: deckFrom(ruleSet, deck), starter: 0 }]
});
const play = (card: string, rest: Partial<Extract<Move, { type: 'play' }>> = {}): Move => ({
	type: 'play',
	card,
	...rest
});

interface Stop {
	readonly name: string;
	readonly plan: MatchPlan;
	/** From the hand-over to the screen meant. */
	readonly go?: (page: Page, table: Reach) => Promise<void>;
}

interface Reach {
	readonly reveal: () => Promise<void>;
	readonly tap: (key: string) => Promise<void>;
	readonly card: (index: number) => Promise<void>;
}

const CLASSIC = deal('classic', 'guard guard priest baron priest handmaid prince');

const STOPS: readonly Stop[] = [
	{ name: 'hand-over', plan: { stack: CLASSIC } },
	{ name: 'menu', plan: { stack: CLASSIC }, go: (_, { tap }) => tap('table:menu.open') },
	{ name: 'open hand', plan: { stack: CLASSIC }, go: (_, { reveal }) => reveal() },
	{
		name: 'who and which value',
		plan: { stack: CLASSIC },
		async go(_, { reveal, card }) {
			await reveal();
			await card(0);
			await card(0);
		}
	},
	{
		name: 'count',
		plan: { stack: CLASSIC },
		async go(_, { reveal, tap }) {
			await reveal();
			await tap('table:count.open');
		}
	},
	{
		name: 'log',
		plan: { stack: CLASSIC, moves: [play('guard', { target: 2, guess: 8 })] },
		async go(_, { reveal, tap }) {
			await reveal();
			await tap('table:log.open');
		}
	},
	{
		name: 'a seat',
		plan: { stack: CLASSIC, moves: [play('guard', { target: 2, guess: 8 })] },
		async go(page, { reveal }) {
			await reveal();
			await page.locator('main ul button').first().tap();
		}
	},
	{
		name: 'only you',
		plan: { stack: CLASSIC, moves: [play('priest', { target: 1 })] }
	},
	{
		name: 'a forced card',
		plan: { stack: deal('classic', 'guard countess priest baron king') },
		go: (_, { reveal }) => reveal()
	},
	{
		name: 'round over',
		plan: {
			players: ['Ana', 'Hugo'],
			stack: deal('classic', 'guard handmaid handmaid prince guard priest'),
			moves: [play('guard', { target: 1, guess: 2 })]
		}
	},
	{
		name: 'match over',
		plan: {
			players: ['Ana', 'Hugo'],
			options: { tokensToWin: 1 },
			stack: deal('classic', 'guard handmaid handmaid prince guard priest'),
			moves: [play('guard', { target: 1, guess: 2 })]
		}
	},
	{
		name: 'keep one of three',
		plan: {
			ruleSet: 'second-edition',
			stack: deal('second-edition', 'guard chancellor priest baron spy prince handmaid'),
			moves: [play('chancellor')]
		},
		async go(_, { reveal, card }) {
			await reveal();
			await card(0);
		}
	},
	{
		name: 'eight at the table',
		plan: {
			ruleSet: 'premium',
			players: ['Ana', 'Hugo', 'Zoé', '小美', 'Maximiliane', 'Bo', 'Ida', 'Theo'],
			moves: 5
		},
		go: (_, { reveal }) => reveal()
	},
	{ name: 'the beloved', plan: { ruleSet: 'kanai' }, go: (_, { reveal }) => reveal() },
	{ name: 'hope and despair', plan: { ruleSet: 'hope-despair' }, go: (_, { reveal }) => reveal() },
	{
		name: 'the queues',
		plan: { ruleSet: 'ruse-and-bruise', moves: 7 },
		go: (_, { reveal }) => reveal()
	}
];

function reach(page: Page, locale: Locale): Reach {
	const guard = () => page.waitForTimeout(450);
	return {
		async reveal() {
			await guard();
			const seal = page.getByRole('button', { name: pattern('app:reveal.label', locale) });
			await seal.hover();
			await page.mouse.down();
			await page.waitForTimeout(900);
			await page.mouse.up();
			await expect(seal).toHaveCount(0);
			await guard();
		},
		async tap(key) {
			await guard();
			await page
				.getByRole('button', { name: text(key, locale), exact: true })
				.first()
				.tap();
			await expect(page.locator('dialog[open]')).toBeVisible();
		},
		async card(index) {
			await page.locator('main button[aria-pressed]').nth(index).tap();
		}
	};
}

async function visit(page: Page, stop: Stop, locale: Locale): Promise<void> {
	await open(page, './');
	const { path } = await plantMatch(page, { players: NAMES, seed: stop.name, ...stop.plan });
	await page.goto(path);
	await expect(page.locator('main h1').first()).toBeVisible();
	await stop.go?.(page, reach(page, locale));
	await page.waitForTimeout(300);
}

for (const theme of ['light', 'dark'] as const)
	for (const stop of STOPS)
		test(`axe: ${stop.name} in the ${theme}`, async ({ page, complaints }) => {
			await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
			await visit(page, stop, 'en');
			await assertAccessible(page, `${stop.name} ${theme}`);
			const moving = await page.evaluate(
				() =>
					document
						.getAnimations()
						.filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10).length
			);
			expect(moving, 'moves although less motion is wished for').toBe(0);
			expect(complaints).toEqual([]);
		});

test('nothing of a table sticks out at 320 points', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 568 });
	for (const stop of STOPS) {
		await visit(page, stop, 'en');
		expect(await overflow(page), stop.name).toBeLessThanOrEqual(0);
	}
});

for (const locale of LOCALES)
	for (const theme of ['light', 'dark'] as const)
		test(`axe: every screen in ${locale} in the ${theme} @deep`, async ({ browser, site }) => {
			const context = await browser.newContext({
				baseURL: site.url,
				locale: locale === 'zh-Hans' ? 'zh-CN' : locale === 'zh-Hant' ? 'zh-TW' : locale,
				colorScheme: theme,
				reducedMotion: 'reduce',
				viewport: { width: 390, height: 844 },
				hasTouch: true
			});
			const page = await context.newPage();
			for (const stop of STOPS) {
				await visit(page, stop, locale);
				await expect(page.locator('html')).toHaveAttribute('lang', locale);
				await assertAccessible(page, `${stop.name} ${locale} ${theme}`);
			}
			await context.close();
		});

test('two people play a whole match by keys alone', async ({ page, complaints }) => {
	test.setTimeout(240_000);
	const names = ['Ana', 'Hugo'];
	const table = await Player.at(page, names, { keyboard: true, pace: 'quick', luck: 9 });
	await open(page, './new/');
	await page.clock.fastForward(1000);
	await setTable(page, names, { tokens: 1 });
	const last = await table.play();
	expect(last.heading).toMatch(/wins? the match$/);
	expect(complaints).toEqual([]);
});

test('each new screen is read from its heading on', async ({ page }) => {
	const table = await Player.at(page, NAMES, {
		luck: 2,
		onScreen: async () => {
			await expect(page.locator('main h1').first()).toBeFocused();
		}
	});
	await open(page, './');
	const { path } = await plantMatch(page, { players: NAMES });
	await page.goto(path);
	let moves = 0;
	await table.play((screen) => screen.kind === 'result' && ++moves === 2);
});
