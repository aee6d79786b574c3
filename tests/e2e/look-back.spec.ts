/** Finished rounds once more, with all cards open; of the round being played there is nothing. */
import type { BrowserContext, Page } from '@playwright/test';
import {
	apply,
	decision,
	ruleSets,
	start,
	view,
	type CardId,
	type Game,
	type Move,
	type RuleSetId,
	type Stack
} from '../../src/lib/engine';
import { assertAccessible } from './axe';
import { deckFrom } from './decks';
import { expect, open, overflow, test } from './fixtures';
import { plantMatch, type PlantedMatch } from './matches';
import { everythingReadable } from './secrets';
import { pattern, text } from './words';

const NAMES = ['Ana', 'Hugo', 'Zoé'];

/** Always the first legal move, up to the first decision of the second round. */
function toSecondRound(ruleSet: RuleSetId, stack: Stack): { moves: Move[]; game: Game } {
	const options = ruleSets.find(({ id }) => id === ruleSet)?.presets[0]?.options ?? {};
	let { game } = start({ ruleSet, seats: 3, seed: 'two', options, firstSeat: 0, stack });
	const moves: Move[] = [];
	while (view(game, 'table').round === 1) {
		const move = decision(game)?.moves[0];
		if (!move) throw new Error('the match is over');
		moves.push(move);
		({ game } = apply(game, move));
	}
	return { moves, game };
}

function plant(page: Page, ruleSet: RuleSetId, stack: Stack, moves: readonly Move[]) {
	return plantMatch(page, { ruleSet, players: NAMES, seed: 'two', stack, moves });
}

/** The first moments of a screen take no touch, and what is told aloud takes a moment. */
const settled = (page: Page) => page.waitForTimeout(450);

/** All that can be read at moments of the first round, in a tab without a past. */
async function readThrough({ id }: PlantedMatch, context: BrowserContext): Promise<string[]> {
	const page = await context.newPage();
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page, `./look-back/?match=${id}`);
	const slider = page.getByRole('slider');
	await settled(page);
	const read: string[] = [];
	const last = Number(await slider.getAttribute('max'));
	for (let at = 0; at < last + 6; at += 6) {
		await slider.fill(String(Math.min(at, last)));
		read.push(await page.locator('main').evaluate((main) => main.outerHTML));
	}
	await expect(slider).toHaveAttribute('aria-valuetext', text('table:back.end'));
	await settled(page);
	read.push(JSON.stringify(await everythingReadable(page)));
	await page.close();
	// the names of files and moments tell nothing
	return read.map((one) => one.replace(/\d{5,}/g, '#'));
}

test('Love Letter: from the list to a finished round and back; nothing of the next one', async ({
	page,
	context,
	complaints
}) => {
	const rounds = (next: string): Stack => ({
		rounds: [
			{ deck: deckFrom('classic', 'guard priest priest baron handmaid prince'), starter: 0 },
			{ deck: deckFrom('classic', next) }
		]
	});
	const stack = rounds('guard princess king baron countess');
	const { moves } = toSecondRound('classic', stack);
	await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
	await page.setViewportSize({ width: 320, height: 568 });
	await open(page, './');
	const one = await plant(page, 'classic', stack, moves);
	await open(page, './games/');
	await page.getByRole('button', { name: pattern('app:games.more') }).click();
	await page.getByRole('link', { name: text('app:games.earlier') }).click();
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	// by keys: to the first move, which is told aloud, and to the end
	await settled(page);
	await page.keyboard.press('ArrowRight');
	await expect(page.locator('.lb__tale')).toContainText('plays the Priest');
	await expect(page.locator('[aria-live=polite]')).toContainText('plays the Priest');
	await page.keyboard.press('End');
	await expect(page.locator('.lb__h')).toHaveText(pattern('table:end.round'));
	await assertAccessible(page, 'the end of a round looked back at');
	expect(await overflow(page)).toBeLessThanOrEqual(0);
	await page.getByRole('button', { name: text('app:back'), exact: true }).click();
	await expect(page).toHaveURL(/games\/$/);
	// two worlds that differ in the round being played look the same
	const read = await readThrough(one, context);
	await plant(page, 'classic', rounds('baron guard prince priest handmaid'), moves);
	expect(await readThrough(one, context)).toEqual(read);
	// without a page to go back to, the way leads to the table, to its hand-over
	await page.goto('about:blank');
	await open(page, `./look-back/?match=${one.id}`);
	await settled(page);
	await page.getByRole('button', { name: text('app:back'), exact: true }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pass the phone to/);
	expect(complaints).toEqual([]);
});

test('Ruse & Bruise: queues and judging, hands that are still held stay closed', async ({
	page,
	context,
	complaints
}) => {
	const cards = ruleSets.find(({ id }) => id === 'ruse-and-bruise')?.cards.map(({ id }) => id);
	const draws = NAMES.map(() => cards ?? []);
	const stack: Stack = { goals: [], draws, starter: 0 };
	const { moves, game } = toSecondRound('ruse-and-bruise', stack);
	const [held] = view(game, 'open').seats[0]?.hand ?? [];
	const unseen = draws[0]?.at(-1);
	const swap = (card: CardId) => (card === held ? unseen : card === unseen ? held : card) ?? card;
	const other = draws.map((pile, seat) => (seat === 0 ? pile.map(swap) : pile));
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page, './');
	const one = await plant(page, 'ruse-and-bruise', stack, moves);
	const read = await readThrough(one, context);
	await open(page, `./look-back/?match=${one.id}`);
	await settled(page);
	await page.getByRole('button', { name: text('table:back.last') }).click();
	await page.getByRole('button', { name: text('table:back.previous') }).click();
	await expect(page.locator('.lb__at')).toHaveText(text('table:back.judging'));
	await expect(page.locator('.goal.is-on')).toHaveCount(1);
	await assertAccessible(page, 'a queue judged, looked back at');
	await plant(page, 'ruse-and-bruise', { ...stack, draws: other }, moves);
	expect(await readThrough(one, context)).toEqual(read);
	expect(complaints).toEqual([]);
});
