import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, type Site } from '../../scripts/serve.mjs';

/** What a static host does, and what some do that strands an installed app. */
describe.each([
	['build', ''],
	['build-sub', '/billet-doux']
])('%s is served as a plain host would', (dir, base) => {
	let site: Site;
	beforeAll(async () => {
		site = await serve({ dir, base });
	});
	afterAll(() => site.close());

	const ask = (path: string, init?: RequestInit) =>
		fetch(new URL(path, site.url), { redirect: 'manual', ...init });
	const type = (answer: Response) => answer.headers.get('content-type') ?? '';
	const some = (ending: RegExp) =>
		readdirSync(dir, { recursive: true, encoding: 'utf8' })
			.map((file) => file.replaceAll('\\', '/'))
			.find((file) => ending.test(file)) ?? 'there is none';

	test.each([
		['', 'text/html'],
		['new/', 'text/html'],
		['sw.js', 'text/javascript'],
		['manifest.webmanifest', 'application/manifest+json'],
		['_app/version.json', 'application/json'],
		['licences/OFL.txt', 'text/plain'],
		[some(/immutable\/.*\.js$/), 'text/javascript'],
		[some(/immutable\/.*\.css$/), 'text/css'],
		[some(/\.woff2$/), 'font/woff2'],
		[some(/\.png$/), 'image/png'],
		[some(/\.svg$/), 'image/svg+xml']
	])('/%s is %s', async (path, expected) => {
		const answer = await ask(path);
		expect(answer.status).toBe(200);
		expect(type(answer).startsWith(expected), type(answer)).toBe(true);
		expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
	});

	test.each(['_app/immutable/chunks/gone.js', 'gone.js', 'gone.css', 'gone.json', 'gone.png'])(
		'a file that is not there, /%s, is missed and no page in its place',
		async (path) => {
			const answer = await ask(path);
			expect(answer.status).toBe(404);
			expect(type(answer)).toMatch(/^text\/plain/);
		}
	);

	test('an address without a page gets the fallback page, as missing', async () => {
		const answer = await ask('no/such/page/');
		expect(answer.status).toBe(404);
		expect(type(answer)).toMatch(/^text\/html/);
		expect(await answer.text()).toContain('<!doctype html>');
	});

	test('only files named after their content are kept by the browser', async () => {
		const kept = async (path: string) => (await ask(path)).headers.get('cache-control');
		for (const path of ['', 'sw.js', '_app/version.json', 'manifest.webmanifest'])
			expect(await kept(path), path).toBe('no-cache');
		expect(await kept(some(/immutable\/.*\.js$/))).toContain('immutable');
	});

	test('a folder is led to its slash, with what was asked', async () => {
		const answer = await ask('new?q=1');
		expect(answer.status).toBe(301);
		expect(answer.headers.get('location')).toBe(`${base}/new/?q=1`);
	});

	test('nothing outside of its place is served', async () => {
		expect((await ask(`${base}/..%2f..%2fpackage.json`)).status).toBe(404);
		if (base === '') return;
		expect((await ask('/sw.js')).status).toBe(404);
		expect((await ask(base)).headers.get('location')).toBe(`${base}/`);
	});
});
