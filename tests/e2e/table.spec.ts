/** What happens around a table: phones that are locked, killed, turned over, shared, out of space. */
import type { Page } from '@playwright/test';
import { createLock } from '../../src/lib/table/lock';
import { deckFrom } from './decks';
import { expect, open, test } from './fixtures';
import { alterStored, plantMatch, setTable, storedBody, type MatchPlan } from './matches';
import { Player } from './player';
import { assertKept, truthOf } from './truth';
import { pattern, text } from './words';

const NAMES = ['Ana', 'Hugo', 'Zoé'];

/** A match of three on the table of this page, at its first hand-over. */
async function seated(page: Page, plan: MatchPlan = {}) {
	await open(page, './');
	const match = await plantMatch(page, { players: NAMES, ...plan });
	await page.goto(match.path);
	return match;
}

const cardsInHand = (page: Page) =>
	page
		.locator('main button[aria-pressed]')
		.evaluateAll((cards) => cards.map((card) => card.textContent));

/** Covered: the hand-over is shown, and nothing of anybody is in the page. */
async function expectCovered(page: Page): Promise<void> {
	await expect(page.getByRole('button', { name: pattern('app:reveal.label') })).toBeVisible();
	await assertKept(page, null);
}

/** Holds the seal long enough, where something stands between it and the hand. */
async function holdInVain(page: Page): Promise<void> {
	await page.waitForTimeout(500);
	const seal = page.getByRole('button', { name: pattern('app:reveal.label') });
	await seal.hover();
	await page.mouse.down();
	await page.waitForTimeout(900);
	await page.mouse.up();
}

/** Ends the process of a page without a word to it, as a phone short of memory does. */
async function kill(page: Page): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	const gone = page.waitForEvent('crash');
	void devtools.send('Page.crash').catch(() => undefined);
	await gone;
	await page.close();
}

async function killAfterEveryMove(page: Page, moves: number): Promise<void> {
	const { id, path } = await seated(page);
	let here = page;
	for (let move = 0; move < moves; move++) {
		const table = await Player.at(here, NAMES, { luck: 5 + move });
		const opened = await table.play((screen) => screen.kind === 'open');
		if (opened.kind === 'match-over') return;
		// killed with an open hand: nothing has happened
		const before = await storedBody(here, id);
		const hand = await cardsInHand(here);
		let next = await here.context().newPage();
		await kill(here);
		await next.goto(path);
		await expectCovered(next);
		expect((await storedBody(next, id)).record).toEqual(before.record);
		const again = await Player.at(next, NAMES, { luck: 5 + move });
		await again.toOpenHand();
		expect(await cardsInHand(next)).toEqual(hand);
		// killed right after the move: not a move lost
		await again.decide();
		const after = await storedBody(next, id);
		expect(after.record.moves).toHaveLength(before.record.moves.length + 1);
		here = next;
		next = await here.context().newPage();
		await kill(here);
		await next.goto(path);
		await expect(next.locator('main h1')).toBeVisible();
		expect((await storedBody(next, id)).record).toEqual(after.record);
		here = next;
	}
}

test('killed after a move and in the middle of one: goes on exactly there', async ({ page }) => {
	test.setTimeout(180_000);
	await killAfterEveryMove(page, 2);
});

test('killed after every move of a whole match @deep', async ({ page }) => {
	await killAfterEveryMove(page, 200);
});

test('a look elsewhere covers the hand: blur, hidden page, frozen page, idle hands', async ({
	page
}) => {
	const table = await Player.at(page, NAMES, { pace: 'quick' });
	await seated(page);
	const leave = {
		blur: () => window.dispatchEvent(new Event('blur')),
		pagehide: () => window.dispatchEvent(new Event('pagehide')),
		freeze: () => document.dispatchEvent(new Event('freeze')),
		'visibility change': () => {
			Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
			document.dispatchEvent(new Event('visibilitychange'));
			Reflect.deleteProperty(document, 'visibilityState');
		}
	};
	for (const [, act] of Object.entries(leave)) {
		await table.toOpenHand();
		await page.evaluate<unknown>(act);
		await page.clock.fastForward(300);
		await expectCovered(page);
	}
	await table.toOpenHand();
	await page.clock.fastForward(5 * 60_000);
	await expectCovered(page);
});

test('the back gesture covers the hand and asks before it leaves', async ({ page }) => {
	await open(page, './');
	const { id } = await plantMatch(page, { players: NAMES });
	await open(page, './games/');
	await page.getByRole('link', { name: /Ana/ }).first().tap();
	await expect(page).toHaveURL(new RegExp(`match=${id}`));
	const table = await Player.at(page, NAMES);
	await table.toOpenHand();
	await page.goBack().catch(() => undefined);
	const sheet = page.getByRole('dialog', { name: text('table:leave.title') });
	await expect(sheet).toBeVisible();
	await expect(page).toHaveURL(new RegExp(`match=${id}`));
	await assertKept(page, null);
	await page.waitForTimeout(450);
	await sheet.getByRole('button', { name: text('table:leave.stay') }).tap();
	await expectCovered(page);
	await table.toOpenHand();
	await page.goBack().catch(() => undefined);
	await expect(sheet).toBeVisible();
	await page.waitForTimeout(450);
	await sheet.getByRole('button', { name: text('table:leave.go') }).tap();
	await expect(page).not.toHaveURL(/play\//);
});

test('reloaded in the middle of a choice: covered, then the same choice', async ({ page }) => {
	await seated(page, {
		ruleSet: 'second-edition',
		stack: {
			rounds: [
				{
					deck: deckFrom('second-edition', 'guard chancellor priest baron spy prince handmaid'),
					starter: 0
				}
			]
		},
		moves: [{ type: 'play', card: 'chancellor' }]
	});
	const table = await Player.at(page, NAMES);
	await table.toOpenHand();
	await expect(page.locator('main')).toContainText(text('table:keep.ask'));
	const offered = await cardsInHand(page);
	expect(offered).toHaveLength(3);
	// no pull from above reloads the page, no double tap enlarges it
	for (const root of ['html', 'body']) {
		await expect(page.locator(root)).toHaveCSS('overscroll-behavior-y', 'none');
		await expect(page.locator(root)).toHaveCSS('touch-action', 'manipulation');
	}
	// an answer begun and not sent is no answer
	await page.waitForTimeout(450);
	await page.locator('main button[aria-pressed]').first().tap();
	await page.reload();
	await expectCovered(page);
	await table.toOpenHand();
	expect(await cardsInHand(page)).toEqual(offered);
});

test('a tap too many does nothing on the next screen', async ({ page }) => {
	const table = await Player.at(page, NAMES, { pace: 'quick' });
	await seated(page, {
		stack: {
			rounds: [{ deck: deckFrom('classic', 'guard handmaid priest baron guard'), starter: 0 }]
		}
	});
	await table.toOpenHand();
	await page.clock.fastForward(500);
	await page.locator('main button[aria-pressed]').filter({ hasText: 'Handmaid' }).tap();
	const play = page.getByRole('button', { name: 'Play the Handmaid' });
	const box = await play.boundingBox();
	if (!box) throw new Error('the button is not there');
	const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
	const now = () => page.getByRole('heading', { level: 1 }).textContent();
	// the clock stands still while fingers are as quick as they like
	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
	await tap();
	await expect.poll(async () => (await truthOf(page)).record.moves.length).toBe(1);
	await page.clock.runFor(100);
	await expect.poll(now).toBe('Ana has played');
	for (let taps = 0; taps < 3; taps++) {
		await tap();
		await page.clock.runFor(80);
		expect(await now(), '"Done, pass on" stands where the button stood').toBe('Ana has played');
	}
	await page.clock.runFor(400);
	await tap();
	await page.clock.runFor(100);
	expect(await now()).toContain('Hugo');
});

test('a finger that rests on the seal for long touches nothing of the hand', async ({ page }) => {
	await seated(page);
	await page.waitForTimeout(500);
	const box = await page.getByRole('button', { name: pattern('app:reveal.label') }).boundingBox();
	if (!box) throw new Error('the seal is not there');
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Input.dispatchTouchEvent', {
		type: 'touchStart',
		touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
	});
	await page.waitForTimeout(2500);
	await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await page.waitForTimeout(500);
	await expect(page.locator('main button[aria-pressed]')).toHaveCount(2);
	await expect(page.locator('main button[aria-pressed=true]')).toHaveCount(0);
	await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('a short press of the seal opens nothing', async ({ page }) => {
	await seated(page);
	await page.waitForTimeout(500);
	await page.getByRole('button', { name: pattern('app:reveal.label') }).tap();
	await page.waitForTimeout(900);
	await expectCovered(page);
});

test('a seat code: wrong ones are counted and wait, the right one opens, a lost one is reset aloud', async ({
	page
}) => {
	const table = await Player.at(page, NAMES, { pace: 'quick' });
	const { id } = await seated(page, {
		players: [{ name: 'Ana', lock: await createLock('2468', 1000) }, 'Hugo', 'Zoé']
	});
	const pad = async (code: string) => {
		for (const digit of code) await page.getByRole('button', { name: digit, exact: true }).tap();
	};
	await holdInVain(page);
	const section = page.getByRole('region', { name: 'Ana, enter your code' });
	await expect(section).toBeVisible();
	await assertKept(page, null);
	await page.waitForTimeout(450);
	for (const wrong of ['1111', '2222']) {
		await pad(wrong);
		await expect(page.getByText(text('table:code.wrong'))).toBeVisible();
	}
	await pad('3333');
	await expect(page.getByText(pattern('table:code.wait'))).toBeVisible();
	await expect(page.getByRole('button', { name: '2', exact: true })).toBeDisabled();
	// leaving and coming back does not shorten the wait; here it is a minute, for slow machines
	const { seats } = await storedBody(page, id);
	expect(seats[0]?.wrongCodes).toBe(3);
	const waitUntil = (await page.evaluate(() => Date.now())) + 60_000;
	await alterStored(page, id, {
		body: { seats: seats.map((seat, at) => (at === 0 ? { ...seat, waitUntil } : seat)) }
	});
	await page.reload();
	await holdInVain(page);
	await page.waitForTimeout(450);
	await pad('2468');
	await expect(page.getByText(pattern('table:code.wait'))).toBeVisible();
	await page.clock.runFor(61_000);
	await expect(page.getByRole('button', { name: '2', exact: true })).toBeEnabled();
	await pad('2468');
	await table.toOpenHand();
	await expect(page.locator('main')).toContainText(text('table:turn.yours'));

	await page.evaluate(() => window.dispatchEvent(new Event('blur')));
	await expectCovered(page);
	await holdInVain(page);
	await page.waitForTimeout(450);
	await page.getByRole('button', { name: text('table:code.lost') }).tap();
	await page.getByRole('button', { name: text('table:code.resetDo') }).tap();
	await expectCovered(page);
	await page.waitForTimeout(450);
	await page.getByRole('button', { name: text('table:menu.open') }).tap();
	await page
		.getByRole('dialog')
		.getByRole('button', { name: text('table:log.title') })
		.tap();
	await expect(page.getByRole('dialog')).toContainText('The seat code of Ana was removed.');
});

test('one match, two tabs: one plays, the other says where it is and may take over', async ({
	page,
	context
}) => {
	const { path } = await seated(page);
	await expectCovered(page);
	const other = await context.newPage();
	await other.goto(path);
	await expect(
		other.getByRole('heading', { name: text('table:problem.open-elsewhere.title') })
	).toBeVisible();
	await other.getByRole('button', { name: text('table:problem.takeOver') }).tap();
	await expectCovered(other);
	await expect(page.getByText(text('table:trouble.taken-over'))).toBeVisible();
	// the first one shows nothing to break open, and the way to play on there
	await page.bringToFront();
	await page.getByRole('button', { name: text('table:problem.takeOver') }).tap();
	await expectCovered(page);
	await expect(other.getByText(text('table:trouble.taken-over'))).toBeVisible();
});

test('a damaged match is named and exportable, the others play on', async ({ page }) => {
	await open(page, './');
	const good = await plantMatch(page, { players: NAMES, seed: 'good', title: 'The good one' });
	const bad = await plantMatch(page, { players: NAMES, seed: 'bad', title: 'The bad one' });
	const letter = page.locator('a.resume');
	const record = JSON.parse(JSON.stringify((await storedBody(page, bad.id)).record)) as {
		hash: string;
	};
	record.hash = 'not this';
	await alterStored(page, bad.id, { body: { record } });
	await page.goto(bad.path);
	await expect(
		page.getByRole('heading', { name: text('table:problem.damaged.title') })
	).toBeVisible();
	// the home screen leads on with the one that can be opened
	await open(page, './');
	await expect(letter).toContainText('The good one');

	await alterStored(page, bad.id, { head: { rev: 'x' } });
	await open(page, './games/');
	await expect(page.getByText(text('app:games.damaged'))).toBeVisible();
	await expect(page.getByText('The bad one')).toBeVisible();
	await page.waitForTimeout(450);
	await page.getByRole('button', { name: 'More about The bad one' }).tap();
	const sheet = page.getByRole('dialog');
	const download = page.waitForEvent('download');
	await sheet.getByRole('button', { name: text('app:games.export') }).tap();
	expect((await download).suggestedFilename()).toMatch(/\.json$/);
	await page.goto(good.path);
	await expectCovered(page);
});

test('a match of a newer app is refused and kept as it is', async ({ page }) => {
	await open(page, './');
	const { id, path } = await plantMatch(page, { players: NAMES });
	const body = await storedBody(page, id);
	const record = { ...body.record, version: body.record.version + 1 };
	await alterStored(page, id, { body: { record } });
	await page.goto(path);
	await expect(
		page.getByRole('heading', { name: text('table:problem.newer.title') })
	).toBeVisible();
	expect((await storedBody(page, id)).record).toEqual(record);
});

test('without IndexedDB a match is played in memory, and the screen says so', async ({ page }) => {
	await page.addInitScript(() =>
		Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true })
	);
	await open(page, './new/');
	await setTable(page, ['Ana', 'Hugo'], { tokens: 1 });
	await expect(page.getByText(text('table:trouble.memory-only'))).toBeVisible();
	const table = await Player.at(page, ['Ana', 'Hugo'], { check: false, luck: 4 });
	await table.play((screen) => screen.kind === 'result');
	await expect(page.getByText(text('table:trouble.memory-only'))).toBeVisible();
});
