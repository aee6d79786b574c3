// The numbers of the experience on the built app, each beside its limit: `npm run measure`.
// "A mid-range phone" is this machine's Chromium with its processor slowed four times.
// Result: a table here, and reports/measure.json. Exits with 1 when a limit is broken.
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, devices } from '@playwright/test';
import { findChromium } from './browsers.mjs';
import { measureTable } from './measure-table.ts';
import { serve } from './serve.mjs';
import { weigh } from './weigh.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const executablePath = findChromium();
const launch = { ...(executablePath ? { executablePath } : {}), args: ['--disable-quic'] };
const slowdown = 4;
const rounds = Number(process.env.ROUNDS ?? 5);

const sorted = (/** @type {number[]} */ list) => [...list].sort((a, b) => a - b);
const median = (/** @type {number[]} */ list) => sorted(list)[list.length >> 1] ?? NaN;
const p95 = (/** @type {number[]} */ list) =>
	sorted(list)[Math.ceil(list.length * 0.95) - 1] ?? NaN;

/** @type {{ what: string, value: number, unit: string, limit: number, atLeast?: boolean, note?: string }[]} */
const rows = [];

/** @param {import('@playwright/test').Page} page */
async function slow(page) {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** @param {import('@playwright/test').Page} page */
const installed = (page) =>
	page.waitForFunction(() => !!navigator.serviceWorker.controller, undefined, { timeout: 30_000 });

/** Milliseconds from the start of the navigation until the first heading is painted and reacts. */
const usable = () =>
	new Promise((done) => {
		const look = () => {
			if (document.querySelector('h1')?.checkVisibility())
				requestAnimationFrame(() => setTimeout(() => done(performance.now()), 0));
			else requestAnimationFrame(look);
		};
		look();
	});

/** Cold starts without a server: a new browser process each time, on a kept profile. */
async function coldStarts() {
	const site = await serve({ dir: join(root, 'build') });
	const profile = await mkdtemp(join(tmpdir(), 'billet-doux-measure-'));
	const phone = { ...devices['Pixel 7'], ...launch };
	try {
		let context = await chromium.launchPersistentContext(profile, phone);
		let page = context.pages()[0] ?? (await context.newPage());
		await page.goto(site.url);
		await installed(page);
		await page.waitForTimeout(1500);
		await context.close();
		await site.close();
		const times = [];
		for (let round = 0; round < rounds; round++) {
			context = await chromium.launchPersistentContext(profile, phone);
			page = context.pages()[0] ?? (await context.newPage());
			await slow(page);
			await page.goto(site.url, { waitUntil: 'commit' });
			times.push(await page.evaluate(usable));
			await context.close();
		}
		rows.push({
			what: 'cold start without a server to a usable home screen (median)',
			value: Math.round(median(times)),
			unit: 'ms',
			limit: 1500,
			note: `all: ${times.map((time) => Math.round(time)).join(', ')}`
		});
	} finally {
		await site.close().catch(() => undefined);
		await rm(profile, { recursive: true, force: true });
	}
}

/** Taps on the home screen and its pages until the answer is painted; long tasks; requests. */
async function taps() {
	const site = await serve({ dir: join(root, 'build') });
	const browser = await chromium.launch(launch);
	try {
		const context = await browser.newContext(devices['Pixel 7']);
		const page = await context.newPage();
		await page.goto(site.url);
		await installed(page);
		await page.reload();
		await page.waitForTimeout(1500);
		const requestsBefore = site.requests.length;
		await slow(page);
		const answers = [];
		const pages = ['new', 'learn', 'rules', 'history', 'settings'];
		for (let round = 0; round < rounds; round++)
			for (const name of pages) {
				const link = page.locator(`main a[href$="/${name}/"]`).last();
				// the first moments of a screen take no touch
				await page.waitForTimeout(600);
				await page.evaluate(() => {
					const waiting = { from: 0, to: 0 };
					Object.assign(window, { waiting });
					addEventListener(
						'pointerdown',
						() => {
							waiting.from = performance.now();
							const heading = document.querySelector('h1')?.textContent;
							const look = () => {
								const now = document.querySelector('h1')?.textContent;
								if (now && now !== heading) waiting.to = performance.now();
								else requestAnimationFrame(look);
							};
							requestAnimationFrame(look);
						},
						{ once: true, capture: true }
					);
				});
				await link.tap();
				await page.waitForFunction(() => Reflect.get(window, 'waiting').to > 0);
				answers.push(
					await page.evaluate(() => {
						const { from, to } = Reflect.get(window, 'waiting');
						return to - from;
					})
				);
				await page.goBack();
				await page.waitForTimeout(200);
			}
		rows.push({
			what: `tap on a page of the home screen to its heading (p95 of ${answers.length})`,
			value: Math.round(p95(answers)),
			unit: 'ms',
			limit: 100,
			note: `median ${Math.round(median(answers))}`
		});
		const asked = site.requests
			.slice(requestsBefore)
			.filter((path) => !/\/(sw|workbox-[\w-]+)\.js$/.test(path));
		rows.push({
			what: 'network requests after the installation',
			value: asked.length,
			unit: '',
			limit: 0,
			note: asked.slice(0, 3).join(' ')
		});
	} finally {
		await browser.close();
		await site.close();
	}
}

/** Compressed JavaScript fetched by a first visit before the home screen stands. */
async function firstVisit() {
	const site = await serve({ dir: join(root, 'build') });
	const browser = await chromium.launch(launch);
	try {
		const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
		const page = await context.newPage();
		/** @type {Promise<number>[]} */
		const sizes = [];
		page.on('requestfinished', (request) => {
			if (request.resourceType() === 'script')
				sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
		});
		const weighed = async () => {
			const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
			return Math.round(bytes / 102.4) / 10;
		};
		await page.goto(site.url);
		await page.waitForSelector('main h1');
		const first = await weighed();
		await page.waitForLoadState('networkidle');
		rows.push({
			what: 'JavaScript fetched until the first screen stands, compressed',
			value: first,
			unit: 'kB',
			limit: 120,
			note: `${await weighed()} kB with the database, which follows`
		});
	} finally {
		await browser.close();
		await site.close();
	}
}

async function precache() {
	const notStored = /^(splash|screenshots)\/|^(sw|workbox-[\w-]+)\.js$/;
	const dir = join(root, 'build');
	const files = (await readdir(dir, { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile())
		.map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
	const { transferred, stored } = weigh(
		dir,
		files.filter((file) => !notStored.test(file))
	);
	rows.push({
		what: 'fetched for the installation, as transferred',
		value: Math.round(transferred / 1024),
		unit: 'KiB',
		limit: 1536
	});
	rows.push({
		what: 'stored on the device',
		value: Math.round(stored / 1024),
		unit: 'KiB',
		limit: 3072
	});
}

/** What a turn costs, and coming back to a long match. */
async function table() {
	rows.push(...(await measureTable(slowdown, rounds)));
}

/** Lighthouse, as a person would run it; three times, because one run says little on a small machine. */
async function lighthouse() {
	const site = await serve({ dir: join(root, 'build') });
	const cli = join(root, 'node_modules/lighthouse/cli/index.js');
	/** @type {Record<string, number[]>} */
	const scores = {};
	try {
		for (let run = 0; run < 3; run++) {
			const file = join(root, 'reports', `lighthouse-${run}.json`);
			await new Promise((done) => {
				const child = spawn(
					process.execPath,
					[
						cli,
						site.url,
						'--quiet',
						'--output=json',
						`--output-path=${file}`,
						'--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run'
					],
					{
						stdio: ['ignore', 'ignore', 'inherit'],
						env: { ...process.env, ...(executablePath ? { CHROME_PATH: executablePath } : {}) }
					}
				);
				child.on('close', done);
			});
			const { categories } = JSON.parse(await readFile(file, 'utf8'));
			for (const [name, { score }] of Object.entries(categories))
				(scores[name] ??= []).push(Math.round((score ?? 0) * 100));
		}
	} finally {
		await site.close();
	}
	for (const [name, list] of Object.entries(scores))
		rows.push({
			what: `Lighthouse ${name} (median of 3)`,
			value: median(list),
			unit: '',
			limit: name === 'performance' ? 95 : 100,
			atLeast: true,
			note: `all: ${list.join(', ')}`
		});
}

await mkdir(join(root, 'reports'), { recursive: true });
for (const part of [precache, firstVisit, coldStarts, taps, table, lighthouse])
	try {
		await part();
	} catch (error) {
		rows.push({
			what: `${part.name}: could not be measured`,
			value: NaN,
			unit: '',
			limit: 0,
			note: String(error).split('\n')[0]
		});
	}

let broken = 0;
for (const { what, value, unit, limit, atLeast, note } of rows) {
	const good = atLeast ? value >= limit : value <= limit;
	if (!good) broken++;
	const sign = atLeast ? '≥' : '≤';
	console.log(
		`${good ? '✓' : '✗'} ${what.padEnd(64)} ${`${value} ${unit}`.padStart(10)}  ${sign} ${limit}${note ? `   (${note})` : ''}`
	);
}
await writeFile(join(root, 'reports/measure.json'), `${JSON.stringify(rows, null, '\t')}\n`);
process.exitCode = broken > 0 ? 1 : 0;
