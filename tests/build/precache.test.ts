import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { weigh } from '../../scripts/weigh.mjs';
import { readServiceWorker } from './service-worker';

/**
 * What is in a build and yet not stored on the device, each with its reason. Everything else must be:
 * a font or a sound nobody listed is how an app fails on a train.
 */
const notStored: readonly (readonly [RegExp, string])[] = [
	[/^splash\//, 'iOS takes it while the app is added to the home screen'],
	[/^screenshots\//, 'shown by the system before installation'],
	[/^sw\.js$/, 'the service worker itself'],
	[/^workbox-[\w-]+\.js$/, 'kept by the browser as part of the service worker']
];

/** What the installation fetches, as transferred, and what it then occupies; docs/decisions/service-worker.md. */
const budgets = { transferred: 1.5 * 1024 * 1024, stored: 3 * 1024 * 1024 };

const files = (dir: string) =>
	readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
		.sort();

/** The file of a build that answers a precached address. */
const fileFor = (url: string) =>
	url === './' || url === '' ? 'index.html' : url.endsWith('/') ? `${url}index.html` : url;

describe.each([
	['build', ''],
	['build-sub', '/billet-doux']
])('%s', (dir, base) => {
	const worker = readServiceWorker(dir);
	const urls = worker.precache.map(({ url }) =>
		url.startsWith(`${base}/`) ? url.slice(base.length + 1) : url
	);
	const stored = new Set(urls.map(fileFor));

	test('every file is stored on the device or left out for a stated reason', () => {
		const missing = files(dir).filter(
			(file) => !stored.has(file) && !notStored.some(([pattern]) => pattern.test(file))
		);
		expect(missing).toEqual([]);
	});

	test('everything to be stored exists: one missing file would stop the installation', () => {
		const present = new Set(files(dir));
		expect(stored.size).toBeGreaterThan(20);
		expect([...stored].filter((file) => !present.has(file))).toEqual([]);
	});

	test('nothing is listed twice', () => {
		expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
	});

	test('the whole fits the budgets', () => {
		const { transferred, stored: raw } = weigh(dir, [...stored]);
		expect(transferred, 'as transferred').toBeLessThanOrEqual(budgets.transferred);
		expect(raw, 'as stored').toBeLessThanOrEqual(budgets.stored);
	});

	test('an unknown address is answered by a page that is stored', () => {
		expect(worker.fallback).toBe(`${base}/404.html`);
		expect(stored.has('404.html')).toBe(true);
	});

	test('the worker waits until a page asks it to take over', () => {
		expect(worker.calls).not.toContain('self.skipWaiting');
		expect(worker.onSkipWaiting()).toEqual(['self.skipWaiting']);
	});

	test('files whose name does not change with their content carry a revision', () => {
		const loose = worker.precache.filter(
			({ url, revision }) => !url.includes('_app/immutable/') && !revision
		);
		expect(loose).toEqual([]);
	});
});

test('a later release has another fallback page, worker and version', () => {
	const [now, next] = ['build', 'build-next'].map(readServiceWorker);
	const revision = (worker: typeof now) =>
		worker?.precache.find(({ url }) => url.endsWith('404.html'))?.revision;
	expect(revision(now)).toBeTruthy();
	expect(revision(next)).not.toBe(revision(now));
	const version = (dir: string) => readFileSync(join(dir, '_app/version.json'), 'utf8');
	expect(version('build-next')).not.toBe(version('build'));
});
