// The name of a release: package version + a digest of everything the built app is made of.
// The service worker's fallback page is revised by this name alone, so equal content must give an
// equal name and any change another one; a commit id would miss uncommitted work.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const ingredients = [
	'src',
	'static',
	'package-lock.json',
	'pwa-manifest.ts',
	'scripts/first-screen.mjs',
	'scripts/icon-component.mjs',
	'svelte.config.js',
	'vite.config.ts'
];
const notBuilt = /\.test\.ts$/;

/** @param {string} path */
function filesUnder(path) {
	try {
		return readdirSync(path, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name));
	} catch {
		return [path];
	}
}

/** @returns {string} `APP_VERSION` if given, else e.g. `0.1.0-1f3a9c2e`. */
export function appVersion() {
	if (process.env.APP_VERSION) return process.env.APP_VERSION;
	const digest = createHash('sha256');
	const files = ingredients.flatMap((name) => filesUnder(join(root, name)));
	for (const file of files.filter((name) => !notBuilt.test(name)).sort()) {
		digest.update(relative(root, file).split(sep).join('/'));
		digest.update('\0');
		digest.update(readFileSync(file));
	}
	const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	return `${version}-${digest.digest('hex').slice(0, 8)}`;
}
