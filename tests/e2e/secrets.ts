/** Looks for what must not be there, in every place a screen could give it away. */
import { expect, type Page } from '@playwright/test';

/** All that a curious person, a screen reader or a script could read of a page. */
export async function everythingReadable(page: Page): Promise<Record<string, string>> {
	const inPage = await page.evaluate(() => {
		const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
		const live = [
			...document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]')
		];
		// drawings have no generated content, and most elements are drawings
		const generated = [...document.querySelectorAll(':not(svg, svg *, head *)')].flatMap(
			(element) => ['::before', '::after'].map((part) => getComputedStyle(element, part).content)
		);
		const shadow = [...document.querySelectorAll(':not(svg, svg *, head *)')].map(
			(element) => element.shadowRoot?.innerHTML
		);
		return {
			html: document.documentElement.outerHTML,
			fields: fields.map((field) => field.value).join('\n'),
			'live regions': live.map((region) => region.textContent).join('\n'),
			'generated text': [...new Set(generated)].filter((text) => text !== 'none').join('\n'),
			shadow: shadow.filter(Boolean).join('\n'),
			title: document.title,
			address: `${location.href} ${JSON.stringify(history.state)}`,
			'local storage': JSON.stringify({ ...localStorage }),
			'session storage': JSON.stringify({ ...sessionStorage }),
			cookies: document.cookie
		};
	});
	const tree = await page.locator('body').ariaSnapshot();
	return { ...inPage, 'accessibility tree': tree };
}

/**
 * Fails when any of `secrets` can be read anywhere on this page, hidden or not.
 *
 * @param secrets words or patterns; words are found in any case and between word boundaries
 */
export async function assertNoSecrets(
	page: Page,
	secrets: readonly (string | RegExp)[]
): Promise<void> {
	const places = await everythingReadable(page);
	const found = secrets.flatMap((secret) => {
		const pattern = typeof secret === 'string' ? wordPattern(secret) : secret;
		return Object.entries(places)
			.filter(([, text]) => pattern.test(text))
			.map(([place]) => `${String(secret)} in ${place}`);
	});
	expect(found, 'secrets that can be read').toEqual([]);
}

function wordPattern(word: string): RegExp {
	const literal = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	// Chinese has no spaces between words
	return /^[\p{Script=Latin}\d' -]+$/u.test(word)
		? new RegExp(`(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])`, 'iu')
		: new RegExp(literal, 'u');
}
