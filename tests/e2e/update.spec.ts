/** A new release while the app is open: it waits, tells, and never touches a running game. */
import type { Page } from '@playwright/test';
import { expect, installed, open, releaseOf, test } from './fixtures';
import { plantMatch } from './matches';

/** Marks the page as it is; a reload would lose the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** Looks for a new release at once and waits until it is stored. */
async function findUpdate(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		await registration.update();
	});
	await expect
		.poll(() => page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting), {
			timeout: 20_000
		})
		.toBe(true);
}

/** The offer on the home screen. */
const offer = (page: Page) => page.getByRole('button', { name: 'Update', exact: true });

/** Takes the offer; the first moments of a screen take no touch. */
async function accept(page: Page): Promise<void> {
	await expect(offer(page)).toBeVisible();
	await page.waitForTimeout(600);
	await offer(page).click();
}

/** Waits for the reload of an accepted update, asking nothing of the worker that is to be replaced. */
async function reloaded(page: Page): Promise<void> {
	await expect.poll(() => isMarked(page).catch(() => true), { timeout: 30_000 }).toBe(false);
	await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

test('a new release waits to be let in, then works without a server', async ({
	page,
	ownSite,
	complaints
}) => {
	await open(page, ownSite.url);
	await installed(page);
	const old = await releaseOf(page);
	await mark(page);

	ownSite.show('build-next');
	await findUpdate(page);
	expect(await isMarked(page)).toBe(true);
	expect(await releaseOf(page)).toBe(old);

	// nobody took it: the next start still is the old one, whole
	await open(page, ownSite.url);
	expect(await releaseOf(page)).toBe(old);

	await mark(page);
	await accept(page);
	await reloaded(page);
	expect(await releaseOf(page)).toBe(`${old}-next`);
	await ownSite.close();
	await open(page, ownSite.url);
	expect(await releaseOf(page)).toBe(`${old}-next`);
	expect(complaints).toEqual([]);
});

test('a release that appears during a game leaves the game alone', async ({
	page,
	ownSite,
	complaints
}) => {
	await open(page, ownSite.url);
	await installed(page);
	const old = await releaseOf(page);
	const match = await plantMatch(page, { moves: 2 });
	await open(page, ownSite.url + match.path);
	await mark(page);

	ownSite.show('build-next');
	await findUpdate(page);
	// as after a phone call: all that makes the app look for updates
	await page.evaluate(() => {
		window.dispatchEvent(new Event('pageshow'));
		window.dispatchEvent(new Event('focus'));
		document.dispatchEvent(new Event('visibilitychange'));
	});
	await page.waitForTimeout(1_000);
	expect(await isMarked(page)).toBe(true);
	await expect(offer(page)).toHaveCount(0);

	// another tab may see the offer, and is told to wait
	const second = await page.context().newPage();
	await open(second, ownSite.url);
	await accept(second);
	await second.waitForTimeout(1_000);
	expect(await releaseOf(second)).toBe(old);
	expect(await isMarked(page)).toBe(true);

	// the game is left: now it may
	await page.goto(ownSite.url);
	await mark(page);
	await accept(page);
	await reloaded(page);
	expect(await releaseOf(page)).toBe(`${old}-next`);
	await open(page, ownSite.url + match.path);
	expect(complaints).toEqual([]);
});

test('a first visit is not an update', async ({ page, ownSite }) => {
	await open(page, ownSite.url);
	await mark(page);
	await installed(page);
	await page.waitForTimeout(500);
	expect(await isMarked(page)).toBe(true);
	await expect(offer(page)).toHaveCount(0);
});
