// Builds the app where it is missing or older than its sources.
//   node scripts/build.mjs            build/          what is released
//   node scripts/build.mjs all        + build-next/   a later release, for the update tests
//                                     + build-sub/    below a sub-path, as on GitHub Pages
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { appVersion } from './version.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const current = appVersion();

export const variants = {
	main: { dir: 'build', version: current, base: process.env.BASE_PATH ?? '' },
	next: { dir: 'build-next', version: `${current}-next`, base: '' },
	sub: { dir: 'build-sub', version: current, base: '/billet-doux' }
};

/** @param {{ dir: string, version: string, base: string }} variant */
function isFresh({ dir, version, base }) {
	const file = join(root, dir, '_app/version.json');
	if (!existsSync(file) || JSON.parse(readFileSync(file, 'utf8')).version !== version) return false;
	const manifest = join(root, dir, 'manifest.webmanifest');
	return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).id === `${base}/`;
}

/**
 * @param {keyof typeof variants} name
 * @param {{ force?: boolean }} [options]
 */
export function build(name, { force = false } = {}) {
	const variant = variants[name];
	if (!force && isFresh(variant)) {
		console.log(`${variant.dir}: up to date (${variant.version})`);
		return;
	}
	const vite = join(root, 'node_modules/vite/bin/vite.js');
	const started = Date.now();
	console.log(`${variant.dir}: building …`);
	const logFile = join(root, 'reports', `${variant.dir}.log`);
	mkdirSync(dirname(logFile), { recursive: true });
	const log = openSync(logFile, 'w');
	const { status } = spawnSync(process.execPath, [vite, 'build'], {
		cwd: root,
		stdio: ['ignore', log, log],
		env: {
			...process.env,
			NODE_ENV: 'production',
			BUILD_DIR: variant.dir,
			BASE_PATH: variant.base,
			APP_VERSION: variant.version
		}
	});
	closeSync(log);
	if (status !== 0) {
		console.error(readFileSync(logFile, 'utf8'));
		throw new Error(`${variant.dir}: the build failed; all it said is above and in ${logFile}`);
	}
	console.log(`${variant.dir}: built in ${Math.round((Date.now() - started) / 1000)} s`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	const force = process.argv.includes('--force');
	const names = process.argv.includes('all') ? ['main', 'next', 'sub'] : ['main'];
	try {
		for (const name of names) build(/** @type {keyof typeof variants} */ (name), { force });
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	}
}
