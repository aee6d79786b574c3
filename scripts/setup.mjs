// Runs before `npm start` and `npm test`, on a bare clone as well: only what Node itself brings.
// `--browsers` also looks for (or installs) what the browser tests drive.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowsers } from './browsers.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed-from');
const lockText = readFileSync(join(root, 'package-lock.json'));
const lockDigest = createHash('sha256').update(lockText).digest('hex');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
	console.error(
		`setup: Node ${process.versions.node} is too old; 20.19+, 22.12+ or newer is needed.`
	);
	process.exit(1);
}

/** What npm says it installed, compared with the lock: for a folder this script did not fill. */
function matchesLock() {
	try {
		const installed = JSON.parse(
			readFileSync(join(modules, '.package-lock.json'), 'utf8')
		).packages;
		const locked = JSON.parse(lockText.toString('utf8')).packages;
		return Object.entries(locked).every(
			([path, entry]) => path === '' || entry.optional || installed[path]?.version === entry.version
		);
	} catch {
		return false;
	}
}

function installed() {
	if (!existsSync(modules)) return false;
	if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === lockDigest;
	return matchesLock();
}

if (!installed()) {
	console.log('setup: installing packages from the lock file (one to two minutes)');
	const npm = process.env.npm_execpath
		? [process.execPath, process.env.npm_execpath]
		: [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
	const { status } = spawnSync(
		npm[0],
		[...npm.slice(1), 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
		{ cwd: root, stdio: 'inherit' }
	);
	if (status !== 0) {
		console.error('setup: `npm ci` failed; see above.');
		process.exit(status ?? 1);
	}
}
writeFileSync(stamp, lockDigest);

if (process.argv.includes('--browsers')) {
	try {
		for (const remark of await ensureBrowsers()) console.log(`setup: ${remark}`);
	} catch (error) {
		console.error(`setup: ${error instanceof Error ? error.message : error}`);
		process.exit(1);
	}
}
