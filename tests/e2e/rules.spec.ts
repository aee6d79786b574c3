/** The rules, from the shelf and from the table, and back without a card shown. */
import { assertAccessible } from './axe';
import { expect, open, test } from './fixtures';
import { plantMatch } from './matches';
import { Player } from './player';
import { assertKept } from './truth';
import { pattern, text } from './words';

const NAMES = ['Ana', 'Hugo', 'Zoé'];

test('a card is found by its name and leads to its page, questions and neighbours', async ({
	page,
	complaints
}) => {
	await open(page, './rules/');
	const box = page.getByRole('searchbox');
	await box.fill('chancel');
	await page.waitForTimeout(450);
	await page
		.getByRole('link', { name: /Chancellor/ })
		.first()
		.tap();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chancellor');
	await assertAccessible(page, 'a card of the rules');
	const next = page
		.getByRole('navigation', { name: text('rules:ui.cards') })
		.getByRole('link')
		.last();
	const name = (await next.textContent())?.replace(/[^\p{L}]/gu, '') ?? '';
	await page.waitForTimeout(450);
	await next.tap();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
	await open(page, './rules/');
	await box.fill('zzzzqqq');
	await expect(page.locator('main')).toContainText('zzzzqqq');
	await expect(page.locator('main ul a')).toHaveCount(0);
	// a whole question leads to the paragraph that answers it
	await box.fill('how many tokens to win?');
	await page.locator('main ul a').first().click();
	const title = text('rules:pages.classic.sections.7.title');
	await expect(page.getByRole('heading', { level: 3, name: title })).toBeInViewport();
	expect(complaints).toEqual([]);
});

test('search finds every card of every game by its name', async ({ page }) => {
	test.setTimeout(120_000);
	await open(page, './rules/');
	const box = page.getByRole('searchbox');
	for (const name of ['Guard', 'Bishop', 'Spy', 'Minister', 'Makoto Naegi', 'Little Giant']) {
		await box.fill(name);
		await expect(page.locator('main ul a').filter({ hasText: name }).first()).toBeVisible();
	}
});

test('from a card in play to its questions and back in two taps, nothing shown', async ({
	page
}) => {
	await open(page, './');
	const { path } = await plantMatch(page, { players: NAMES });
	await page.goto(path);
	const table = await Player.at(page, NAMES);
	await table.toOpenHand();
	await page.waitForTimeout(450);
	await page
		.getByRole('button', { name: pattern('table:card.read') })
		.first()
		.tap();
	await page.getByRole('link', { name: text('table:card.rules') }).tap();
	await expect(page).toHaveURL(/rules\/\?.*match=/);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	// how the card stands in this game, for all to see
	await expect(page.locator('main')).toContainText(text('rules:now.everybody'));
	await page.waitForTimeout(450);
	await page.locator('main header a').first().tap();
	await expect(page).toHaveURL(/play\/\?match=/);
	await expect(page.getByRole('button', { name: pattern('app:reveal.label') })).toBeVisible();
	await assertKept(page, null);
});
