/**
 * Every lesson played to its end with taps, as it tells one to, chapter by chapter; in two of them
 * something else is tried first at each step, and answered (in all with `@deep`). Then the list of lessons, taking one up again, and practice.
 */
import { expect, type Page } from '@playwright/test';
import {
	apply,
	decision,
	start,
	view,
	type Game,
	type Move,
	type View
} from '../../src/lib/engine';
import { CHAPTERS } from '../../src/lib/lessons/chapters';
import type { Chapter, ChapterId, Lesson } from '../../src/lib/lessons/lesson';
import { assertAccessible } from './axe';
import { open, overflow, test } from './fixtures';
import { cardNames, text } from './words';

/** Presses are not heard for a moment after a screen has changed. */
const GUARD = 450;
const HOLD = 800;

const same = (a: Move, b: Move) =>
	JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

interface Position {
	readonly seat: number;
	readonly seen: View;
	readonly expected: Move;
	/** Something else the rules allow, with the reason it is answered; null where they allow nothing. */
	readonly wrong: { readonly move: Move; readonly say: string } | null;
}

/** What the engine says of each step, to know what to tap; the screen is not asked. */
function positions(lesson: Lesson): Position[] {
	let { game }: { game: Game } = start(lesson.setup);
	const make = (move: Move) => ({ game } = apply(game, move));
	lesson.prelude?.forEach(make);
	return lesson.steps.map((step) => {
		step.before?.forEach(make);
		const asked = decision(game);
		if (!asked || asked.by === 'table') throw new Error('nobody decides');
		const move = asked.moves.find((each) => !step.expect.some((one) => same(one, each)));
		const answer =
			move &&
			step.wrong.find(({ when }) =>
				Object.entries(when ?? {}).every(([field, value]) => Reflect.get(move, field) === value)
			);
		const position = {
			seat: asked.by,
			seen: view(game, asked.by),
			expected: step.expect[0],
			wrong: move && answer ? { move, say: answer.say } : null
		};
		make(step.expect[0]);
		return position;
	});
}

const names = (lesson: Lesson) => lesson.people.map((person) => text(`lessons:names.${person}`));
const settle = (page: Page) => page.waitForTimeout(GUARD);

/** Makes a move with the controls of the table. */
async function tap(page: Page, lesson: Lesson, at: Position, move: Move): Promise<void> {
	const { ruleSet } = lesson.setup;
	const main = page.locator('main');
	const go = main.locator('.acts .btn--primary');
	const cardOf = (card: string) =>
		main
			.locator('button.card')
			.filter({
				has: page
					.locator('.card__name, .hd__n')
					.getByText(cardNames(ruleSet, card)[0] ?? '', { exact: true })
			})
			.first();
	/** A card stays chosen after a try that was answered; touching it again would read it. */
	const choose = async (card: string) => {
		const button = cardOf(card);
		if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
	};
	if (move.type === 'choose-beloved') {
		await main
			.locator('.loved__o')
			.nth(['elder-princess', 'younger-princess', 'prince'].indexOf(move.beloved))
			.click();
		await go.click();
		return;
	}
	if (move.type === 'keep') {
		await choose(move.card);
		await go.click();
		return;
	}
	if (move.type === 'place') {
		await choose(move.card);
		await main.locator('.slot').nth(move.column).click();
		await go.click();
		return;
	}
	if (move.type === 'hide' || move.type === 'swap-goal') {
		const choice = move.type === 'hide' ? move.card : move.column;
		if (choice === null) await main.locator('.acts__no').click();
		else {
			if (move.type === 'hide') await choose(String(choice));
			else await main.locator('.slot').nth(Number(choice)).click();
			await go.click();
		}
		return;
	}
	if (move.type !== 'play') throw new Error(`${move.type} is nobody's to tap`);
	await choose(move.card);
	await go.click();
	const sheet = page.locator('dialog.sheet--play[open]');
	const wanted = [...(move.targets ?? []), ...(move.target === undefined ? [] : [move.target])];
	if (wanted.length === 0 && move.side === undefined && !(await sheet.isVisible())) return;
	if (move.side !== undefined) await sheet.locator(`.side--${move.side}`).click();
	for (const seat of wanted) {
		const name = seat === at.seat ? text('table:you') : (names(lesson)[seat] ?? '');
		const chip = sheet.locator('.chip').filter({ has: page.getByText(name, { exact: true }) });
		if ((await chip.getAttribute('aria-pressed')) !== 'true') await chip.click();
	}
	if (move.guess !== undefined)
		await sheet
			.locator('.gs')
			.filter({ has: page.locator('b').getByText(String(move.guess), { exact: true }) })
			.click();
	const looks = sheet.locator('.look');
	if ((await looks.count()) > 0) {
		const look =
			move.look === undefined
				? text('table:choose.noLook')
				: text('table:choose.lookAt').replace('{{name}}', names(lesson)[move.look] ?? '');
		await looks.filter({ hasText: look }).click();
	}
	const play = sheet.locator('.acts .btn--primary');
	await play.click();
	// a card that would knock its own player out is asked about twice
	if (await page.getByText(text('table:falls.sure'), { exact: true }).isVisible())
		await play.click();
}

/** Goes on from a screen on which nothing is to be decided. */
async function goOn(page: Page): Promise<void> {
	const seal = page.locator('.hold');
	if (await seal.isVisible()) {
		const box = await seal.boundingBox();
		if (!box) throw new Error('no seal');
		await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
		await page.mouse.down();
		await page.waitForTimeout(HOLD);
		await page.mouse.up();
		return;
	}
	await page.locator('main .btn--primary').first().click();
}

async function stepOf(page: Page): Promise<number> {
	const label = await page.locator('.dots').getAttribute('aria-label');
	return Number(/\d+/.exec(label ?? '')?.[0]) - 1;
}

/** Whether the learner decides now: a hand lies open and the lesson speaks of it. */
const asks = (page: Page) =>
	page
		.locator('.speech__try')
		.isVisible()
		.then(async (speaks) => speaks && !(await page.locator('.lesson.is-done').count()));

/** Goes to the other theme and back no more: what comes next is read in it. */
async function inTheDark(page: Page): Promise<void> {
	await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

/** Plays the lesson on the screen to its end; with `trying`, something else first at every step. */
async function playThrough(
	page: Page,
	chapter: Chapter,
	lesson: Lesson,
	{ trying, axe }: { readonly trying: boolean; readonly axe: boolean }
): Promise<void> {
	const name = `${chapter.id}/${lesson.id}`;
	const steps = positions(lesson);
	const done = page.locator('.lesson.is-done');
	const checked = new Set<number>();
	for (let screens = 0; screens < 60 && !(await done.isVisible()); screens++) {
		await settle(page);
		if (await done.isVisible()) break;
		const number = await stepOf(page);
		const at = steps[number];
		if (!at || !(await asks(page))) {
			await goOn(page);
			continue;
		}
		await expect(page.locator('.speech')).toContainText(
			text(`lessons:${chapter.id}.${lesson.id}.s${number + 1}`)
		);
		expect(await overflow(page)).toBeLessThanOrEqual(0);
		if (axe && number === 0) await assertAccessible(page, name);
		if (trying && at.wrong && !checked.has(number)) {
			await tap(page, lesson, at, at.wrong.move);
			await expect(page.locator('.speech--wrong')).toContainText(
				text(`lessons:why.${at.wrong.say}`)
			);
			if (axe && number === 0) {
				await inTheDark(page);
				await assertAccessible(page, `an answer in ${name}, in the dark`);
			}
			await page.getByRole('button', { name: text('lessons:ui.retry') }).click();
			await expect(page.locator('.speech--wrong')).toHaveCount(0);
			await settle(page);
		}
		checked.add(number);
		await tap(page, lesson, at, at.expected);
	}
	await expect(done).toBeVisible();
	await expect(page.locator('.speech')).toContainText(
		text(`lessons:${chapter.id}.${lesson.id}.end`)
	);
	expect([...checked]).toEqual(steps.map((_, number) => number));
	if (axe) {
		await inTheDark(page);
		await assertAccessible(page, `the end of ${name}, in the dark`);
	}
}

/** One family each of Love Letter and Ruse & Bruise; in the others every wrong try is the engine's to prove. */
const TRIED: readonly ChapterId[] = ['basics', 'ruse-queue'];

for (const chapter of CHAPTERS)
	for (const trying of [false, true]) {
		const always = trying === TRIED.includes(chapter.id);
		if (!trying && !always) continue;
		const what = trying ? ', a wrong try at every step answered' : '';
		test(`chapter ${chapter.id}: every lesson played to its end${what}${always ? '' : ' @deep'}`, async ({
			page,
			complaints
		}) => {
			test.setTimeout(300_000);
			await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
			const [first] = chapter.lessons;
			await open(page, `./learn/?lesson=${chapter.id}/${first?.id}`);
			for (const [index, lesson] of chapter.lessons.entries()) {
				await playThrough(page, chapter, lesson, { trying, axe: index === 0 });
				// one lesson leads to the next
				const next = page.locator('.speech a.btn--primary');
				if (lesson !== chapter.lessons.at(-1)) {
					await settle(page);
					await next.click();
					await expect(page.locator('.lesson.is-done')).toHaveCount(0);
				} else await expect(next).toHaveText(text('lessons:ui.practise'));
			}
			expect(complaints).toEqual([]);
		});
	}

test('the list knows what was done and what was begun; a lesson goes on where it was left', async ({
	page
}) => {
	await open(page, './learn/');
	await assertAccessible(page, 'the list of lessons');
	const first = page.getByRole('link', { name: new RegExp(text('lessons:basics.first.title')) });
	await first.click();
	const show = page.getByRole('button', { name: text('lessons:ui.show') });
	await settle(page);
	await show.click();
	for (let screens = 0; screens < 2; screens++) {
		await settle(page);
		await goOn(page);
	}
	await expect(page.locator('.speech')).toContainText(text('lessons:basics.first.s2'));
	await page.reload();
	await expect(page.locator('.speech')).toContainText(text('lessons:basics.first.s2'));
	await page.getByRole('link', { name: text('lessons:ui.leave') }).click();
	await expect(first).toContainText('2');
	await settle(page);
	await first.click();
	await settle(page);
	await page.getByRole('button', { name: text('lessons:ui.back') }).click();
	await expect(page.locator('.speech')).toContainText(text('lessons:basics.first.s1'));
});

test('skipping leads home and is asked only once', async ({ page }) => {
	await open(page, './learn/?lesson=basics/first');
	await page.getByRole('button', { name: text('lessons:ui.skipAll') }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Billet Doux' })).toBeVisible();
	await expect(page.getByText(text('app:home.welcome.learn'))).toHaveCount(0);
});

for (const practice of ['basics', 'hope-despair', 'ruse-queue'] as const)
	test(`practice of ${practice}: a deal against bots, with help`, async ({ page, complaints }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await open(page, `./learn/?practice=${practice}`);
		const help = page.getByRole('button', { name: text('lessons:practice.help'), exact: true });
		for (let screens = 0; screens < 20 && !(await help.isVisible()); screens++) {
			await settle(page);
			if (!(await help.isVisible())) await goOn(page).catch(() => undefined);
		}
		await settle(page);
		await help.click();
		const sheet = page.locator('dialog.sheet--help');
		await expect(sheet).toBeVisible();
		for (const question of ['know', 'where', 'why'])
			await expect(sheet).toContainText(text(`lessons:practice.${question}`));
		await settle(page);
		await assertAccessible(page, `help in the practice of ${practice}`);
		await inTheDark(page);
		await assertAccessible(page, `help in the practice of ${practice}, in the dark`);
		if (practice === 'basics') {
			// to a card's page and back to the same deal, which is covered
			const hand = await sheet.locator('.know li').first().textContent();
			await sheet.locator('.odds__n').first().click();
			await expect(page).toHaveURL(/rules\/\?.*match=practice/);
			await settle(page);
			await page.locator('main header a').first().click();
			await expect(page.locator('.hold')).toBeVisible();
			await settle(page);
			await goOn(page);
			await settle(page);
			await help.click();
			await expect(sheet.locator('.know li').first()).toHaveText(hand ?? '');
		}
		expect(complaints).toEqual([]);
	});
