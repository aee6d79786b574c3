import { serve, type Site } from '../../scripts/serve.mjs';
import { expect, installed, open, pagesOf, releaseOf, test } from './fixtures';

const base = '/billet-doux';
let site: Site;

test.beforeEach(async () => {
	site = await serve({ dir: 'build-sub', base });
});
test.afterEach(() => site.close());

test('below a sub-path every page works with the server gone', async ({ page, complaints }) => {
	await open(page, site.url);
	await installed(page);
	const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
	expect(scope).toBe(site.url);
	expect(await releaseOf(page)).not.toBe('');
	expect(site.requests.filter((path) => !path.startsWith(`${base}/`))).toEqual([]);
	await site.close();

	for (const path of [...pagesOf('build-sub'), 'new', 'new/?q=1'])
		await open(page, site.url + path);
	expect(complaints).toEqual([]);
});

test('links stay below the sub-path', async ({ page }) => {
	await open(page, site.url);
	const links = await page
		.locator('a[href]')
		.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
	expect(links.length).toBeGreaterThan(0);
	const outside = links.filter(
		(href) => new URL(href).origin === new URL(site.url).origin && !href.startsWith(site.url)
	);
	expect(outside).toEqual([]);
});

test('the manifest agrees with the place it is served from', async ({ page }) => {
	await open(page, site.url);
	const manifest = await page.evaluate(async () => {
		const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
		const json = (await (await fetch(link.href)).json()) as Record<string, string>;
		const whole = (part: string) => new URL(json[part]!, link.href).href;
		return { id: whole('id'), scope: whole('scope'), start: whole('start_url') };
	});
	expect(manifest).toEqual({ id: site.url, scope: site.url, start: site.url });
});
