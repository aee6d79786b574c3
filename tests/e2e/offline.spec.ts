import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, installed, open, pagesOf, test } from './fixtures';

const pages = pagesOf();

test('every page starts without a server after one visit to the home page @firefox', async ({
	page,
	context,
	ownSite,
	complaints
}) => {
	await open(page, ownSite.url);
	await installed(page);
	await ownSite.close();
	await expect(fetch(ownSite.url)).rejects.toThrow();

	for (const path of pages) {
		const fresh = await context.newPage();
		await open(fresh, ownSite.url + path);
		await fresh.close();
	}
	expect(complaints).toEqual([]);
});

test('addresses written otherwise lead to their page without a server', async ({
	page,
	ownSite
}) => {
	await open(page, ownSite.url);
	await installed(page);
	await ownSite.close();
	const home = await page.getByRole('heading', { level: 1 }).first().textContent();

	for (const path of ['?utm_source=a', 'new/?q=1', 'new', 'settings']) {
		await open(page, ownSite.url + path);
		const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
		expect(heading === home, path).toBe(path.startsWith('?'));
	}
});

test('an unknown address says so and leads home, without a server', async ({ page, ownSite }) => {
	await open(page, ownSite.url);
	await installed(page);
	await ownSite.close();
	await open(page, `${ownSite.url}no/such/page/`);
	await page.getByRole('link').first().click();
	await expect(page).toHaveURL(ownSite.url);
	await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

test('nothing is asked of the network once everything is stored', async ({
	page,
	ownSite,
	complaints
}) => {
	const elsewhere: string[] = [];
	page.on('request', (request) => {
		if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(ownSite.url))
			elsewhere.push(request.url());
	});
	await open(page, ownSite.url);
	await installed(page);
	const before = ownSite.requests.length;
	for (const path of pages) await open(page, ownSite.url + path);
	// a browser looks by itself whether the service worker has changed when a page is opened
	const ofWorker = /^\/(sw|workbox-[\w-]+)\.js$/;
	const asked = ownSite.requests.slice(before).filter((path) => !ofWorker.test(path));
	expect(asked).toEqual([]);
	expect(elsewhere).toEqual([]);
	expect(complaints).toEqual([]);
});

test('starts cold: a new browser process, the same profile, no server @firefox', async ({
	playwright,
	browserName,
	channel,
	launchOptions,
	viewport,
	ownSite
}) => {
	const profile = await mkdtemp(join(tmpdir(), 'billet-doux-'));
	const options = { ...launchOptions, ...(channel ? { channel } : {}), viewport };
	const start = () => playwright[browserName].launchPersistentContext(profile, options);
	try {
		let context = await start();
		let page = context.pages()[0] ?? (await context.newPage());
		await open(page, ownSite.url);
		await installed(page);
		await context.close();
		await ownSite.close();

		context = await start();
		page = context.pages()[0] ?? (await context.newPage());
		await open(page, ownSite.url);
		await open(page, `${ownSite.url}new/`);
		await context.close();
	} finally {
		await rm(profile, { recursive: true, force: true });
	}
});

for (const locale of ['zh-CN', 'zh-TW', 'fr-CA', 'en-US'])
	test.describe(`a phone that speaks ${locale}`, () => {
		test.use({ locale });
		const expected = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant', 'fr-CA': 'fr', 'en-US': 'en' }[
			locale
		];
		test('is spoken to in its language, without a server too', async ({ page, ownSite }) => {
			await open(page, ownSite.url);
			await expect(page.locator('html')).toHaveAttribute('lang', expected ?? 'en');
			await installed(page);
			await ownSite.close();
			await open(page, `${ownSite.url}settings/`);
			await expect(page.locator('html')).toHaveAttribute('lang', expected ?? 'en');
		});
	});
