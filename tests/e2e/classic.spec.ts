/** Classic Love Letter by tapping alone, from New game to the winner. */
import { expect, installed, open, test } from './fixtures';
import { setTable } from './matches';
import { Player } from './player';
import { text } from './words';

const NAMES = ['Ana', 'Hugo', '小美', 'Zoé'];

test('four people play a whole match on one phone', async ({ page, complaints }) => {
	test.setTimeout(240_000);
	await open(page, './');
	await page.getByRole('link', { name: text('app:home.welcome.play') }).tap();
	await setTable(page, NAMES, { tokens: 1 });
	const table = await Player.at(page, NAMES, { luck: 7 });

	const first = await table.study();
	expect(first.kind).toBe('hand-over');
	const last = await table.play();
	expect(last.heading).toMatch(/wins? the match$/);
	expect([...table.seen]).toEqual(
		expect.arrayContaining(['hand-over', 'open', 'result', 'match-over'])
	);
	expect(complaints).toEqual([]);
});

test('four people play a long match in flight mode, from a cold start', async ({
	page,
	context,
	ownSite,
	complaints
}) => {
	test.setTimeout(240_000);
	await open(page, ownSite.url);
	await installed(page);
	await ownSite.close();
	await page.close();

	const flight = await context.newPage();
	const table = await Player.at(flight, NAMES, { luck: 3, pace: 'quick' });
	await open(flight, ownSite.url);
	await flight.clock.fastForward(1000);
	await flight.getByRole('link', { name: text('app:home.welcome.play') }).tap();
	await setTable(flight, NAMES, { tokens: 2 });
	const last = await table.play();
	expect(last.heading).toMatch(/wins? the match$/);
	expect(table.seen).toContain('round-over');
	expect(complaints).toEqual([]);
});
