// Where the browsers are that tests and measurements drive. Plain Node: runs before `npm ci`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string[]} names */
function onPath(names) {
	for (const folder of (process.env.PATH ?? '').split(delimiter))
		for (const name of names)
			if (folder && existsSync(join(folder, name))) return join(folder, name);
	return undefined;
}

/** @returns {string | undefined} a Chromium of the machine; undefined: Playwright's own, if installed. */
export const findChromium = () =>
	process.env.CHROMIUM_PATH ??
	onPath(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']);

/** @returns {string | undefined} */
export const findFirefox = () => process.env.FIREFOX_PATH ?? onPath(['firefox-esr']);

/** Playwright's own Chromium, when its package and that browser are there. */
async function bundledChromium() {
	try {
		const { chromium } = await import('@playwright/test');
		return existsSync(chromium.executablePath());
	} catch {
		return false;
	}
}

/**
 * Makes sure there is a Chromium; tries to have a Firefox and Chinese letters as well.
 * @returns {Promise<string[]>} honest remarks on what could not be had
 */
export async function ensureBrowsers() {
	const remarks = [];
	const apt = process.getuid?.() === 0 && onPath(['apt-get']);
	const hasChinese = () =>
		spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).stdout?.trim();

	const wanted = [];
	if (!findChromium() && !(await bundledChromium())) wanted.push('chromium');
	if (!findFirefox()) wanted.push('firefox-esr');
	if (!hasChinese()) wanted.push('fonts-noto-cjk');
	if (apt && wanted.length > 0) {
		console.log(`setup: installing ${wanted.join(', ')}`);
		const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
		const run = (/** @type {string[]} */ args) =>
			spawnSync(apt, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
		run(['update', '-q']);
		// one by one: a missing extra must not cost the browser
		for (const name of wanted) run(['install', '-y', '-q', '--no-install-recommends', name]);
	}
	if (!findChromium() && !(await bundledChromium())) {
		console.log("setup: installing Playwright's Chromium");
		const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
		spawnSync(npx, ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
		if (!(await bundledChromium()))
			throw new Error('No Chromium found or installed: set CHROMIUM_PATH to one.');
	}
	if (!findFirefox())
		remarks.push('no Firefox ESR on this machine: the short Firefox path is left out');
	if (!hasChinese()) remarks.push('no Chinese letters on this machine: pictures show boxes');
	return remarks;
}
