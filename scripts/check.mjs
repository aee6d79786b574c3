// `npm test`: every check, in order, with real counts. The last line is `N passed, N failed`.
// `--deep` adds the slow proofs. Logs and reports go to reports/.
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFirefox } from './browsers.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, 'reports');
const deep = process.argv.includes('--deep');
const bin = (/** @type {string} */ path) => [process.execPath, join(root, 'node_modules', path)];

/** @typedef {{ passed: number, failed: number, skipped?: number }} Count */
/**
 * `count` reads the tool's own report; without one the exit code is the single check.
 * `needs` names steps without which this one says nothing.
 * @typedef {{ name: string, command: string[], env?: Record<string, string>, needs?: string[], count?: () => Promise<Count> }} Step
 */

const json = async (/** @type {string} */ file) =>
	JSON.parse(await readFile(join(reports, file), 'utf8'));

/** @param {string} file */
const vitestCount = (file) => async () => {
	const report = await json(file);
	// a file that cannot even be loaded holds no failed test
	const unloadable = report.testResults.filter(
		(/** @type {{ status: string, assertionResults: unknown[] }} */ result) =>
			result.status === 'failed' && result.assertionResults.length === 0
	).length;
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + unloadable,
		skipped: report.numPendingTests + report.numTodoTests
	};
};

/** @type {Step[]} */
const still = [
	{
		name: 'rules are pure (tsc without DOM)',
		command: [...bin('typescript/bin/tsc'), '-p', 'tsconfig.engine.json']
	},
	{
		name: 'types (svelte-check)',
		command: [
			...bin('svelte-check/bin/svelte-check'),
			'--tsconfig',
			'./tsconfig.json',
			'--fail-on-warnings'
		]
	},
	{ name: 'lint (eslint)', command: [...bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'] },
	{ name: 'format (prettier)', command: [...bin('prettier/bin/prettier.cjs'), '--check', '.'] },
	{
		name: 'arrows between modules (dependency-cruiser)',
		command: [
			...bin('dependency-cruiser/bin/dependency-cruise.mjs'),
			'src',
			'--config',
			'.dependency-cruiser.cjs'
		]
	},
	{ name: 'nothing unused (knip)', command: bin('knip/bin/knip.js') }
];

const vitest = (/** @type {string} */ file, /** @type {string[]} */ ...projects) => [
	...bin('vitest/vitest.mjs'),
	'run',
	...projects.flatMap((project) => ['--project', project]),
	'--reporter=dot',
	'--reporter=json',
	`--outputFile.json=${join(reports, file)}`
];

/** @type {Step[]} */
const rest = [
	{
		name: 'unit, engine, content and component tests (vitest)',
		command: vitest('vitest.json', 'node', 'dom'),
		count: vitestCount('vitest.json')
	},
	{
		name: 'build',
		command: [process.execPath, 'scripts/build.mjs', 'all']
	},
	{
		name: 'what was built (vitest)',
		needs: ['build'],
		command: vitest('vitest-build.json', 'build'),
		count: vitestCount('vitest-build.json')
	},
	{
		name: 'bytes (size-limit)',
		needs: ['build'],
		command: [...bin('size-limit/bin.js'), '--json'],
		count: async () => {
			const log = await readFile(join(reports, 'bytes-size-limit.log'), 'utf8');
			const found = JSON.parse(log.slice(log.indexOf('[\n'), log.lastIndexOf(']') + 1));
			const passed = found.filter((/** @type {{ passed: boolean }} */ one) => one.passed).length;
			return { passed, failed: found.length - passed };
		}
	},
	{
		name: 'in the browser (playwright)',
		needs: ['build'],
		command: [...bin('@playwright/test/cli.js'), 'test'],
		env: { E2E_JSON: join(reports, 'playwright.json') },
		count: async () => {
			const { stats } = await json('playwright.json');
			return {
				passed: stats.expected + stats.flaky,
				failed: stats.unexpected,
				skipped: stats.skipped
			};
		}
	}
];

/** @type {Map<string, Count & { seconds: number }>} */
const results = new Map();
const fileName = (/** @type {string} */ name) =>
	`${name.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')}.log`;

/** @param {Step} step */
async function run(step) {
	const missing = step.needs?.find((need) => (results.get(need)?.failed ?? 1) > 0);
	if (missing) {
		console.log(`✗ ${step.name}: not run, because "${missing}" failed`);
		results.set(step.name, { passed: 0, failed: 1, seconds: 0 });
		return;
	}
	const [program = '', ...args] = step.command;
	const log = join(reports, fileName(step.name));
	const begun = Date.now();
	const code = await new Promise((ended) => {
		const out = createWriteStream(log);
		const child = spawn(program, args, {
			cwd: root,
			env: {
				...process.env,
				CI: '1',
				FORCE_COLOR: '0',
				...(deep ? { E2E_DEEP: '1', ENGINE_SEEDS: '20' } : {}),
				...step.env
			},
			stdio: ['ignore', 'pipe', 'pipe']
		});
		child.stdout.pipe(out, { end: false });
		child.stderr.pipe(out, { end: false });
		child.on('error', (error) => out.end(String(error), () => ended(1)));
		child.on('close', (status) => out.end(() => ended(status ?? 1)));
	});
	const seconds = Math.round((Date.now() - begun) / 1000);
	/** @type {Count} */
	let count = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
	if (step.count) {
		try {
			count = await step.count();
		} catch {
			count = { passed: 0, failed: 1 };
		}
		// a tool that ends badly without a failed test has failed all the same
		if (code !== 0 && count.failed === 0) count = { ...count, failed: 1 };
	}
	results.set(step.name, { ...count, seconds });
	const skipped = count.skipped ? `, ${count.skipped} skipped` : '';
	const failed = count.failed > 0;
	console.log(
		`${failed ? '✗' : '✓'} ${step.name}: ${count.passed} passed, ${count.failed} failed${skipped} (${seconds} s)`
	);
	if (failed) {
		const lines = (await readFile(log, 'utf8')).trimEnd().split('\n');
		console.log(
			lines
				.slice(-60)
				.map((line) => `    ${line}`)
				.join('\n')
		);
		console.log(`    … the whole of it: reports/${fileName(step.name)}`);
	}
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
if (!existsSync(join(root, '.svelte-kit/tsconfig.json')))
	await run({ name: 'sync', command: [...bin('@sveltejs/kit/svelte-kit.js'), 'sync'] });
if (!findFirefox()) console.log('– no Firefox ESR here: its short path is skipped');

// the still checks are single-threaded: as many at once as there are processors, two at most
const waiting = [...still];
const lane = async () => {
	for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
};
await Promise.all(cpus().length > 1 ? [lane(), lane()] : [lane()]);
for (const step of rest) await run(step);

let passed = 0;
let failed = 0;
for (const result of results.values()) {
	passed += result.passed;
	failed += result.failed;
}
const summary = { passed, failed, steps: Object.fromEntries(results) };
await writeFile(join(reports, 'summary.json'), `${JSON.stringify(summary, null, '\t')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
