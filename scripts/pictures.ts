// Takes the pictures of the app that systems show before an installation, from the built app itself:
// `npm run pictures` rewrites static/screenshots. The results are committed, and pwa-manifest.ts names them.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { plantMatch, type MatchPlan } from '../tests/e2e/matches';
import { findChromium } from './browsers.mjs';
import { serve } from './serve.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'static/screenshots');

const shapes = {
	narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
	wide: { viewport: { width: 1024, height: 768 }, deviceScaleFactor: 1 }
};

const evening: MatchPlan = {
	ruleSet: 'classic',
	players: ['Camille', 'Hugo', '小雨', 'Ana'],
	seed: 'an evening',
	moves: 4
};

interface Picture {
	readonly name: string;
	readonly shape: keyof typeof shapes;
	/** A page, or `'table'`: the table of the planted match. */
	readonly path: string;
	readonly dark?: boolean;
}
const pictures: readonly Picture[] = [
	{ name: 'home', shape: 'narrow', path: '' },
	{ name: 'new-game', shape: 'narrow', path: 'new/' },
	{ name: 'hand-over', shape: 'narrow', path: 'table', dark: true },
	{ name: 'home-wide', shape: 'wide', path: '' },
	{ name: 'hand-over-wide', shape: 'wide', path: 'table', dark: true }
];

await mkdir(out, { recursive: true });
const site = await serve({ dir: join(root, 'build') });
const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
	for (const { name, shape, path, dark } of pictures) {
		const context = await browser.newContext({
			...shapes[shape],
			locale: 'en-GB',
			colorScheme: dark ? 'dark' : 'light',
			reducedMotion: 'reduce',
			serviceWorkers: 'block'
		});
		const page = await context.newPage();
		const heading = page.getByRole('heading', { level: 1 }).first();
		await page.goto(site.url);
		await heading.waitFor();
		const match = await plantMatch(page, evening);
		await page.goto(site.url + (path === 'table' ? match.path : path));
		await heading.waitFor();
		await page.evaluate(async () => void (await document.fonts.ready));
		await page.waitForTimeout(800);
		const { width, height } = await sharp(await page.screenshot())
			.png({ palette: true, colours: 128, compressionLevel: 9, effort: 10 })
			.toFile(join(out, `${name}.png`));
		console.log(`${name}.png ${String(width)}x${String(height)}`);
		await context.close();
	}
} finally {
	await browser.close();
	await site.close();
}
