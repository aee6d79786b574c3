/** Every page that stands for itself: accessible in both themes, on the smallest phone, at 200 %. */
import { assertAccessible } from './axe';
import { expect, installed, open, overflow, pagesOf, test } from './fixtures';

for (const path of pagesOf())
	test.describe(`/${path}`, () => {
		for (const colorScheme of ['light', 'dark'] as const)
			test(`axe finds nothing in the ${colorScheme}`, async ({ page, complaints }) => {
				await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
				await open(page, `./${path}`);
				await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
				await assertAccessible(page, `/${path} ${colorScheme}`);
				expect(complaints).toEqual([]);
			});

		test('nothing sticks out at 320 points, nor with letters twice the size', async ({ page }) => {
			await page.setViewportSize({ width: 320, height: 568 });
			await open(page, `./${path}`);
			expect(await overflow(page), 'points beyond the edge at 100 %').toBeLessThanOrEqual(0);
			await page.addInitScript(() => {
				localStorage.setItem('billet-doux:look', JSON.stringify({ textSize: 200 }));
			});
			await open(page, `./${path}`);
			expect(await overflow(page), 'points beyond the edge at 200 %').toBeLessThanOrEqual(0);
		});
	});

test('the browser agrees that the app can be installed', async ({ page, browserName }) => {
	test.skip(browserName !== 'chromium', 'asked through the Chrome DevTools Protocol');
	await open(page, './');
	await installed(page);
	const devtools = await page.context().newCDPSession(page);
	const { errors, url } = await devtools.send('Page.getAppManifest');
	expect(url).toContain('manifest.webmanifest');
	expect(errors).toEqual([]);
	const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
	// a test's browser window is a private one
	expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('text is never smaller than 14 points', async ({ page }) => {
	await open(page, './');
	const small = await page.evaluate(() => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const found: string[] = [];
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node.parentElement;
			if (!element || !node.textContent?.trim() || !element.checkVisibility()) continue;
			if (parseFloat(getComputedStyle(element).fontSize) < 14) found.push(node.textContent);
		}
		return found;
	});
	expect(small).toEqual([]);
});
