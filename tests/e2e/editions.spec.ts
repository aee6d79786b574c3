/** The other editions: one deal that asks every question they have, then on to the winner. */
import type { Page } from '@playwright/test';
import { apply, decision, start, type Mode, type Move, type RuleSetId } from '../../src/lib/engine';
import { deckFrom } from './decks';
import { expect, open, test } from './fixtures';
import { plantMatch, type MatchPlan } from './matches';
import { Player, type Wish } from './player';
import { text } from './words';

interface Story extends MatchPlan {
	readonly ruleSet: RuleSetId;
	readonly names: readonly string[];
	/** One per round, see `deckFrom`; the first seat begins each of them. */
	readonly decks: readonly string[];
	/** Hope & Despair: the judgments of the first round. */
	readonly fates?: readonly Mode[];
}

/** People at a table where this deal has just been made. */
async function sitDown(page: Page, { names, decks, fates = [], ...plan }: Story): Promise<Player> {
	const table = await Player.at(page, names, { pace: 'quick', luck: 11 });
	await open(page, './');
	const { path } = await plantMatch(page, {
		...plan,
		players: names,
		stack: {
			rounds: decks.map((deck) => ({ deck: deckFrom(plan.ruleSet, deck), starter: 0, fates }))
		}
	});
	await page.goto(path);
	return table;
}

/** Passes the phone to the next open hand, checks whose it is, and plays as wished. */
async function turn(table: Player, page: Page, name: string, wish: Wish): Promise<void> {
	const before = await table.play(
		(screen) => screen.kind === 'hand-over' || screen.kind === 'open'
	);
	if (before.kind === 'hand-over') {
		expect(before.heading).toContain(name);
		await table.act(before);
	}
	await table.toOpenHand();
	await table.decide(wish);
	await expect(page.locator('main h1')).toBeVisible();
}

const finish = async (table: Player) =>
	expect((await table.play()).heading).toMatch(/wins? the match$/);

test('premium: a redraw by another, two hands seen, a swap with and without a look, a bond', async ({
	page,
	complaints
}) => {
	test.setTimeout(300_000);
	const names = ['Ana', 'Bea', 'Cid', 'Dora', 'Emil'];
	const table = await sitDown(page, {
		ruleSet: 'premium',
		names,
		options: { tokensToWin: 2 },
		decks: [
			'guard bishop priest count baron king guard handmaid baroness cardinal sycophant guard cardinal',
			'guard bishop priest priest baron king guard'
		]
	});

	await turn(table, page, 'Ana', { card: 'Bishop', targets: ['Bea'], guess: 2 });
	const choice = await table.play((screen) => screen.kind === 'hand-over');
	expect(choice.heading).toBe('A choice is waiting for Bea');
	await table.act(choice);
	const asked = await table.toOpenHand();
	expect(asked.heading).toContain(text('table:turn.choice'));
	await expect(page.locator('main')).toContainText('Ana named your card.');
	await table.decide({ end: text('table:redraw.yes') });

	await turn(table, page, 'Bea', { card: 'Baroness', targets: ['Cid', 'Dora'] });
	const letters = await table.study();
	expect(letters.kind).toBe('only-you');
	await expect(page.locator('main')).toContainText('Cid holds the Count.');
	await expect(page.locator('main')).toContainText('Dora holds the Baron.');

	await turn(table, page, 'Cid', {
		card: 'Cardinal',
		targets: ['Dora', 'Emil'],
		pick: 'Look at Dora'
	});
	await expect(page.locator('main')).toContainText('Dora holds the King.');

	await turn(table, page, 'Dora', { card: 'Sycophant', targets: ['Ana'] });
	await turn(table, page, 'Emil', { card: 'Guard', targets: ['Ana'], guess: 8 });
	await turn(table, page, 'Ana', {
		card: 'Cardinal',
		targets: ['Bea', 'Cid'],
		pick: text('table:choose.noLook')
	});
	expect((await table.study()).kind).toBe('result');
	const end = await table.play((screen) => screen.kind === 'round-over');
	if (end.kind === 'round-over') {
		// the token of a guess ends the match in the middle of a round
		await table.act(end);
		await turn(table, page, 'Ana', { card: 'Bishop', targets: ['Bea'], guess: 2 });
		expect((await table.study()).heading).toBe('Ana wins the match');
	}
	expect(complaints).toEqual([]);
});

test('second edition: the Chancellor keeps one of three and orders the others', async ({
	page,
	complaints
}) => {
	test.setTimeout(300_000);
	const table = await sitDown(page, {
		ruleSet: 'second-edition',
		names: ['Ana', 'Bea', 'Cid'],
		options: { tokensToWin: 2 },
		decks: ['guard chancellor priest baron spy prince handmaid spy']
	});
	await turn(table, page, 'Ana', { card: 'Chancellor' });
	const kept = await table.study();
	expect(kept.kind).toBe('open');
	await expect(page.locator('main')).toContainText(text('table:keep.ask'));
	await table.decide({ card: 'Handmaid', turnAround: true });
	expect((await table.study()).kind).toBe('result');
	await turn(table, page, 'Bea', { card: 'Spy' });
	await finish(table);
	expect(complaints).toEqual([]);
});

test('kanai: the starter says whom all court; the Minister ruins a greedy hand', async ({
	page,
	complaints
}) => {
	test.setTimeout(300_000);
	const table = await sitDown(page, {
		ruleSet: 'kanai',
		names: ['Ana', 'Bea', 'Cid'],
		options: { tokensToWin: 2 },
		decks: ['soldier minister clown knight wizard soldier']
	});
	const asked = await table.toOpenHand();
	expect(asked.heading).toContain(text('table:turn.choice'));
	await table.decide({ pick: text('love-letter:kanai.beloved-younger-princess.name') });
	const bust = await table.study();
	expect(bust.kind).toBe('result');
	await expect(page.locator('main .tale')).toContainText('Minister');
	await turn(table, page, 'Bea', {});
	await finish(table);
	expect(complaints).toEqual([]);
});

test('Hope & Despair: a flip fells who has the wrong card down, Togami chooses, Celestia mixes', async ({
	page,
	complaints
}) => {
	test.setTimeout(300_000);
	const names = ['Ana', 'Bea', 'Cid'];
	const table = await sitDown(page, {
		ruleSet: 'hope-despair',
		names,
		fates: ['hope'],
		decks: [
			`asahina maizono enoshima ogami
			yamada naegi celestia togami hagakure kirigiri owada`
		]
	});
	await turn(table, page, 'Ana', { card: 'Sayaka Maizono', targets: ['Cid'], guess: 8 });
	await turn(table, page, 'Bea', { card: 'Junko Enoshima' });
	await turn(table, page, 'Cid', { card: 'Sakura Ogami' });
	await table.toOpenHand();
	await page.clock.fastForward(500);
	await table.press(page.locator('.hand .card').filter({ hasText: 'Byakuya Togami' }));
	await table.press(table.button('Play Byakuya Togami'));
	const sheet = page.locator('dialog[open]');
	await table.press(sheet.locator('.side--despair'));
	await expect(sheet).toContainText('Bea falls by it.');
	await page.keyboard.press('Escape');
	await turn(table, page, 'Ana', { card: 'Byakuya Togami', pick: 'Despair' });
	const kept = await table.study();
	expect(kept.kind).toBe('open');
	await expect(page.locator('main')).toContainText(text('table:keep.ask'));
	await table.decide({ card: 'Kyoko Kirigiri' });
	const fallen = await table.study();
	expect(fallen.kind).toBe('result');
	await expect(page.locator('.play')).toContainText(/Bea/);
	await turn(table, page, 'Cid', { card: 'Celestia Ludenberg' });
	await finish(table);

	const tied = await plantMatch(page, { players: names, ...justTied() });
	await page.goto(tied.path);
	const end = await table.play((screen) => screen.kind === 'round-over');
	expect(end.kind).toBe('round-over');
	await expect(page.locator('main')).toContainText('Equal hands');
	await table.act(end);
	const again = await table.study();
	expect(again.kind).toBe('hand-over');
	await expect(page.locator('main .fate')).toBeVisible();
	await table.toOpenHand();
	expect(complaints).toEqual([]);
});

/** A deal that has just ended in a tie: any other end would have won the match. */
function justTied(): Pick<MatchPlan, 'ruleSet' | 'seed' | 'moves'> {
	const ruleSet = 'hope-despair';
	for (let deal = 0; deal < 500; deal++) {
		const seed = `tie-${String(deal)}`;
		const moves: Move[] = [];
		let { game } = start({ ruleSet, seats: 3, seed, firstSeat: 0 });
		for (let asked = decision(game); asked; asked = decision(game)) {
			if (asked.by === 'table') return { ruleSet, seed, moves };
			// from the end of the list: guesses that are seldom right, so that most see the end
			const move = asked.moves.at(-1 - (deal % 7)) ?? asked.moves[0];
			if (!move) break;
			moves.push(move);
			({ game } = apply(game, move));
		}
	}
	throw new Error('no deal ends in a tie');
}

/** Every card that acts when it is turned up, the Explorer's landing turning up another. */
async function ruse(page: Page): Promise<Player> {
	const names = ['Ana', 'Bea', 'Cid'];
	const table = await Player.at(page, names, { pace: 'quick', luck: 13 });
	await open(page, './');
	const { path } = await plantMatch(page, {
		ruleSet: 'ruse-and-bruise',
		players: names,
		stack: {
			goals: [
				[
					{ symbol: 'music', value: 3 },
					{ symbol: 'trade', value: 3 },
					{ symbol: 'fencing', value: 5 }
				]
			],
			draws: [
				['cloak', 'traitor', 'king', 'queen', 'assassin'],
				['merchant', 'prince', 'romeo'],
				['explorer', 'squire', 'cardinal', 'storm']
			],
			starter: 0
		}
	});
	await page.goto(path);
	await turn(table, page, 'Ana', { card: 'Cloak', queue: 0 });
	await turn(table, page, 'Bea', { card: 'Merchant', queue: 0 });
	const hiding = await table.play((screen) => screen.kind === 'hand-over');
	expect(hiding.heading).toBe('A choice is waiting for Ana');
	await table.act(hiding);
	await table.toOpenHand();
	await table.decide({ card: 'King', end: 'Hide the King' });
	await turn(table, page, 'Cid', { card: 'Explorer', queue: 1 });
	await turn(table, page, 'Ana', { card: 'Traitor', queue: 2 });
	await turn(table, page, 'Bea', { card: 'Prince', queue: 1 });
	const swap = await table.play((screen) => screen.kind === 'hand-over');
	expect(swap.heading).toBe('A choice is waiting for Ana');
	await table.act(swap);
	await table.toOpenHand();
	await table.decide({ queue: 0, end: 'Swap with' });
	await turn(table, page, 'Cid', { card: 'Storm', queue: 0 });
	await turn(table, page, 'Ana', { card: 'Assassin', queue: 1 });
	await turn(table, page, 'Bea', { card: 'Romeo', queue: 0 });
	await turn(table, page, 'Cid', { card: 'Squire', queue: 0 });
	return table;
}

test('Ruse & Bruise: a cloak hides, a traitor swaps, an explorer travels, queues are judged', async ({
	page,
	complaints
}) => {
	test.setTimeout(300_000);
	const table = await ruse(page);
	// the storm has closed the first column, so that the Squire met the Assassin in the second
	const columns = page.locator('.goals .goal');
	await expect(columns.first()).toContainText(text('ruse-and-bruise:ui.closed'));
	await expect(page.locator('.rb__news')).toContainText('Assassin');
	// what happened can be gone through again, the columns with it
	await table.press(table.button(text('ruse-and-bruise:ui.steps')));
	await expect(columns.nth(1).locator('.queue li')).toHaveCount(2);
	for (let back = 0; back < 2; back++)
		await table.press(table.button(text('ruse-and-bruise:ui.stepBack')));
	await expect(columns.nth(1).locator('.queue li')).toHaveCount(3);
	await table.study();
	await table.press(table.button(text('ruse-and-bruise:ui.steps')));
	const judged = await table.play((screen) => screen.kind === 'column');
	expect(judged.kind).toBe('column');
	const standing = await table.play((screen) => screen.kind === 'round-over');
	expect(standing.heading).toBe(text('ruse-and-bruise:ui.standing'));
	expect(complaints).toEqual([]);
});

test('Ruse & Bruise: six rounds to the winner @deep', async ({ page, complaints }) => {
	const table = await ruse(page);
	const last = await table.play();
	expect(last.heading).toMatch(/wins? the match$/);
	expect(complaints).toEqual([]);
});
