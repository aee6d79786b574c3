import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from '@playwright/test';
import { record } from '../../src/lib/engine';
import { serve } from '../../scripts/serve.mjs';
import { expect, installed, open, pagesOf, test } from './fixtures';
import { plantMatch, storedBody } from './matches';

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
	// moving about inside the app never asks for a new release: `pwa/update` does, when it comes to the front
	await open(page, ownSite.url);
	const moved = ownSite.requests.length;
	for (const path of ['settings', 'credits']) {
		await page.locator(`a[href$="${path}/"]`).click();
		await expect(page).toHaveURL(new RegExp(`/${path}/$`));
	}
	expect(ownSite.requests.slice(moved)).toEqual([]);
	expect(elsewhere).toEqual([]);
	expect(complaints).toEqual([]);
});

test('a bot thinks in its worker without a server', async ({ page, ownSite, complaints }) => {
	await open(page, ownSite.url);
	await installed(page);
	const { path, game } = await plantMatch(page, {
		players: [{ name: 'Hugo', bot: 'steady' }, 'Ana']
	});
	await ownSite.close();
	const hired: Worker[] = [];
	page.on('worker', (worker) => hired.push(worker));
	await page.goto(ownSite.url + path);
	// one that could not be fetched would be replaced once, and then done without
	await expect.poll(() => hired.length).toBe(1);
	const [worker] = hired;
	expect(new URL(worker?.url() ?? '').pathname).toMatch(/^\/_app\/immutable\/.*worker/);
	const id = new URLSearchParams(path.slice(path.indexOf('?'))).get('match') ?? '';
	const before = record(game).moves.length;
	await expect
		.poll(async () => (await storedBody(page, id)).record.moves.length)
		.toBeGreaterThan(before);
	expect(hired).toHaveLength(1);
	expect(complaints).toEqual([]);
});

test('a device that lost everything stays usable, and is whole again with the next signal', async ({
	page,
	context,
	ownSite
}) => {
	await open(page, ownSite.url);
	await installed(page);
	const { origin, port } = new URL(ownSite.url);
	await ownSite.close();
	const cleaner = await context.newCDPSession(page);
	await cleaner.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
	// the page that is open answers, whatever it still has
	await page.locator('a[href$="settings/"]').click();
	await expect(page.getByRole('heading', { level: 1 }).first()).not.toBeEmpty();

	const again = await serve({ dir: 'build', port: Number(port) });
	await open(page, again.url);
	await installed(page);
	await again.close();
	await open(page, `${again.url}new/`);
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
