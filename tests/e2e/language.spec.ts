/** Another language in the middle of a turn: the same match, not one old word. */
import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../src/lib/i18n/negotiate';
import { expect, open, test } from './fixtures';
import { plantMatch } from './matches';
import { pattern, text, texts } from './words';

// nobody of the lessons: their names are texts
const NAMES = ['Wilma', 'Quirin', 'Xu'];

/** Texts without anything filled in that read otherwise in another language. */
function onlyIn(locale: Locale, other: Locale): string[] {
	return [...texts[locale]]
		.filter(([key, words]) => {
			const theirs = texts[other].get(key);
			return (
				theirs !== undefined &&
				theirs !== words &&
				!words.includes('{{') &&
				/\p{L}{3}|\p{Script=Han}{2}/u.test(words)
			);
		})
		.map(([, words]) => words)
		.filter((words) => ![...texts[other].values()].includes(words));
}

/** Every text of the page, by itself: nodes, labels, placeholders, the title. */
const readAll = (page: Page) =>
	page.evaluate(() => {
		const found: string[] = [document.title];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			if (node.parentElement?.closest('noscript, script, style')) continue;
			found.push(node.textContent?.trim() ?? '');
		}
		for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
			for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
				found.push(element.getAttribute(name)?.trim() ?? '');
		return [...new Set(found)].filter((words) => words !== '');
	});

async function expectNoOldWord(page: Page, now: Locale, old: Locale): Promise<void> {
	await expect(page.locator('html')).toHaveAttribute('lang', now);
	const stale = new Set(onlyIn(old, now));
	expect((await readAll(page)).filter((words) => stale.has(words))).toEqual([]);
}

async function reveal(page: Page, locale: Locale): Promise<void> {
	await page.waitForTimeout(500);
	const seal = page.getByRole('button', { name: pattern('app:reveal.label', locale) });
	await seal.hover();
	await page.mouse.down();
	await page.waitForTimeout(900);
	await page.mouse.up();
	await expect(page.getByRole('button', { name: text('table:turn.hide', locale) })).toBeVisible();
}

test('the language changes in the middle of a turn and nothing old is left', async ({ page }) => {
	await open(page, './');
	const { path } = await plantMatch(page, { players: NAMES, moves: 2 });
	await page.goto(path);
	await reveal(page, 'en');
	const value = await page.locator('main button[aria-pressed] b').allTextContents();
	let before: Locale = 'en';
	for (const locale of [...LOCALES.filter((other) => other !== 'en'), 'en' as const]) {
		await page.waitForTimeout(450);
		await page.getByRole('button', { name: text('table:menu.open', before) }).tap();
		await page.getByRole('link', { name: text('table:menu.settings', before) }).tap();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			text('app:settings.title', before)
		);
		await page.getByLabel(text('app:settings.language', before)).first().selectOption(locale);
		await expect(page.locator('html')).toHaveAttribute('lang', locale);
		await expectNoOldWord(page, locale, before);
		await page.goBack();
		await expect(
			page.getByRole('button', { name: pattern('app:reveal.label', locale) })
		).toBeVisible();
		await expectNoOldWord(page, locale, before);
		await reveal(page, locale);
		await expectNoOldWord(page, locale, before);
		expect(await page.locator('main button[aria-pressed] b').allTextContents()).toEqual(value);
		await page.waitForTimeout(450);
		await page.getByRole('button', { name: text('table:count.open', locale), exact: true }).tap();
		await expect(page.getByRole('dialog')).toBeVisible();
		await expectNoOldWord(page, locale, before);
		await page.keyboard.press('Escape');
		before = locale;
	}
});
