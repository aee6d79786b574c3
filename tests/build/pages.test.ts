import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

const dir = 'build';
const html = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
	file.endsWith('.html')
);
const read = (file: string) => readFileSync(join(dir, file), 'utf8');

interface Picture {
	readonly src: string;
	readonly sizes: string;
	readonly type: string;
	readonly purpose?: string;
	readonly form_factor?: string;
	readonly label?: string;
}
interface Manifest {
	readonly id: string;
	readonly name: string;
	readonly short_name: string;
	readonly display: string;
	readonly icons: readonly Picture[];
	readonly screenshots: readonly Picture[];
	readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Picture[] }[];
}
const manifest = JSON.parse(read('manifest.webmanifest')) as Manifest;

describe.each(html)('%s', (file) => {
	const text = read(file);

	test('states a content policy without a foreign origin or unnamed inline scripts', () => {
		const policy = /http-equiv="content-security-policy" content="([^"]+)"/i.exec(text)?.[1] ?? '';
		const directive = (name: string) =>
			policy
				.split(';')
				.map((part) => part.trim())
				.find((part) => part.startsWith(`${name} `)) ?? '';
		expect(directive('default-src')).toBe("default-src 'none'");
		expect(directive('script-src')).toMatch(/'self'.*'sha256-/);
		expect(directive('script-src')).not.toMatch(/unsafe/);
		expect(directive('style-src-elem')).not.toMatch(/unsafe/);
		expect(policy).not.toMatch(/https?:|\*/);
	});

	test('loads nothing from elsewhere', () => {
		const loaded = [...text.matchAll(/<(?:script|link|img|iframe)[^>]+(?:src|href)="([^"]+)"/g)];
		expect(loaded.map(([, url = '']) => url).filter((url) => /^(https?:)?\/\//.test(url))).toEqual(
			[]
		);
	});

	test('all it names in its head exists', () => {
		const base = file.includes('/') ? file.replace(/[^/]+$/, '') : '';
		const links = [...text.matchAll(/<link[^>]+href="([^"#]+)"/g)].map(([, url = '']) => url);
		expect(links.length).toBeGreaterThan(5);
		const paths = links.map((url) => (url.startsWith('/') ? url.slice(1) : join(base, url)));
		expect(paths.filter((path) => !existsSync(join(dir, path)))).toEqual([]);
	});
});

test('the start-up pictures of iOS have exactly the size of their screens', async () => {
	const pattern =
		/<link rel="apple-touch-startup-image" media="\(device-width: ([\d.]+)px\) and \(device-height: ([\d.]+)px\) and \(-webkit-device-pixel-ratio: (\d)\)[^"]*" href="([^"]+)"/g;
	const links = [...read('index.html').matchAll(pattern)];
	expect(links).toHaveLength(14);
	for (const [, width, height, ratio, href = ''] of links) {
		const picture = await sharp(join(dir, href)).metadata();
		expect([href, picture.width, picture.height]).toEqual([
			href,
			Number(width) * Number(ratio),
			Number(height) * Number(ratio)
		]);
	}
	expect(read('index.html')).toContain('name="apple-mobile-web-app-capable" content="yes"');
});

test('the manifest names the app, and its pictures are what it says they are', async () => {
	expect(manifest).toMatchObject({ id: '/', name: 'Billet Doux', display: 'standalone' });
	expect(manifest.short_name.length).toBeLessThanOrEqual(12);
	const purposes = new Set(manifest.icons.map((icon) => icon.purpose ?? 'any'));
	expect([...purposes].sort()).toEqual(['any', 'maskable', 'monochrome']);
	const pictures = [
		...manifest.icons,
		...manifest.screenshots,
		...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)
	];
	for (const { src, sizes, type } of pictures) {
		if (sizes === 'any') {
			expect(type).toBe('image/svg+xml');
			continue;
		}
		const { width, height, format } = await sharp(join(dir, src)).metadata();
		expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type]);
	}
});

test('shortcuts lead to pages that exist', () => {
	expect(manifest.shortcuts).toHaveLength(3);
	for (const { url } of manifest.shortcuts)
		expect(
			existsSync(join(dir, new URL(url, 'http://localhost/').pathname, 'index.html')),
			url
		).toBe(true);
});

test('the notices of everything bundled travel with the app', () => {
	const notices = read('licences/third-party.txt');
	for (const name of ['svelte', '@sveltejs/kit', 'dexie', 'i18next', 'minisearch', 'pure-rand'])
		expect(notices).toMatch(new RegExp(`^## ${name} - \\d.*\\(`, 'm'));
	for (const name of ['valibot', 'workbox-window'])
		expect(notices).toMatch(new RegExp(`^## ${name} - \\d.*\\(MIT`, 'm'));
	// each has its text, not only its name
	const sections = notices.split(/^## /m).slice(1);
	expect(sections.filter((section) => section.length < 300)).toEqual([]);
	expect(read('licences/OFL.txt')).toContain('SIL OPEN FONT LICENSE');
});

test('there are pictures of the app for a phone and for a wide screen', () => {
	const shapes = manifest.screenshots.map((picture) => picture.form_factor);
	expect(shapes).toContain('narrow');
	expect(shapes).toContain('wide');
	for (const picture of manifest.screenshots) expect(picture.label).toBeTruthy();
});
