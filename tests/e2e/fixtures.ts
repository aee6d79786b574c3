/** What every browser test starts from: the built app on its own server, on a phone. */
import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { serve, type Site } from '../../scripts/serve.mjs';

interface WorkerFixtures {
	/** Serves `build/` for all tests of a worker; never stop it, take `ownSite` for that. */
	readonly site: Site;
}

interface TestFixtures {
	/** A server of this test alone, which may be stopped or given another release to show. */
	readonly ownSite: Site;
	/** Complaints of the page: uncaught errors, console errors, violations of the content policy. */
	readonly complaints: string[];
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
	site: [
		// eslint-disable-next-line no-empty-pattern -- Playwright wants the object pattern
		async ({}, use) => {
			const site = await serve({ dir: 'build' });
			await use(site);
			await site.close();
		},
		{ scope: 'worker' }
	],
	baseURL: ({ site }, use) => use(site.url),
	// eslint-disable-next-line no-empty-pattern -- as above
	ownSite: async ({}, use) => {
		const site = await serve({ dir: 'build' });
		await use(site);
		await site.close();
	},
	complaints: async ({ context }, use) => {
		const complaints: string[] = [];
		collectComplaints(context, complaints);
		await use(complaints);
	}
});

export { expect };

/** Adds to `complaints` whatever pages of this context complain about. */
function collectComplaints(context: BrowserContext, complaints: string[]): void {
	context.on('weberror', (error) => complaints.push(String(error.error())));
	context.on('console', (message) => {
		if (message.type() === 'error') complaints.push(`${message.text()} (${message.page()?.url()})`);
	});
}

/** The addresses of all pages of a build, relative to its base: `''`, `'new/'`, … */
export function pagesOf(dir = 'build'): string[] {
	return readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.name === 'index.html')
		.map((entry) => relative(dir, entry.parentPath).split(sep).join('/'))
		.map((path) => (path === '' ? '' : `${path}/`))
		.sort();
}

/** Goes to a page and waits for its heading: the app has started there. */
export async function open(page: Page, url: string): Promise<void> {
	await page.goto(url);
	await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/** Waits until everything is stored on the device and this page is served from there. */
export async function installed(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const { active } = await navigator.serviceWorker.ready;
		if (active && active.state !== 'activated')
			await new Promise<void>((activated) =>
				active.addEventListener('statechange', () => {
					if (active.state === 'activated') activated();
				})
			);
	});
	await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
}

/** The release this page runs on, as its service worker serves it. */
export async function releaseOf(page: Page): Promise<string> {
	return page.evaluate(async () => {
		const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
		const url = new URL('_app/version.json', manifest?.href ?? location.href);
		const answer: unknown = await (await fetch(url)).json();
		return (answer as { version: string }).version;
	});
}

/** Whether anything reaches beyond the right edge of the screen. */
export async function overflow(page: Page): Promise<number> {
	return page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth
	);
}
