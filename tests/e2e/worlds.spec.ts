/**
 * Two deals that differ only in what nobody here may know must give the same page, letter by letter:
 * text, attributes, pictures, order, storage. Whatever could tell them apart would give a card away.
 */
import type { Browser, Page } from '@playwright/test';
import type { RuleSetId, Stack } from '../../src/lib/engine';
import { deckFrom } from './decks';
import { expect, open, test } from './fixtures';
import { plantMatch } from './matches';
import { Player, type Wish } from './player';
import { everythingReadable } from './secrets';
import { assertKept } from './truth';
import { text } from './words';

interface World {
	readonly page: Page;
	readonly table: Player;
	/** What could be read, screen after screen. */
	readonly read: Record<string, string>[];
}

interface Plan {
	readonly ruleSet: RuleSetId;
	readonly names: readonly string[];
	readonly stack: Stack;
}

async function worldOf(browser: Browser, base: string, plan: Plan): Promise<World> {
	const context = await browser.newContext({ baseURL: base });
	const page = await context.newPage();
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const table = await Player.at(page, plan.names, { pace: 'quick' });
	await open(page, './');
	const { path } = await plantMatch(page, {
		ruleSet: plan.ruleSet,
		players: plan.names,
		stack: plan.stack,
		seed: 'two-worlds'
	});
	await page.goto(path);
	await table.look();
	return { page, table, read: [] };
}

/** Numbers that count time or history say nothing about cards. */
const timeless = (places: Record<string, string>) =>
	Object.fromEntries(
		Object.entries(places).map(([place, what]) => [place, what.replace(/\d{5,}/g, '#')])
	);

async function readBoth(worlds: readonly World[], what: string): Promise<void> {
	for (const { page, read } of worlds) {
		await page.clock.fastForward(2000);
		read.push(timeless(await everythingReadable(page)));
	}
	const [one, other] = worlds.map(({ read }) => read.at(-1));
	expect(one, `${what}: the two worlds look the same`).toEqual(other);
}

async function both(
	worlds: readonly World[],
	act: (world: World) => Promise<unknown>
): Promise<void> {
	for (const world of worlds) await act(world);
}

/** Opens a sheet, compares, closes it. */
async function compareSheet(worlds: readonly World[], button: string | RegExp): Promise<void> {
	await both(worlds, async ({ table, page }) => {
		await table.press(table.button(button).first());
		await expect(page.locator('dialog[open]')).toBeVisible();
	});
	await readBoth(worlds, `sheet ${String(button)}`);
	await both(worlds, async ({ page }) => {
		await page.keyboard.press('Escape');
		await expect(page.locator('dialog[open]')).toHaveCount(0);
	});
}

const play = (wish: Wish) => (world: World) => world.table.decide(wish);
const next = ({ table }: World) => table.look().then((screen) => table.act(screen));

test('Love Letter: what lies hidden leaves no trace in the page', async ({ browser, site }) => {
	const names = ['Ana', 'Bea', 'Cid', 'Dora'];
	const stackOf = (deck: string) => ({
		rounds: [{ deck: deckFrom('classic', deck), starter: 0 }]
	});
	const worlds = [
		await worldOf(browser, site.url, {
			ruleSet: 'classic',
			names,
			stack: stackOf('guard priest baron king princess guard handmaid guard')
		}),
		await worldOf(browser, site.url, {
			ruleSet: 'classic',
			names,
			stack: stackOf('countess priest prince guard handmaid guard handmaid baron')
		})
	];
	await readBoth(worlds, 'hand-over to the first');
	await compareSheet(worlds, text('table:menu.open'));
	await both(worlds, next);
	await readBoth(worlds, 'open hand of the first');
	await compareSheet(worlds, text('table:count.open'));
	await compareSheet(worlds, text('table:log.open'));
	await compareSheet(worlds, 'Bea: everything known');
	await compareSheet(worlds, 'Cid: everything known');
	// a wrong guess in both worlds
	await both(worlds, play({ card: 'Guard', targets: ['Bea'], guess: 8 }));
	await readBoth(worlds, 'result for all');
	await compareSheet(worlds, 'Bea: everything known');
	await both(worlds, next);
	await readBoth(worlds, 'hand-over to the second');
	await both(worlds, next);
	// the second has another card beside the same Handmaid: this screen differs, as it must
	const [one, other] = await Promise.all(worlds.map(({ page }) => everythingReadable(page)));
	expect(one?.html).not.toBe(other?.html);
	await both(worlds, play({ card: 'Handmaid' }));
	await readBoth(worlds, 'result after the second');
	await both(worlds, next);
	await readBoth(worlds, 'hand-over to the third');
	await both(worlds, ({ page }) => page.context().close());
});

test('Ruse & Bruise: what lies face down leaves no trace in the page', async ({
	browser,
	site
}) => {
	const names = ['Ana', 'Bea', 'Cid'];
	const own = [
		['king', 'queen', 'alchemist', 'minstrel'],
		['prince', 'merchant', 'cardinal', 'squire']
	];
	const worlds = [
		await worldOf(browser, site.url, {
			ruleSet: 'ruse-and-bruise',
			names,
			stack: {
				goals: [],
				draws: [own[0]!, ['cloak', 'merchant', 'traitor', 'storm'], own[1]!],
				starter: 0
			}
		}),
		await worldOf(browser, site.url, {
			ruleSet: 'ruse-and-bruise',
			names,
			stack: {
				goals: [],
				draws: [own[0]!, ['dragon', 'minstrel', 'romeo', 'witch'], own[1]!],
				starter: 0
			}
		})
	];
	await readBoth(worlds, 'hand-over to the first');
	await both(worlds, next);
	await readBoth(worlds, 'open hand of the first');
	await both(worlds, play({ card: 'King', queue: 0 }));
	await readBoth(worlds, 'result of the first');
	await both(worlds, next);
	await readBoth(worlds, 'hand-over to the second');
	await both(worlds, next);
	const [one, other] = worlds;
	await one?.table.decide({ card: 'Merchant', queue: 1 });
	await other?.table.decide({ card: 'Minstrel', queue: 1 });
	await readBoth(worlds, 'another card in the same queue');
	await both(worlds, next);
	await readBoth(worlds, 'hand-over to the third');
	await both(worlds, next);
	await readBoth(worlds, 'open hand of the third');
	await both(worlds, play({ card: 'Prince', queue: 2 }));
	await both(worlds, next);
	await both(worlds, next);
	await readBoth(worlds, 'the first again, beside what the second laid down');
	await both(worlds, ({ page }) => page.context().close());
});

test('the search for secrets finds one wherever it is put', async ({ page }) => {
	await open(page, './');
	const { path } = await plantMatch(page, {
		players: ['Ana', 'Bea', 'Cid'],
		stack: { rounds: [{ deck: deckFrom('classic', 'guard priest baron king'), starter: 0 }] }
	});
	await page.goto(path);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await assertKept(page, null);
	const hide: Record<string, () => void> = {
		'an attribute': () => (document.body.dataset['next'] = 'baron'),
		'a label': () => document.querySelector('main button')?.setAttribute('aria-label', 'The Baron'),
		'text nobody sees': () => {
			const hidden = document.body.appendChild(document.createElement('p'));
			hidden.hidden = true;
			hidden.textContent = 'Bea holds the Baron';
		},
		'the title': () => (document.title = 'Baron'),
		'the address': () => history.replaceState(history.state, '', `${location.href}#baron`),
		storage: () => sessionStorage.setItem('hand', '["baron"]')
	};
	for (const [where, put] of Object.entries(hide)) {
		await page.evaluate(put);
		await expect(assertKept(page, null), where).rejects.toThrow(/Baron|baron/);
		await page.evaluate(() => sessionStorage.clear());
		await page.goto(path);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	}
});
