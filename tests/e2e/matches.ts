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
import type { EmblemId, Player, SeatLock } from '../../src/lib/table/types';
import { text } from './words';

export interface MatchPlan {
	readonly ruleSet?: RuleSetId;
	/** One per seat; a bot is `{ bot: level, name }`, a seat with a code `{ name, lock }`. */
	readonly players?: readonly (
		| string
		| { readonly name: string; readonly bot: 'easy' | 'steady' | 'sharp' }
		| { readonly name: string; readonly lock: SeatLock }
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
		if (typeof player === 'string') return { name: player, emblem, kind: 'human' };
		return 'bot' in player
			? { name: player.name, emblem, kind: 'bot', level: player.bot }
			: { ...player, emblem, kind: 'human' };
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

/** Overwrites parts of a stored match, as a bug, a newer app or a failing disk would. */
export async function alterStored(
	page: Page,
	id: string,
	change: { readonly head?: object; readonly body?: object }
): Promise<void> {
	await page.evaluate(
		({ id, change }) =>
			new Promise<void>((done, failed) => {
				const opening = indexedDB.open('billet-doux');
				opening.onerror = () => failed(new Error('the database cannot be opened'));
				opening.onsuccess = () => {
					const database = opening.result;
					const writing = database.transaction(['matches', 'bodies'], 'readwrite');
					const alter = (store: string, part: object) => {
						const rows = writing.objectStore(store);
						const reading = rows.get(id);
						reading.onsuccess = () => rows.put({ ...reading.result, ...part });
					};
					alter('matches', change.head ?? {});
					alter('bodies', change.body ?? {});
					writing.oncomplete = () => {
						database.close();
						done();
					};
					writing.onerror = () => failed(new Error('the match cannot be written'));
				};
			}),
		{ id, change }
	);
}

/** A match set up by tapping, from the page "New game" to its first hand-over. */
export async function setTable(
	page: Page,
	names: readonly string[],
	{ ruleSet = 'classic', tokens }: { readonly ruleSet?: RuleSetId; readonly tokens?: number } = {}
): Promise<void> {
	const name = text(`app:ruleSets.${ruleSet}.name`);
	await page
		.locator('.cover')
		.filter({ has: page.getByRole('radio', { name, exact: true }) })
		.click();
	for (let seat = await page.getByRole('textbox').count(); seat < names.length; seat++)
		await page.getByRole('button', { name: text('app:new.add') }).click();
	for (const [seat, name] of names.entries())
		await page.getByRole('textbox', { name: `Name of seat ${String(seat + 1)}` }).fill(name);
	if (tokens !== undefined) {
		await page.getByRole('button', { name: new RegExp(`^${text('app:new.rules')}`) }).click();
		const sheet = page.getByRole('dialog');
		const row = sheet.getByRole('group', { name: text('love-letter:options.tokensToWin.name') });
		const now = async () =>
			Number(/\d+/.exec((await row.locator('output').textContent()) ?? '')?.[0]);
		for (let value = await now(); value !== tokens; value = await now())
			await row
				.getByRole('button', {
					name: text(value > tokens ? 'app:new.options.less' : 'app:new.options.more')
				})
				.click();
		await sheet.getByRole('button', { name: text('app:done'), exact: true }).click();
	}
	await page.getByRole('button', { name: `Start with ${String(names.length)} players` }).click();
	await expect(page).toHaveURL(/play\/\?match=/);
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
