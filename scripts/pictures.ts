// Takes the pictures of the app from the built app itself: those that systems show before an
// installation (static/screenshots, named in pwa-manifest.ts) and those of the README (docs/pictures).
//   npm run pictures                          all of them, after a build
//   npx tsx scripts/pictures.ts docs/         those whose path begins so, from the build that is there
// The results are committed.
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { holdToReveal, plantMatch, type MatchPlan } from '../tests/e2e/matches';
import { apply, decision, start, type Move } from '../src/lib/engine';
import { findChromium } from './browsers.mjs';
import { serve } from './serve.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const shapes = {
	narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
	wide: { viewport: { width: 1024, height: 768 }, deviceScaleFactor: 1, hasTouch: true }
};

/** The first moves of a match in which people do not all do the same. */
function lively(plan: MatchPlan, count: number): MatchPlan {
	const { ruleSet = 'classic', players = [], seed = '' } = plan;
	let { game } = start({ ruleSet, seats: players.length, seed, firstSeat: 0 });
	const moves: Move[] = [];
	for (let made = 0; made < count; made++) {
		const legal = decision(game)?.moves ?? [];
		const move = legal[(made * 5) % legal.length];
		if (!move) throw new Error(`The match is over after ${String(made)} moves`);
		moves.push(move);
		({ game } = apply(game, move));
	}
	return { ...plan, moves };
}

const evening: MatchPlan = {
	ruleSet: 'classic',
	players: ['Camille', 'Hugo', '小雨', 'Ana'],
	seed: 'an evening',
	moves: 4
};

const afternoon = lively({ players: evening.players ?? [], seed: 'an evening 36' }, 4);

const intrigue = lively(
	{ ruleSet: 'ruse-and-bruise', players: ['Camille', 'Hugo', '小雨'], seed: 'an intrigue' },
	10
);

/** Breaks the seal, puts away what was for these eyes only, and takes up the first card of the hand. */
async function takeUp(page: Page): Promise<void> {
	const note = page.locator('.p-priv button').last();
	const card = page.locator('.hand button, .hand3 button').first();
	await holdToReveal(page);
	await note.or(card).first().waitFor();
	// the first moments of a screen take no touch
	await page.waitForTimeout(500);
	if (await note.isVisible()) await note.click();
	await card.waitFor();
	await page.waitForTimeout(500);
	await card.click();
}

/** The same with the card laid at the first free queue: what it would be worth stands at each. */
async function aim(page: Page): Promise<void> {
	await takeUp(page);
	await page.locator('.slot:enabled').first().click();
}

interface Picture {
	/** Where it goes, below the root. */
	readonly file: string;
	readonly shape: keyof typeof shapes;
	/** A page, or `'table'`: the table of the planted match. */
	readonly path: string;
	readonly locale?: string;
	readonly dark?: boolean;
	readonly match?: MatchPlan;
	/** What somebody does before the picture is taken. */
	readonly first?: (page: Page) => Promise<void>;
}

const pictures: readonly Picture[] = [
	{ file: 'static/screenshots/home.png', shape: 'narrow', path: '' },
	{ file: 'static/screenshots/new-game.png', shape: 'narrow', path: 'new/' },
	{ file: 'static/screenshots/hand-over.png', shape: 'narrow', path: 'table', dark: true },
	{ file: 'static/screenshots/home-wide.png', shape: 'wide', path: '' },
	{ file: 'static/screenshots/hand-over-wide.png', shape: 'wide', path: 'table', dark: true },
	{ file: 'docs/pictures/home.webp', shape: 'narrow', path: '' },
	{
		file: 'docs/pictures/hand-over.webp',
		shape: 'narrow',
		path: 'table',
		locale: 'fr-FR',
		dark: true
	},
	{
		file: 'docs/pictures/turn.webp',
		shape: 'narrow',
		path: 'table',
		locale: 'zh-CN',
		match: afternoon,
		first: takeUp
	},
	{
		file: 'docs/pictures/ruse-and-bruise.webp',
		shape: 'narrow',
		path: 'table',
		match: intrigue,
		first: aim
	},
	{
		file: 'docs/pictures/rules.webp',
		shape: 'narrow',
		path: 'rules/?game=hope-despair&card=enoshima',
		locale: 'zh-TW',
		dark: true
	}
];

/** A sheet of a phone's sharpness for systems; half of it is enough beside a text. */
async function keep(shot: Buffer, file: string): Promise<void> {
	const path = join(root, file);
	await mkdir(dirname(path), { recursive: true });
	const image = sharp(shot);
	const { width, height, size } = file.endsWith('.webp')
		? await image.resize({ width: 488 }).webp({ quality: 82, effort: 6 }).toFile(path)
		: await image
				.png({ palette: true, colours: 128, compressionLevel: 9, effort: 10 })
				.toFile(path);
	console.log(`${file}  ${String(width)}x${String(height)}  ${(size / 1000).toFixed(0)} kB`);
}

const wanted = process.argv[2] ?? '';
const site = await serve({ dir: join(root, 'build') });
const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
	for (const { file, shape, path, locale, dark, match, first } of pictures) {
		if (!file.startsWith(wanted)) continue;
		const context = await browser.newContext({
			...shapes[shape],
			locale: locale ?? 'en-GB',
			colorScheme: dark ? 'dark' : 'light',
			reducedMotion: 'reduce',
			serviceWorkers: 'block'
		});
		const page = await context.newPage();
		const heading = page.getByRole('heading', { level: 1 }).first();
		await page.goto(site.url);
		await heading.waitFor();
		const planted = await plantMatch(page, match ?? evening);
		await page.goto(site.url + (path === 'table' ? planted.path : path));
		await heading.waitFor();
		await first?.(page);
		await page.evaluate(async () => void (await document.fonts.ready));
		await page.waitForTimeout(800);
		await keep(await page.screenshot(), file);
		await context.close();
	}
} finally {
	await browser.close();
	await site.close();
}
