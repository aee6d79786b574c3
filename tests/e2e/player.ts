/**
 * People at a table, as far as a screen can tell them: they read what stands there, tap what may be
 * tapped, and pass the phone on. Nothing here asks the engine; what they may see is checked elsewhere
 * (truth.ts) whenever a screen changes.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { assertKept, truthOf } from './truth';
import { decision } from '../../src/lib/engine';
import { pattern, text } from './words';

export type ScreenKind =
	| 'hand-over'
	| 'code'
	| 'only-you'
	| 'open'
	| 'result'
	| 'waiting'
	| 'column'
	| 'round-over'
	| 'match-over';

export interface Screen {
	readonly kind: ScreenKind;
	/** The heading, as read aloud. */
	readonly heading: string;
	/** Names of all buttons outside sheets, top to bottom. */
	readonly buttons: readonly string[];
}

/** What somebody wants to do with the next open hand; whatever is left out is chosen at random. */
export interface Wish {
	/** Name of the card as printed. */
	readonly card?: string;
	/** Names as they stand on the chips: players, "You". */
	readonly targets?: readonly string[];
	readonly guess?: number;
	/** Beginning of what else is to be chosen: "Look at neither", "Hope", "Elder Princess", "Queue under Music". */
	readonly pick?: string;
	/** Which of the queues that are open to a card, from the left. */
	readonly queue?: number;
	/** Beginning of the button that ends it, where there are several: "Keep it", "Swap nothing". */
	readonly end?: string;
	/** The cards put back the other way round. */
	readonly turnAround?: boolean;
}

export interface PlayerOptions {
	/**
	 * `person` waits out the first moments of a screen and holds the seal for real;
	 * `quick` moves the page's clock on instead, for long matches.
	 */
	readonly pace?: 'person' | 'quick';
	/** Any number: the same one plays the same match. */
	readonly luck?: number;
	/** By keys alone instead of taps. */
	readonly keyboard?: boolean;
	/** Called on every screen, after it was checked for secrets. */
	readonly onScreen?: (screen: Screen) => Promise<void>;
	/** False where the truth cannot be read from storage. */
	readonly check?: boolean;
}

const GUARD = 450;
const HOLD = 750;

const says = (name: string, key: string) => pattern(key).test(name);

export class Player {
	readonly #page: Page;
	readonly #options: PlayerOptions;
	readonly #names: readonly string[];
	#state: number;
	/** How many screens were looked at. */
	screens = 0;
	/** Kinds of screens and headings seen, for asserting that nothing was left out. */
	readonly seen = new Set<string>();

	private constructor(page: Page, names: readonly string[], options: PlayerOptions) {
		this.#page = page;
		this.#names = names;
		this.#options = options;
		this.#state = (options.luck ?? 1) >>> 0;
	}

	/**
	 * People who sit down in this order. A quick table changes the clock of every page that is opened
	 * from now on.
	 */
	static async at(
		page: Page,
		names: readonly string[],
		options: PlayerOptions = {}
	): Promise<Player> {
		if (options.pace === 'quick') await page.clock.install();
		return new Player(page, names, options);
	}

	/** A number from 0 to below `count`. */
	#draw(count: number): number {
		this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
		return Math.floor((this.#state / 2 ** 32) * count);
	}

	/** Lets `ms` pass. */
	async #wait(ms: number): Promise<void> {
		if (this.#options.pace === 'quick') await this.#page.clock.fastForward(ms);
		else await this.#page.waitForTimeout(ms);
	}

	async press(button: Locator): Promise<void> {
		if (this.#options.keyboard) {
			await this.#tabTo(button);
			await this.#page.keyboard.press('Enter');
		} else if (this.#page.context().browser()?.browserType().name() === 'firefox')
			await button.click();
		else await button.tap();
	}

	/** Goes there by the Tab key alone, forwards first and then back to the top. */
	async #tabTo(button: Locator): Promise<void> {
		await expect(button).toBeVisible();
		const there = () => button.evaluate((element) => element === document.activeElement);
		for (let presses = 0; presses < 80 && !(await there()); presses++)
			await this.#page.keyboard.press('Tab');
		expect(await there(), 'reached by the Tab key').toBe(true);
	}

	button(name: string | RegExp): Locator {
		return this.#page.getByRole('button', { name, exact: typeof name === 'string' });
	}

	/** Waits for a screen of the table and says what it is. */
	async look(): Promise<Screen> {
		await expect(this.#page.locator('main h1').first()).toBeVisible();
		const [said = '', ...buttons] = await this.#page.evaluate(() => {
			const nameOf = (element: Element | null) =>
				(element?.getAttribute('aria-label') ?? element?.textContent ?? '')
					.replace(/\s+/g, ' ')
					.trim();
			return [document.querySelector('main h1'), ...document.querySelectorAll('main button')].map(
				nameOf
			);
		});
		const has = (...keys: string[]) => buttons.some((name) => keys.some((key) => says(name, key)));
		const kind: ScreenKind = has('app:reveal.label')
			? 'hand-over'
			: has('table:code.lost', 'table:code.resetDo')
				? 'code'
				: has('table:note.hide')
					? 'only-you'
					: has('table:turn.hide')
						? 'open'
						: has('table:end.again')
							? 'match-over'
							: has('table:end.next')
								? 'round-over'
								: has('ruse-and-bruise:ui.nextColumn', 'ruse-and-bruise:ui.toScores')
									? 'column'
									: has('table:result.pass', 'table:result.go')
										? 'result'
										: 'waiting';
		return { kind, heading: said, buttons };
	}

	/** Whose eyes a screen is for, by what it says; null: everybody's. */
	async #holder(screen: Screen): Promise<number | null> {
		if (screen.kind === 'open') {
			const { game } = await truthOf(this.#page);
			const by = decision(game)?.by;
			return typeof by === 'number' ? by : null;
		}
		if (screen.kind !== 'only-you') return null;
		const { record } = await truthOf(this.#page);
		const tag = (await this.#page.locator('main p').first().textContent()) ?? '';
		const seat = this.#names.findIndex((name) => tag.includes(name));
		expect(seat, `whose is "${tag}"`).toBeGreaterThanOrEqual(0);
		expect(seat).toBeLessThan(record.setup.seats);
		return seat;
	}

	/** Reads the screen as everybody else may: nothing of another's is on it. */
	async study(): Promise<Screen> {
		const screen = await this.look();
		this.screens++;
		this.seen.add(screen.kind);
		this.seen.add(screen.heading);
		if (this.#options.check !== false) await assertKept(this.#page, await this.#holder(screen));
		await this.#options.onScreen?.(screen);
		return screen;
	}

	/** Does `act` and waits until another screen has taken this one's place. */
	async #turnOver(act: () => Promise<void>): Promise<void> {
		const before = await this.#page.locator('main h1').first().elementHandle();
		await act();
		await expect
			.poll(async () => {
				if (this.#options.pace === 'quick') await this.#page.clock.fastForward(50);
				return before?.evaluate((heading) => heading.isConnected);
			})
			.toBe(false);
		await expect(this.#page.locator('main h1').first()).toBeVisible();
	}

	/** Holds the seal of the hand-over until it breaks. */
	async hold(): Promise<void> {
		await this.#wait(GUARD);
		const seal = this.button(pattern('app:reveal.label'));
		await this.#turnOver(async () => {
			if (this.#options.keyboard) {
				await this.press(seal);
				await this.#wait(GUARD);
				await this.#page.keyboard.press('Enter');
				return;
			}
			await expect(seal).toBeVisible();
			const box = await seal.boundingBox();
			if (!box) throw new Error('the seal is not there');
			const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
			if (this.#page.context().browser()?.browserType().name() === 'firefox') {
				await this.#page.mouse.move(finger.x, finger.y);
				await this.#page.mouse.down();
				await this.#wait(HOLD);
				await this.#page.mouse.up();
				return;
			}
			const devtools = await this.#page.context().newCDPSession(this.#page);
			await devtools.send('Input.dispatchTouchEvent', {
				type: 'touchStart',
				touchPoints: [finger]
			});
			await this.#wait(HOLD);
			await this.#wait(20);
			await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
			await devtools.detach();
		});
	}

	/** Looks at the screen and does the next thing. */
	async step(wish: Wish = {}): Promise<Screen> {
		const screen = await this.study();
		await this.act(screen, wish);
		return screen;
	}

	async act(screen: Screen, wish: Wish = {}): Promise<void> {
		switch (screen.kind) {
			case 'hand-over':
				return this.hold();
			case 'open':
				return this.decide(wish);
			case 'only-you':
				return this.#onward(pattern('table:note.hide'));
			case 'result':
				return this.#onward(/^(Done, pass on to .+|Continue)$/);
			case 'round-over':
				return this.#onward(text('table:end.next'));
			case 'column': {
				await this.#wait(GUARD);
				const next = screen.buttons.find(
					(name) =>
						says(name, 'ruse-and-bruise:ui.nextColumn') || says(name, 'ruse-and-bruise:ui.toScores')
				);
				await this.press(this.button(next ?? ''));
				return expect.poll(async () => (await this.look()).heading).not.toBe(screen.heading);
			}
			case 'waiting':
				return this.#wait(100);
			case 'code':
			case 'match-over':
				return;
		}
	}

	async #onward(name: string | RegExp): Promise<void> {
		await this.#wait(GUARD);
		await this.#turnOver(() => this.press(this.button(name)));
	}

	/** Plays on until `until` says so, or the match is over. */
	async play(until?: (screen: Screen) => boolean, limit = 2500): Promise<Screen> {
		for (let step = 0; step < limit; step++) {
			const screen = await this.study();
			if (screen.kind === 'match-over' || until?.(screen)) return screen;
			await this.act(screen);
		}
		throw new Error(`no end after ${String(limit)} screens`);
	}

	/** Passes the phone and opens the hand: stops at the next hand that is open. */
	async toOpenHand(): Promise<Screen> {
		return this.play((screen) => screen.kind === 'open');
	}

	#choices(): Locator {
		return this.#page.locator('main button[aria-pressed]:enabled');
	}

	/** Answers whatever an open hand asks, and does it. */
	async decide(wish: Wish = {}): Promise<void> {
		await this.#wait(GUARD);
		await this.#turnOver(async () => {
			await this.#choose(wish);
			const ends = this.#page.locator('main footer button:enabled');
			const names = await ends.evaluateAll((buttons) =>
				buttons.map((button) => (button.textContent ?? '').replace(/\s+/g, ' ').trim())
			);
			const offered = names
				.map((name, index) => ({ name, index }))
				.filter(
					({ name }) => name !== text('table:turn.hide') && name !== text('table:count.open')
				);
			const end = wish.end
				? offered.find(({ name }) => name.startsWith(wish.end ?? ''))
				: offered[this.#draw(offered.length)];
			if (!end)
				throw new Error(`nothing to end the turn with (${wish.end ?? ''}): ${names.join(' | ')}`);
			await this.press(ends.nth(end.index));
			// the first press of what knocks oneself out only asks
			const sure = this.button(text('table:falls.sure'));
			const sheet = this.#page.locator('dialog[open]');
			if ((await sheet.count()) > 0) await this.#answer(sheet, wish);
			else if ((await sure.count()) > 0) await this.press(sure.first());
		});
	}

	/** Picks among what stands on the table itself: a card, a queue, a beloved. */
	async #choose(wish: Wish): Promise<void> {
		const offers = this.#choices();
		const names = await offers.evaluateAll((buttons) =>
			buttons.map((button) =>
				(button.getAttribute('aria-label') ?? button.textContent ?? '').replace(/\s+/g, ' ').trim()
			)
		);
		const isQueue = (name: string) => says(name, 'ruse-and-bruise:ui.slot');
		const all = names.map((name, index) => ({ name, index }));
		const cards = all.filter(
			({ name }) => !isQueue(name) && !name.includes(text('table:why.blocked'))
		);
		const queues = all.filter(({ name }) => isQueue(name));
		// where nothing is missing yet, or only a queue, a press on a card reads it
		const heading = (await this.look()).heading;
		const mayPick =
			!says(heading, 'ruse-and-bruise:ui.traitorAsks') &&
			(await this.#page.locator('main footer button:disabled').count()) > 0;
		if (cards.length > 0 && mayPick) {
			const wanted = wish.card ?? (queues.length === 0 ? wish.pick : undefined);
			const chosen = wanted
				? cards.find(({ name }) => new RegExp(`(^|[^\\p{L}])${wanted}`, 'u').test(name))
				: cards[this.#draw(cards.length)];
			if (!chosen) throw new Error(`no ${wanted ?? 'card'} among ${names.join(' | ')}`);
			await this.press(offers.nth(chosen.index));
		}
		if (queues.length > 0) {
			const chosen = wish.pick
				? queues.find(({ name }) => name.startsWith(wish.pick ?? ''))
				: queues[wish.queue ?? this.#draw(queues.length)];
			if (chosen) await this.press(offers.nth(chosen.index));
		}
		if (wish.turnAround) await this.press(this.button(text('table:keep.turn')));
	}

	/** Answers the questions of a sheet from top to bottom, then does what its button says. */
	async #answer(sheet: Locator, wish: Wish): Promise<void> {
		const go = sheet.locator('footer .btn').last();
		for (let round = 0; round < 8 && !(await go.isEnabled()); round++) {
			// each question is a group of buttons that are pressed or not
			const offers = await sheet.locator('button[aria-pressed]').evaluateAll((buttons) => {
				const groups = [...new Set(buttons.map((button) => button.parentElement))];
				return buttons.map((button) => ({
					group: groups.indexOf(button.parentElement),
					name: (button.getAttribute('aria-label') ?? button.textContent ?? '')
						.replace(/\s+/g, ' ')
						.trim(),
					on: button.getAttribute('aria-pressed') === 'true',
					off: button.getAttribute('aria-disabled') === 'true'
				}));
			});
			const groups = [...new Set(offers.map(({ group }) => group))];
			const open =
				groups.find((group) => !offers.some((offer) => offer.group === group && offer.on)) ??
				groups[0];
			const free = offers
				.map((offer, index) => ({ ...offer, index }))
				.filter((offer) => offer.group === open && !offer.on && !offer.off);
			const wanted = free.find(({ name }) => wishes(wish, name)) ?? free[this.#draw(free.length)];
			if (!wanted)
				throw new Error(`nothing to choose among ${offers.map(({ name }) => name).join(' | ')}`);
			await this.press(sheet.locator('button[aria-pressed]').nth(wanted.index));
		}
		// what was chosen by itself may not be what was wished for
		for (const name of [...(wish.targets ?? []), ...(wish.pick ? [wish.pick] : [])]) {
			const chip = sheet
				.locator('button[aria-pressed=false]')
				.filter({ hasText: new RegExp(`^\\s*${name}`, 'u') });
			if ((await chip.count()) === 1) await this.press(chip);
		}
		await this.press(go);
		const sure = sheet.getByRole('button', { name: text('table:falls.sure'), exact: true });
		if ((await sheet.count()) > 0 && (await sure.count()) > 0) await this.press(sure);
	}
}

function wishes(wish: Wish, name: string): boolean {
	if (wish.guess !== undefined && name.startsWith(`${String(wish.guess)}:`)) return true;
	if (wish.targets?.some((target) => name.startsWith(target))) return true;
	return wish.pick !== undefined && name.startsWith(wish.pick);
}
