/** The numbers of a table that is played at, for `npm run measure`: in turns, not on a home screen. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, devices, expect, type Page } from '@playwright/test';
import { apply, decision, start, type Move } from '../src/lib/engine';
import { plantMatch, type MatchPlan } from '../tests/e2e/matches';
import { Player } from '../tests/e2e/player';
import { findChromium } from './browsers.mjs';
import { serve } from './serve.mjs';

export interface Row {
	readonly what: string;
	readonly value: number;
	readonly unit: string;
	readonly limit: number;
	readonly note?: string;
}

interface Seen {
	readonly saves: number[];
	readonly answers: number[];
	readonly longTasks: number[];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const NAMES = ['Ana', 'Bea', 'Cid', 'Dora'];
const TURNS = 12;

const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);
const median = (list: readonly number[]) => sorted(list)[list.length >> 1] ?? NaN;
const p95 = (list: readonly number[]) => sorted(list)[Math.ceil(list.length * 0.95) - 1] ?? NaN;

/** A match as long as the house rules allow, some moves before its end. */
function longMatch(): MatchPlan {
	const options = { tokensToWin: 9 };
	let { game } = start({
		ruleSet: 'classic',
		seats: 4,
		seed: 'a long evening',
		options,
		firstSeat: 0
	});
	const moves: Move[] = [];
	for (let made = 0; ; made++) {
		const legal = decision(game)?.moves;
		const move = legal?.[(made * 7) % legal.length];
		if (!move) break;
		moves.push(move);
		({ game } = apply(game, move));
	}
	return { seed: 'a long evening', players: NAMES, options, moves: moves.slice(0, -25) };
}

/** Watches, inside the page, how long writes take, how soon a tap is answered, and what blocks. */
function watch(): void {
	const seen: Seen = { saves: [], answers: [], longTasks: [] };
	Object.assign(window, { seen });
	const transaction = Reflect.get(IDBDatabase.prototype, 'transaction');
	IDBDatabase.prototype.transaction = function (...args) {
		const made = transaction.apply(this, args);
		const from = performance.now();
		if (args[1] === 'readwrite')
			made.addEventListener('complete', () => seen.saves.push(performance.now() - from));
		return made;
	};
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) seen.longTasks.push(duration);
	}).observe({ type: 'longtask' });
	addEventListener(
		'click',
		(event) => {
			const before = document.querySelector('main h1');
			// only taps that end a screen: a card lifted is measured by the eye
			if (!(event.target as Element).closest('main footer button, dialog footer button')) return;
			const look = () => {
				const now = document.querySelector('main h1');
				const sheet = document.querySelector('dialog[open]');
				if ((now && now !== before) || sheet)
					seen.answers.push(performance.now() - event.timeStamp);
				else if (performance.now() - event.timeStamp < 2000) requestAnimationFrame(look);
			};
			requestAnimationFrame(look);
		},
		{ capture: true }
	);
}

const slow = async (page: Page, rate: number) => {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate });
};

/** Milliseconds from the tap on a game in the list to its hand-over. */
async function resume(page: Page): Promise<number> {
	await page.evaluate(() => {
		const waiting = { from: 0, to: 0 };
		Object.assign(window, { waiting });
		addEventListener(
			'pointerdown',
			() => {
				waiting.from = performance.now();
				const look = () => {
					if (document.querySelector('.hold')) waiting.to = performance.now();
					else requestAnimationFrame(look);
				};
				requestAnimationFrame(look);
			},
			{ once: true, capture: true }
		);
	});
	await page.getByRole('link', { name: /Ana/ }).first().tap();
	await page.waitForFunction(() => (Reflect.get(window, 'waiting') as { to: number }).to > 0);
	return page.evaluate(() => {
		const { from, to } = Reflect.get(window, 'waiting') as { from: number; to: number };
		return to - from;
	});
}

/** @param slowdown how many times slower than this machine's the phone's processor is */
export async function measureTable(slowdown: number, rounds: number): Promise<Row[]> {
	const site = await serve({ dir: join(root, 'build') });
	const executablePath = findChromium();
	const browser = await chromium.launch({
		...(executablePath ? { executablePath } : {}),
		args: ['--disable-quic']
	});
	try {
		const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: site.url });
		// tsx names inner functions with a helper that the page does not have
		await context.addInitScript('globalThis.__name = (it) => it');
		await context.addInitScript(watch);
		const page = await context.newPage();
		await page.goto('./');
		await expect(page.locator('h1').first()).toBeVisible();
		const plan = longMatch();
		await plantMatch(page, plan);
		await slow(page, slowdown);
		const resumed: number[] = [];
		for (let round = 0; round < rounds; round++) {
			await page.goto('./games/');
			await expect(page.getByRole('link', { name: /Ana/ }).first()).toBeVisible();
			// the first moments of a screen take no touch
			await page.waitForTimeout(2000);
			resumed.push(await resume(page));
		}
		const table = await Player.at(page, NAMES, { check: false, luck: 5 });
		await page.evaluate(() => {
			const seen = Reflect.get(window, 'seen') as Seen;
			for (const list of [seen.saves, seen.answers, seen.longTasks]) list.length = 0;
		});
		let turns = 0;
		await table.play((screen) => screen.kind === 'result' && ++turns === TURNS);
		const { saves, answers, longTasks } = await page.evaluate(
			() => Reflect.get(window, 'seen') as Seen
		);
		const moves = Array.isArray(plan.moves) ? plan.moves.length : 0;
		const ms = (values: readonly number[]) => `median ${String(Math.round(median(values)))}`;
		return [
			{
				what: `resuming a match of ${String(moves)} moves, tap to hand-over (median)`,
				value: Math.round(median(resumed)),
				unit: 'ms',
				limit: 300,
				note: `all: ${resumed.map((time) => Math.round(time)).join(', ')}`
			},
			{
				what: `saving a move of that match (p95 of ${String(saves.length)} writes)`,
				value: Math.round(p95(saves)),
				unit: 'ms',
				limit: 20,
				note: ms(saves)
			},
			{
				what: `tap at the table to its answer (p95 of ${String(answers.length)})`,
				value: Math.round(p95(answers)),
				unit: 'ms',
				limit: 100,
				note: ms(answers)
			},
			{
				what: `tasks over 50 ms in ${String(TURNS)} turns`,
				value: longTasks.length,
				unit: '',
				limit: 0,
				note: longTasks.map((time) => Math.round(time)).join(', ')
			}
		];
	} finally {
		await browser.close();
		await site.close();
	}
}
