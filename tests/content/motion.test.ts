import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Longest movement, in milliseconds, for whoever wishes for less of it. */
const SHORT = 120;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
	.map((file) => `src/${file}`)
	.filter((file) => /\.(css|svelte|ts)$/.test(file) && !file.endsWith('.test.ts'));
const styles = files.filter((file) => /\.(css|svelte)$/.test(file));
const tokens = readFileSync('src/lib/ui/tokens.css', 'utf8');

/** Rules without others in them, as selector and declarations. */
const rulesOf = (css: string) =>
	[...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
		selector: selector.trim(),
		body
	}));

describe('who wishes for less motion waits for none', () => {
	test('every duration is one of the tokens, or for full motion only', () => {
		expect(styles.length).toBeGreaterThan(20);
		const literal = styles.flatMap((file) =>
			rulesOf(readFileSync(file, 'utf8'))
				.filter(({ selector }) => !selector.includes("[data-motion='full']"))
				.flatMap(({ selector, body }) =>
					[...body.matchAll(/(?:^|[\s;])(?:transition|animation)(?:-duration)?:([^;]*)/g)]
						.flatMap(([, value = '']) => value.split(/,(?![^(]*\))/))
						// the first time of each is how long it lasts, a second one is its delay
						.map((each) => /var\(--d-[a-z]+\)|(?<![\w.-])[\d.]+m?s\b/.exec(each)?.[0] ?? '')
						.filter((time) => parseFloat(time) > 0)
						.map((time) => `${file} ${selector} ${time}`)
				)
		);
		expect(literal).toEqual([]);
	});

	test.each([
		['the system', /prefers-reduced-motion: reduce\) \{[^{]*:root:not\([^{]*\{([^}]*)\}/],
		['the settings', /:root\[data-motion='reduced'\] \{([^}]*)\}/]
	])('the tokens are short when %s asks for it', (_who, pattern) => {
		const body = pattern.exec(tokens)?.[1] ?? '';
		const short = new Map(
			[...body.matchAll(/(--d-[a-z]+): (\d+)ms/g)].map(([, name = '', time]) => [
				name,
				Number(time)
			])
		);
		const all = new Set([...tokens.matchAll(/(--d-[a-z]+):/g)].map(([, name = '']) => name));
		// holding the seal is a safety gate, no movement
		all.delete('--d-hold');
		expect([...short.keys()].sort()).toEqual([...all].sort());
		expect(Math.max(...short.values())).toBeLessThanOrEqual(SHORT);
	});

	test('nothing moves by Svelte’s own transitions, which ask nobody', () => {
		const importing = files.filter((file) =>
			/from 'svelte\/(transition|animate)'/.test(readFileSync(file, 'utf8'))
		);
		expect(importing).toEqual([]);
	});
});
