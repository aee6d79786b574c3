/** Matches to start a test from: set up on the screen as people do, or put into storage half-way. */
import { expect, type Page } from '@playwright/test';
import {
	apply,
	decision,
	record,
	ruleSets,
	start,
	type Game,
	type Move,
	type Options,
	type RuleSetId,
	type Seat,
	type Stack
} from '../../src/lib/engine';
import { progressOf } from '../../src/lib/storage/summary';
import type { MatchBody, MatchHead } from '../../src/lib/storage/types';
import type { EmblemId, Player } from '../../src/lib/table/types';

export interface MatchPlan {
	readonly ruleSet?: RuleSetId;
	/** One per seat; a bot is `{ bot: level, name }`. */
	readonly players?: readonly (
		string | { readonly name: string; readonly bot: 'easy' | 'steady' | 'sharp' }
	)[];
	/** Makes the deal repeatable. */
	readonly seed?: string;
	readonly options?: Options;
	readonly firstSeat?: Seat;
	/** Fixes the order of the cards, see the engine's `Setup`. */
	readonly stack?: Stack;
	/** Moves already made: a list, or how many of the first legal ones. */
	readonly moves?: readonly Move[] | number;
	readonly title?: string;
}

export interface PlantedMatch {
	readonly id: string;
	/** The same game the page now has, to ask what may and may not be seen. */
	readonly game: Game;
	/** Address of its table, relative to the base. */
	readonly path: string;
}

/** Deals a match and makes its first moves, as the app would have. */
function play(plan: MatchPlan): { game: Game; players: Player[]; options: Options } {
	const ruleSet = plan.ruleSet ?? 'classic';
	const info = ruleSets.find(({ id }) => id === ruleSet);
	const options: Options = { ...info?.presets[0]?.options, ...plan.options };
	const players = (plan.players ?? ['Ana', 'Hugo']).map((player, seat): Player => {
		const emblem = (seat + 1) as EmblemId;
		return typeof player === 'string'
			? { name: player, emblem, kind: 'human' }
			: { name: player.name, emblem, kind: 'bot', level: player.bot };
	});
	let { game } = start({
		ruleSet,
		seats: players.length,
		seed: plan.seed ?? 'billet-doux-test',
		options,
		firstSeat: plan.firstSeat ?? 0,
		...(plan.stack ? { stack: plan.stack } : {})
	});
	const moves = plan.moves ?? 0;
	if (typeof moves === 'number')
		for (let made = 0; made < moves; made++) {
			const [move] = decision(game)?.moves ?? [];
			if (!move) throw new Error(`The match is over after ${String(made)} moves`);
			({ game } = apply(game, move));
		}
	else for (const move of moves) ({ game } = apply(game, move));
	return { game, players, options };
}

/**
 * Puts a match into the storage of a page that has been opened before (any page of the app), as if it
 * had been played on this device. Open `path` afterwards: it starts at the hand-over.
 */
export async function plantMatch(page: Page, plan: MatchPlan = {}): Promise<PlantedMatch> {
	const { game, players, options } = play(plan);
	const id = `test-${(plan.seed ?? 'billet-doux-test').replace(/\W/g, '-')}-${String(players.length)}`;
	const at = Date.now();
	const head: MatchHead = {
		id,
		format: 1,
		rev: 1,
		status: decision(game) ? 'playing' : 'finished',
		deletedAt: null,
		summary: {
			id,
			title: plan.title ?? null,
			ruleSet: plan.ruleSet ?? 'classic',
			options,
			players,
			createdAt: at,
			updatedAt: at,
			...progressOf(game)
		}
	};
	const body: MatchBody = {
		id,
		format: 1,
		record: record(game),
		botSeed: 'bots-of-a-test',
		seats: players.map(() => ({ held: null, notes: 0, wrongCodes: 0, waitUntil: 0 })),
		notices: []
	};
	await expect
		.poll(() =>
			page.evaluate(async () =>
				(await indexedDB.databases()).some(({ name }) => name === 'billet-doux')
			)
		)
		.toBe(true);
	await page.evaluate(
		(rows) =>
			new Promise<void>((done, failed) => {
				const [head, body] = JSON.parse(rows) as [object, object];
				const opening = indexedDB.open('billet-doux');
				opening.onerror = () => failed(new Error('the database cannot be opened'));
				opening.onsuccess = () => {
					const database = opening.result;
					const writing = database.transaction(['matches', 'bodies'], 'readwrite');
					writing.objectStore('matches').put(head);
					writing.objectStore('bodies').put(body);
					writing.oncomplete = () => {
						database.close();
						done();
					};
					writing.onerror = () => failed(new Error('the match cannot be written'));
				};
			}),
		JSON.stringify([head, body])
	);
	return { id, game, path: `play/?match=${id}` };
}

/** What is stored of a match now, read behind the app's back. */
export async function storedBody(page: Page, id: string): Promise<MatchBody> {
	return page.evaluate(
		(id) =>
			new Promise<MatchBody>((done, failed) => {
				const opening = indexedDB.open('billet-doux');
				opening.onerror = () => failed(new Error('the database cannot be opened'));
				opening.onsuccess = () => {
					const database = opening.result;
					const reading = database.transaction('bodies').objectStore('bodies').get(id);
					reading.onsuccess = () => {
						database.close();
						done(reading.result as MatchBody);
					};
					reading.onerror = () => failed(new Error('the match cannot be read'));
				};
			}),
		id
	);
}

/** Breaks a seal: holds its button as long as the screen asks. */
export async function holdToReveal(page: Page): Promise<void> {
	const seal = page.locator('[data-reveal], .ho button').first();
	await expect(seal).toBeVisible();
	// the first moments of a screen take no touch, so that none meant for the screen before lands here
	await page.waitForTimeout(500);
	await seal.hover();
	await page.mouse.down();
	await page.waitForTimeout(900);
	await page.mouse.up();
}
