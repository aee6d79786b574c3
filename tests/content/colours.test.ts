import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const UI = 'src/lib/ui';
const COLOUR = /#[0-9a-f]{3,8}\b(?![-\w])|\b(?:rgba?|hsla?|oklch|oklab)\(/gi;
/** In components a colour can only stand in quotes; elsewhere `#` begins a private name or a block. */
const QUOTED = /(['"`:])#[0-9a-f]{3,8}\1/gi;

const files = readdirSync(UI, { recursive: true, encoding: 'utf8' })
	.concat(
		readdirSync('src/routes', { recursive: true, encoding: 'utf8' }).map(
			(file) => `../../routes/${file}`
		)
	)
	.filter((file) => /\.(?:css|svelte|ts)$/.test(file) && !file.endsWith('.test.ts'));

const tokens = readFileSync(join(UI, 'tokens.css'), 'utf8');

it('reads the style sheets', () => {
	expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(5);
	expect(tokens.match(COLOUR)?.length).toBeGreaterThan(100);
});

it('has no colour outside tokens.css', () => {
	const found = files
		.filter((file) => file !== 'tokens.css')
		.flatMap((file) => {
			const text = readFileSync(join(UI, file), 'utf8');
			return (text.match(file.endsWith('.css') ? COLOUR : QUOTED) ?? []).map(
				(colour) => `${file}: ${colour}`
			);
		});
	expect(found).toEqual([]);
});

it('uses no paint that is not mixed in tokens.css', () => {
	const set = new Set(
		files.flatMap((file) => {
			const text = readFileSync(join(UI, file), 'utf8');
			return [...text.matchAll(/(?:^|[\s;{"'])(?:style:)?(--[\w-]+)\s*[:=]/g)].map(
				([, name]) => name
			);
		})
	);
	const unknown = files.flatMap((file) =>
		[...readFileSync(join(UI, file), 'utf8').matchAll(/var\((--[\w-]+)\)/g)]
			.map(([, name]) => name)
			.filter((name) => !set.has(name))
			.map((name) => `${file}: ${name ?? ''}`)
	);
	expect(unknown).toEqual([]);
});
