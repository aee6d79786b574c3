/** Around the game: setting a table, the lists of matches, settings and backups. */
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

const names = (page: Page) => page.locator('.players').getByRole('textbox');
const namesNow = (page: Page) =>
	names(page).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
const begin = (page: Page) => page.getByRole('button', { name: /^Start with/ });

async function setTable(page: Page, people: readonly string[]): Promise<void> {
	await open(page, './new/');
	while ((await names(page).count()) < people.length)
		await page.getByRole('button', { name: 'Add a player' }).click();
	for (const [at, name] of people.entries()) await names(page).nth(at).fill(name);
}

async function startMatch(page: Page, people: readonly string[]): Promise<void> {
	await setTable(page, people);
	await begin(page).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Pass the phone to');
}

test('seats are put in order by dragging and by keys', async ({ page, complaints }) => {
	await setTable(page, ['Ana', 'Hugo', '小雨']);
	const handle = page.getByRole('button', { name: /^Move Ana/ });
	const box = (await handle.boundingBox()) ?? { x: 0, y: 0 };
	await page.mouse.move(box.x + 20, box.y + 20);
	await page.mouse.down();
	await page.mouse.move(box.x + 20, box.y + 160, { steps: 20 });
	await page.mouse.up();
	expect(await namesNow(page)).toEqual(['Hugo', '小雨', 'Ana']);

	await handle.focus();
	await page.keyboard.press('ArrowUp');
	expect(await namesNow(page)).toEqual(['Hugo', 'Ana', '小雨']);
	await expect(handle).toBeFocused();
	await expect(page.getByRole('status').first()).toHaveText('Ana now sits at place 2.');
	expect(complaints).toEqual([]);
});

test('two people of one name cannot sit down, and the button says why', async ({ page }) => {
	await setTable(page, ['Ana', 'ana']);
	const button = page.getByRole('button', { name: 'Two people are called ana' });
	// still there for a screen reader to find, so it can be pressed
	await button.click({ force: true });
	await expect(page).toHaveURL(/new/);
	await names(page).nth(1).fill('Anna');
	await expect(begin(page)).toBeEnabled();
});

test('a seat taken away can be had back', async ({ page }) => {
	await setTable(page, ['Ana', 'Hugo', 'Camille']);
	await page.getByRole('button', { name: /^Seat of Hugo/ }).click();
	await page.getByRole('button', { name: 'Take from the table' }).click();
	expect(await namesNow(page)).toEqual(['Ana', 'Camille']);
	await page.getByRole('button', { name: 'Undo' }).click();
	expect(await namesNow(page)).toEqual(['Ana', 'Hugo', 'Camille']);
});

test('who begins and by which rules is decided at the set-up', async ({ page, complaints }) => {
	await setTable(page, ['Ana', 'Hugo', 'Camille']);
	await page.getByRole('button', { name: /^House rules/ }).click();
	await page.getByText('By the book').click();
	await page.getByRole('button', { name: 'More' }).click();
	await page.getByRole('button', { name: 'Done' }).click();
	await expect(page.getByRole('button', { name: /^House rules/ })).toContainText(
		'By the book, changed'
	);
	await page.getByRole('combobox', { name: 'Who begins' }).selectOption({ label: 'Camille' });
	await begin(page).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Camille');

	// the same people and rules can be had again
	await open(page, './games/');
	await page.getByRole('button', { name: /^More about/ }).click();
	await page.getByRole('link', { name: 'Same people, other seats or rules' }).click();
	await expect.poll(() => namesNow(page)).toEqual(['Ana', 'Hugo', 'Camille']);
	await expect(page.getByRole('button', { name: /^House rules/ })).toContainText(
		'By the book, changed'
	);
	expect(complaints).toEqual([]);
});

test('a game for more brings its seats, which bots can take and a smaller game leaves', async ({
	page
}) => {
	await setTable(page, ['Ana', 'Hugo']);
	await page.getByRole('radio', { name: 'Premium' }).check({ force: true });
	await expect(page.getByRole('button', { name: 'Start with 5 players' })).toBeEnabled();
	await page.getByRole('radio', { name: 'Classic' }).check({ force: true });
	await expect(page.getByRole('button', { name: 'Start with 2 players' })).toBeEnabled();
	await page.getByRole('radio', { name: 'Premium' }).check({ force: true });
	await page.getByRole('button', { name: 'Fill the table with bots' }).click();
	await expect.poll(async () => (await namesNow(page)).every((name) => name !== '')).toBe(true);
});

test('a match is named, deleted and taken back', async ({ page, complaints }) => {
	await startMatch(page, ['Ana', 'Hugo']);
	await open(page, './games/');
	await page.getByRole('button', { name: /^More about/ }).click();
	await page.getByRole('button', { name: 'Rename' }).click();
	await page.getByRole('textbox', { name: 'Name of this game' }).fill('Thursday');
	await page.keyboard.press('Enter');
	const row = page.getByRole('link', { name: /Thursday/ });
	await expect(row).toBeVisible();

	await page.getByRole('button', { name: 'More about Thursday' }).click();
	await page.getByRole('button', { name: 'Delete' }).click();
	await expect(row).toBeHidden();
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(row).toBeVisible();
	await row.click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Pass the phone to');
	expect(complaints).toEqual([]);
});

test('everything can be carried to another device, seat codes excepted', async ({
	page,
	browser,
	site
}) => {
	await setTable(page, ['Ana', 'Hugo']);
	await page.getByRole('button', { name: /^Seat of Ana/ }).click();
	await page.getByRole('button', { name: 'Set a code' }).click();
	await page.getByLabel('Four digits', { exact: true }).fill('1234');
	await page.getByLabel('The same again').fill('1234');
	await page.getByRole('button', { name: 'Set a code' }).click();
	await expect(page.getByText('This seat has a code.')).toBeVisible();
	await page.getByRole('button', { name: 'Done' }).click();
	await begin(page).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Pass the phone to');

	await open(page, './settings/');
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: /^Export everything/ }).click()
	]);
	const file = await download.path();

	const other = await browser.newContext({ baseURL: site.url, locale: 'fr-FR' });
	const there = await other.newPage();
	await open(there, './settings/');
	await there.locator('input[type=file]').setInputFiles(file);
	await expect(there.getByRole('dialog')).toContainText('Ajoutée');
	await there.getByRole('button', { name: 'Terminé' }).click();
	await open(there, './games/');
	await expect(there.getByRole('link', { name: /Ana et Hugo/ })).toBeVisible();
	await other.close();
});

test('language, theme and text size change at once and stay', async ({ page }) => {
	await open(page, './settings/');
	await page.getByRole('combobox', { name: 'Language' }).selectOption('zh-Hant');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('設定');
	await page.getByRole('radio', { name: '深色' }).check({ force: true });
	await page.getByRole('radio', { name: '150 %' }).check({ force: true });
	const html = page.locator('html');
	for (const visit of ['now', 'after a reload']) {
		await expect(html, visit).toHaveAttribute('lang', 'zh-Hant');
		await expect(html, visit).toHaveAttribute('data-theme', 'dark');
		await expect(html, visit).toHaveCSS('font-size', '24px');
		await page.reload();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('設定');
	}
});
