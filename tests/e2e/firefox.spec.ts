/** The short path in another browser engine: set a table, open a hand, play, pass on, come back. */
import { expect, open, test } from './fixtures';
import { setTable } from './matches';
import { Player } from './player';

test('four people set a table and play a round @firefox', async ({ page, complaints }) => {
	const names = ['Ana', 'Hugo', '小美', 'Zoé'];
	await open(page, './new/');
	await page.waitForTimeout(500);
	await setTable(page, names, { tokens: 1 });
	const table = await Player.at(page, names, { luck: 7 });
	let moves = 0;
	await table.play((screen) => screen.kind === 'result' && ++moves === 3);
	await page.reload();
	const screen = await table.study();
	expect(['hand-over', 'round-over', 'match-over']).toContain(screen.kind);
	expect(complaints).toEqual([]);
});
