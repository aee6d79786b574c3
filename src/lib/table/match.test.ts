import 'fake-indexeddb/auto';
import { decision, ruleSets, SetupError, type Move, type RuleSetId } from '$lib/engine';
import { freshStore, lockManager } from '$lib/storage/fixture';
import { loadMatch } from '$lib/storage/games';
import { useStore } from '$lib/storage/open-store';
import { memoryStore } from '$lib/storage/memory-store';
import type { Store } from '$lib/storage/store';
import { listMatches, settings, StoreError } from '$lib/storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { randomDriver } from './drivers';
import { createLock } from './lock';
import { createMatch, openMatch, samePeopleAgain, type OpenOptions } from './open-match';
import { openReplay, replayed } from './replay';
import { chance, people } from './table.fixture';
import type { Match, Player, Stage } from './types';

vi.stubGlobal('navigator', { locks: lockManager() });

let store: Store;
beforeEach(async () => {
	({ store } = await freshStore());
	await settings.load();
});

const newMatch = (kinds: string, ruleSet: RuleSetId = 'classic', change: Partial<Player> = {}) =>
	createMatch({
		ruleSet,
		options: {},
		firstSeat: 0,
		players: people(kinds).map((player) => ({ ...player, ...change }))
	});

async function open(id: string, options: OpenOptions = {}): Promise<Match> {
	const answer = await openMatch(id, { driverFor: randomDriver, ...options });
	if (!answer.ok) throw new Error(answer.code);
	return answer.match;
}

function at<K extends Stage['kind']>(match: Match, kind: K): Extract<Stage, { kind: K }> {
	expect(match.stage.kind).toBe(kind);
	return match.stage as Extract<Stage, { kind: K }>;
}

/** Goes on by whatever the stage asks for. */
async function step(match: Match, next: (below: number) => number): Promise<void> {
	const { stage } = match;
	if (stage.kind === 'hand-over') expect(await match.reveal()).toEqual({ ok: true });
	else if (stage.kind === 'open') {
		const move = stage.decision.moves[next(stage.decision.moves.length)];
		if (move) await match.play(move);
	} else if (stage.kind === 'round-over') await match.nextRound();
	else if (stage.kind === 'bot-thinking') await vi.waitFor(() => at(match, 'bot-move'));
	else await match.proceed();
}

/** The first move of an open hand that leads to a public result. */
async function playOn(match: Match): Promise<void> {
	const next = chance(1);
	while (match.stage.kind !== 'open') await step(match, next);
	await step(match, next);
}

async function stored(id: string) {
	const loaded = await loadMatch(id);
	if (!loaded.ok) throw new Error(loaded.code);
	return loaded.match;
}

describe('a match', () => {
	it('is kept before it is shown, with set-up and moves only', async () => {
		const id = await newMatch('hhh');
		const { head, body } = await stored(id);
		expect(body.record.moves).toEqual([]);
		expect(head.summary).toMatchObject({ round: 1, toAct: 0, scores: [0, 0, 0], winners: null });
		const text = JSON.stringify({ head, body });
		for (const { id: card } of ruleSets.find(({ id: set }) => set === 'classic')?.cards ?? [])
			expect(text).not.toContain(`"${card}"`);
	});

	it('refuses a set-up that the rules refuse', async () => {
		await expect(newMatch('hhhhhhhh')).rejects.toBeInstanceOf(SetupError);
		expect(await listMatches()).toEqual([]);
	});

	it('has every move on disk before the next stage is shown', async () => {
		const id = await newMatch('hhh');
		const match = await open(id);
		await match.reveal();
		const { decision: choice } = at(match, 'open');
		const put = vi.spyOn(store, 'putMatch');
		let shown: string | null = null;
		put.mockImplementationOnce(async (...written) => {
			shown = match.stage.kind;
			await store.putMatch(...written);
		});
		await match.play(choice.moves[0] as Move);
		expect(shown).toBe('open');
		expect((await stored(id)).body.record.moves).toHaveLength(1);
		expect(match.stage.kind).not.toBe('open');
		match.dispose();
	});

	it.each(ruleSets)(
		'of $id is the same after the page died, at any moment, to its end',
		{ timeout: 60_000 },
		async ({ id: ruleSet, seats }) => {
			const id = await newMatch('hbhbh'.slice(0, Math.max(3, seats.min)), ruleSet);
			const next = chance(7);
			let match = await open(id);
			for (let turn = 0; turn < 5_000 && match.stage.kind !== 'match-over'; turn++) {
				await step(match, next);
				if (next(3) > 0 || match.stage.kind === 'bot-thinking') continue;
				// No goodbye: only what is on disk is left.
				const { summary } = match;
				match = await open(id);
				expect(match.summary).toEqual(summary);
				expect(['open', 'only-you', 'result']).not.toContain(match.stage.kind);
			}
			const over = at(match, 'match-over');
			expect(over.view.winners).toEqual(match.summary.winners);
			expect((await listMatches())[0]).toMatchObject({ status: 'finished' });
			match.dispose();
		}
	);

	it('has a public log of its round', async () => {
		const match = await open(await newMatch('hhh'));
		expect(match.log[0]).toMatchObject({ round: 1, event: { type: 'round-started' } });
		await playOn(match);
		expect(match.log.some(({ event }) => event.type === 'card-played')).toBe(true);
		match.dispose();
	});

	it('refuses a move that the rules refuse, and stays as it is', async () => {
		const match = await open(await newMatch('hhh'));
		await match.reveal();
		const before = match.stage;
		await expect(match.play({ type: 'redraw', yes: true })).rejects.toThrow();
		expect(match.stage).toBe(before);
		match.dispose();
	});

	it('takes one of two quick taps', async () => {
		const id = await newMatch('hhh');
		const match = await open(id);
		await match.reveal();
		const { moves } = at(match, 'open').decision;
		await Promise.all([match.play(moves[0] as Move), match.play(moves[0] as Move)]);
		expect((await stored(id)).body.record.moves).toHaveLength(1);
		match.dispose();
	});

	it('covers at once, and never opens what was hidden while it was saved', async () => {
		const match = await open(await newMatch('hhh'));
		await match.reveal();
		const { seat, decision: choice } = at(match, 'open');
		const playing = match.play(choice.moves[0] as Move);
		match.hide();
		expect(at(match, 'hand-over').to).toBe(seat);
		await playing;
		expect(['hand-over', 'result', 'round-over']).toContain(match.stage.kind);
		match.hide();
		match.dispose();
	});

	it('can be played by the same people again', async () => {
		const lock = await createLock('1234', 10);
		const id = await newMatch('hhb', 'classic', { lock });
		const again = await samePeopleAgain(id);
		const [one, two] = [await stored(id), await stored(again ?? '')];
		expect(two.head.summary.players).toEqual(one.head.summary.players);
		expect(two.body.record.setup.seed).not.toBe(one.body.record.setup.seed);
		expect(await samePeopleAgain('nobody')).toBeNull();
	});
});

describe('a seat code', () => {
	const locked = async () => newMatch('hhh', 'classic', { lock: await createLock('1234', 10) });

	it('is asked for, and opens', async () => {
		const match = await open(await locked());
		expect(at(match, 'hand-over').locked).toBe(true);
		expect(await match.reveal('4321')).toEqual({ ok: false, code: 'wrong-code', wait: 0 });
		expect(await match.reveal()).toMatchObject({ ok: false, code: 'wrong-code' });
		at(match, 'hand-over');
		expect(await match.reveal('1234')).toEqual({ ok: true });
		at(match, 'open');
		match.dispose();
	});

	it('makes wait after wrong ones, also after a restart', async () => {
		const id = await locked();
		let match = await open(id);
		for (let tries = 0; tries < 2; tries++) await match.reveal('0');
		expect(await match.reveal('0')).toEqual({ ok: false, code: 'wrong-code', wait: 5000 });
		match = await open(id);
		expect(await match.reveal('1234')).toMatchObject({ ok: false, code: 'wait' });
		at(match, 'hand-over');
		match.dispose();
	});

	it('can be removed, for everybody to know', async () => {
		const id = await locked();
		let match = await open(id);
		await match.resetLock(0);
		expect(at(match, 'hand-over')).toMatchObject({
			locked: false,
			notices: [{ type: 'lock-reset', seat: 0 }]
		});
		match = await open(id);
		expect(match.notices).toMatchObject([{ type: 'lock-reset', seat: 0, round: 1 }]);
		expect(match.summary.players[0]?.lock).toBeUndefined();
		expect(match.summary.players[1]?.lock).toBeDefined();
		expect(await match.reveal()).toEqual({ ok: true });
		match.dispose();
	});
});

describe('bots', () => {
	it('get a view of their own seat, and may fail', async () => {
		const seen: unknown[] = [];
		const match = await open(await newMatch('bh'), {
			driverFor: () => ({
				chooseMove: (view) => {
					seen.push(view.audience);
					return Promise.reject(new Error('lost its worker'));
				}
			})
		});
		await vi.waitFor(() => at(match, 'bot-move'));
		expect(seen).toEqual([0]);
		match.dispose();
	});

	it('of the app play without a worker, too', async () => {
		const answer = await openMatch(await newMatch('bh'));
		if (!answer.ok) throw new Error(answer.code);
		await vi.waitFor(() => at(answer.match, 'bot-move'), { timeout: 10_000 });
		answer.match.dispose();
	}, 15_000);

	it('may not play what is not legal', async () => {
		const id = await newMatch('bh');
		const match = await open(id, {
			driverFor: () => ({ chooseMove: () => Promise.resolve({ type: 'redraw', yes: true }) })
		});
		await vi.waitFor(() => at(match, 'bot-move'));
		expect((await stored(id)).body.record.moves[0]?.type).toBe('play');
		match.dispose();
	});

	it('wait with their move while the table is covered, and think once', async () => {
		const id = await newMatch('bh');
		const answers: (() => void)[] = [];
		const match = await open(id, {
			driverFor: () => ({
				chooseMove: (_, [first]) =>
					new Promise((resolve) => answers.push(() => resolve(first as Move)))
			})
		});
		at(match, 'bot-thinking');
		match.hide();
		at(match, 'hand-over');
		answers[0]?.();
		await new Promise((resolve) => setTimeout(resolve, 20));
		at(match, 'hand-over');
		expect((await stored(id)).body.record.moves).toEqual([]);
		expect(await match.reveal()).toEqual({ ok: true });
		await vi.waitFor(() => at(match, 'bot-move'));
		expect(answers).toHaveLength(1);
		match.dispose();
	});

	it('are not heard any more once the match was put down', async () => {
		const id = await newMatch('bh');
		let answer = () => {};
		const dispose = vi.fn();
		const match = await open(id, {
			driverFor: () => ({
				chooseMove: (_, [first]) =>
					new Promise((resolve) => (answer = () => resolve(first as Move))),
				dispose
			})
		});
		match.dispose();
		expect(dispose).toHaveBeenCalledOnce();
		answer();
		await new Promise((resolve) => setTimeout(resolve, 20));
		at(match, 'bot-thinking');
		expect((await stored(id)).body.record.moves).toEqual([]);
	});

	it('choose the same again for the same record', async () => {
		const id = await newMatch('bbb');
		const match = await open(id);
		await vi.waitFor(() => at(match, 'bot-move'));
		const { body, head } = await stored(id);
		await store.removeMatch(id);
		const untouched = { ...body.record, moves: [], hash: '' };
		match.dispose();
		const { start, record } = await import('$lib/engine');
		untouched.hash = record(start(body.record.setup).game).hash;
		await store.putMatch({ head: { ...head, rev: 0 }, body: { ...body, record: untouched } }, null);
		const again = await open(id);
		await vi.waitFor(() => at(again, 'bot-move'));
		expect((await stored(id)).body.record.moves).toEqual(body.record.moves);
		again.dispose();
	});
});

describe('two tabs', () => {
	/** What another tab of the browser would be: the same storage, none of our memory. */
	async function otherTab() {
		vi.resetModules();
		const [{ openMatch: openThere }, there] = await Promise.all([
			import('./open-match'),
			import('$lib/storage/open-store')
		]);
		there.useStore(store);
		return openThere;
	}

	it('one plays, the other is told', async () => {
		const id = await newMatch('hhh');
		const match = await open(id);
		const openThere = await otherTab();
		expect(await openThere(id)).toEqual({ ok: false, code: 'open-elsewhere' });
		match.dispose();
		await vi.waitFor(async () => expect((await openThere(id)).ok).toBe(true));
	});

	it('the other may take over; the first is covered and plays no more', async () => {
		const id = await newMatch('hhh');
		const match = await open(id);
		await match.reveal();
		const { moves } = at(match, 'open').decision;
		const answer = await (await otherTab())(id, { takeOver: true });
		expect(answer.ok).toBe(true);
		await vi.waitFor(() => expect(match.trouble).toBe('taken-over'));
		at(match, 'hand-over');
		await match.play(moves[0] as Move);
		expect(await match.reveal()).toMatchObject({ ok: false });
		expect((await stored(id)).body.record.moves).toEqual([]);
	});

	it('what was being put away does not uncover a match taken over meanwhile', async () => {
		const id = await newMatch('hhh');
		const match = await open(id);
		const next = chance(2);
		const told = () => match.stage.kind === 'only-you' && match.stage.notes[0]?.away === true;
		while (!told()) await step(match, next);
		let kept = () => {};
		vi.spyOn(store, 'putBody').mockReturnValueOnce(new Promise((resolve) => (kept = resolve)));
		const proceeding = match.proceed();
		await (
			await otherTab()
		)(id, { takeOver: true });
		await vi.waitFor(() => expect(match.trouble).toBe('taken-over'));
		kept();
		await proceeding;
		at(match, 'hand-over');
	});

	it('never write over each other, even without locks', async () => {
		const id = await newMatch('hhh');
		const match = await open(id);
		await match.reveal();
		const { moves } = at(match, 'open').decision;
		const { head, body } = await stored(id);
		await store.putMatch(
			{ head: { ...head, rev: 1, summary: { ...head.summary, updatedAt: 9 } }, body },
			0
		);
		await match.play(moves[0] as Move);
		expect(match.trouble).toBe('taken-over');
		at(match, 'hand-over');
		expect((await stored(id)).body).toEqual(body);
	});
});

describe('trouble with storage', () => {
	it('a full disk stops no game, and is made up for', async () => {
		const id = await newMatch('hhh');
		const match = await open(id);
		const put = vi.spyOn(store, 'putMatch');
		put.mockRejectedValue(new StoreError('disk-full'));
		await playOn(match);
		expect(match.trouble).toBe('disk-full');
		expect(match.stage.kind).not.toBe('open');
		expect((await stored(id)).body.record.moves).toEqual([]);
		put.mockRestore();
		await playOn(match);
		expect(match.trouble).toBeNull();
		expect((await stored(id)).body.record.moves.length).toBeGreaterThanOrEqual(2);
		match.dispose();
	});

	it('is retried without a move', async () => {
		const id = await newMatch('hhh');
		const match = await open(id);
		await match.reveal();
		const put = vi.spyOn(store, 'putMatch').mockRejectedValue(new StoreError('failed'));
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		await match.play(at(match, 'open').decision.moves[0] as Move);
		expect(match.trouble).toBe('not-saved');
		put.mockRestore();
		vi.advanceTimersByTime(10_000);
		vi.useRealTimers();
		await vi.waitFor(() => expect(match.trouble).toBeNull());
		expect((await stored(id)).body.record.moves).toHaveLength(1);
		match.dispose();
	});

	it('is tried once more when the match is put down', async () => {
		const id = await newMatch('hhh');
		const match = await open(id);
		const put = vi.spyOn(store, 'putMatch').mockRejectedValue(new StoreError('disk-full'));
		await playOn(match);
		expect((await stored(id)).body.record.moves).toEqual([]);
		put.mockRestore();
		match.dispose();
		await vi.waitFor(async () => expect((await stored(id)).body.record.moves).toHaveLength(1));
	});

	it('a write that comes late is not taken for another tab', async () => {
		const id = await newMatch('hhh');
		const match = await open(id);
		await match.reveal();
		const putMatch = store.putMatch.bind(store);
		let late = () => {};
		vi.spyOn(store, 'putMatch').mockImplementationOnce(
			(...rows) =>
				new Promise((done, failed) => (late = () => void putMatch(...rows).then(done, failed)))
		);
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		const playing = match.play(at(match, 'open').decision.moves[0] as Move);
		await vi.advanceTimersByTimeAsync(5_000);
		await playing;
		vi.useRealTimers();
		expect(match.trouble).toBe('not-saved');
		late();
		await playOn(match);
		expect(match.trouble).toBeNull();
		expect((await stored(id)).body.record.moves).toHaveLength(2);
		match.dispose();
	});

	it('plays in memory where nothing can be kept', async () => {
		useStore(memoryStore());
		const match = await open(await newMatch('hhh'));
		expect(match.trouble).toBe('memory-only');
		await playOn(match);
		expect(match.trouble).toBe('memory-only');
		match.dispose();
	});

	it('a damaged or newer record is named, left as it is, and not offered to go on with', async () => {
		const id = await newMatch('hhh');
		const { head, body } = await stored(id);
		const damaged = { ...body, record: { ...body.record, hash: 'wrong' } };
		await store.putBody(damaged, 0);
		const offered = async () =>
			(await listMatches()).map((entry) => entry.state === 'ok' && !entry.unplayable);
		expect(await offered()).toEqual([true]);
		expect(await openMatch(id)).toEqual({ ok: false, code: 'damaged' });
		expect(await offered()).toEqual([false]);
		const newer = { ...body, record: { ...body.record, version: 99 } };
		await store.putBody(newer, 0);
		expect(await openMatch(id)).toEqual({ ok: false, code: 'newer' });
		expect(await store.match(id)).toEqual({ head: { ...head, unplayable: true }, body: newer });
		expect(await openMatch('nobody')).toEqual({ ok: false, code: 'missing' });
		await store.putBody(body, 0);
		const match = await open(id);
		await playOn(match);
		expect(await offered()).toEqual([true]);
		match.dispose();
	});
});

describe('looking back', () => {
	it('shows finished rounds move by move with all cards open, and no other', async () => {
		const id = await newMatch('hh');
		const match = await open(id);
		const next = chance(3);
		const early = await openReplay(id);
		expect(early.ok && early.replay.rounds).toEqual([]);
		expect(early.ok && early.replay.frames(1)).toEqual([]);
		while (match.summary.round < 2 || match.stage.kind !== 'open') await step(match, next);
		const answer = await openReplay(id);
		if (!answer.ok) throw new Error(answer.code);
		expect(answer.replay.rounds).toEqual([1]);
		const frames = answer.replay.frames(1);
		expect(frames[0]).toMatchObject({ by: 'table' });
		expect(frames.at(-1)?.view.phase).toBe('round-over');
		for (const { view } of frames)
			for (const seat of view.seats) expect(seat.hand).not.toContain(null);
		expect(answer.replay.frames(2)).toEqual([]);
		match.dispose();
	});

	it('gives the same steps as were played', async () => {
		const id = await newMatch('hh');
		const match = await open(id);
		await playOn(match);
		const again = replayed((await stored(id)).body.record);
		expect(again.ok && again.steps.length).toBe(2);
		expect(again.ok && decision(again.game)).not.toBeNull();
		match.dispose();
	});
});
