/** The other editions: one deal that asks every question they have, then on to the winner. */
import type { Page } from '@playwright/test';
import type { RuleSetId } from '../../src/lib/engine';
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
}

/** People at a table where this deal has just been made. */
async function sitDown(page: Page, { names, decks, ...plan }: Story): Promise<Player> {
	const table = await Player.at(page, names, { pace: 'quick', luck: 11 });
	await open(page, './');
	const { path } = await plantMatch(page, {
		...plan,
		players: names,
		stack: { rounds: decks.map((deck) => ({ deck: deckFrom(plan.ruleSet, deck), starter: 0 })) }
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
