import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exportAll, exportMatch, importBackup } from './backup';
import { freshStore, storedMatch } from './fixture';
import {
	deleteMatch,
	listMatches,
	loadMatch,
	purgeDeleted,
	renameMatch,
	saveNewMatch,
	undoDelete,
	UNDO_MILLISECONDS,
	watchMatches
} from './games';
import { lessonProgress, saveLessonProgress } from './lessons';
import { settings } from './settings.svelte';
import type { Store } from './store';
import { ROW_FORMAT, type MatchEntry, type StoredMatch } from './types';

let store: Store;
beforeEach(async () => {
	({ store } = await freshStore());
	await settings.load();
});

async function kept(title: string, updatedAt: number): Promise<StoredMatch> {
	const match = storedMatch('classic', title);
	const dated = {
		...match,
		head: { ...match.head, summary: { ...match.head.summary, updatedAt } }
	};
	await saveNewMatch(dated);
	return dated;
}

const states = (entries: readonly MatchEntry[]) => entries.map(({ state }) => state);

describe('the list', () => {
	it('has the last played first, and no secret', async () => {
		const old = await kept('old', 1);
		await kept('new', 2);
		const entries = await listMatches();
		expect(entries.map((entry) => entry.state === 'ok' && entry.summary.title)).toEqual([
			'new',
			'old'
		]);
		const text = JSON.stringify(entries);
		expect(text).not.toContain(old.body.record.setup.seed);
		expect(text).not.toContain(old.body.botSeed);
		expect(text).not.toContain('"moves"');
	});

	it('renames, and takes a name away', async () => {
		const { head } = await kept('old', 1);
		await renameMatch(head.id, '  Soirée  ');
		expect((await listMatches())[0]).toMatchObject({ summary: { title: 'Soirée' } });
		await renameMatch(head.id, ' ');
		expect((await listMatches())[0]).toMatchObject({ summary: { title: null } });
	});

	it('deletes with undo, and for good after an hour', async () => {
		const { head } = await kept('one', 1);
		await deleteMatch(head.id);
		expect(await listMatches()).toEqual([]);
		expect(await loadMatch(head.id)).toEqual({ ok: false, code: 'missing' });
		await undoDelete(head.id);
		expect(states(await listMatches())).toEqual(['ok']);
		await deleteMatch(head.id);
		await purgeDeleted(Date.now() + UNDO_MILLISECONDS / 2);
		expect(await store.match(head.id)).not.toBeNull();
		await purgeDeleted(Date.now() + UNDO_MILLISECONDS * 2);
		expect(await store.match(head.id)).toBeNull();
	});

	it('follows changes', async () => {
		const seen: number[] = [];
		const end = watchMatches((entries) => seen.push(entries.length));
		await vi.waitFor(() => expect(seen).toContain(0));
		await kept('one', 1);
		await vi.waitFor(() => expect(seen.at(-1)).toBe(1));
		end();
	});
});

describe('damaged and newer matches', () => {
	it('are named, exportable and deletable, and harm no other', async () => {
		const good = await kept('good', 3);
		const bad = await kept('bad', 2);
		const newer = await kept('newer', 1);
		await store.changeHead(bad.head.id, (row) => ({ ...(row as object), status: 'odd' }));
		await store.changeHead(newer.head.id, (row) => ({
			...(row as object),
			format: ROW_FORMAT + 1
		}));

		const entries = await listMatches();
		expect(states(entries)).toEqual(['ok', 'damaged', 'newer']);
		expect(entries[1]).toMatchObject({ id: bad.head.id, title: 'bad', updatedAt: 2 });
		expect(await loadMatch(bad.head.id)).toEqual({ ok: false, code: 'damaged' });
		expect(await loadMatch(newer.head.id)).toEqual({ ok: false, code: 'newer' });
		expect((await loadMatch(good.head.id)).ok).toBe(true);
		expect((await exportMatch(bad.head.id))?.json).toContain(bad.body.record.setup.seed);
		await expect(renameMatch(newer.head.id, 'x')).rejects.toMatchObject({ code: 'newer' });

		await deleteMatch(bad.head.id);
		await deleteMatch(newer.head.id);
		expect(states(await listMatches())).toEqual(['ok']);
		await undoDelete(newer.head.id);
		expect(states(await listMatches())).toEqual(['ok', 'newer']);
	});

	it('finds halves that do not belong together', async () => {
		const match = await kept('one', 1);
		await store.putBody({ ...match.body, seats: match.body.seats.slice(1) }, 0);
		expect(await loadMatch(match.head.id)).toEqual({ ok: false, code: 'damaged' });
	});
});

describe('a backup', () => {
	const wipe = async () => {
		store = (await freshStore()).store;
	};

	it('restores everything after a wipe', async () => {
		const one = await kept('one', 1);
		const two = await kept('two', 2);
		await saveLessonProgress({ id: 'first', step: 3, done: false });
		settings.set({ textSize: 130, haptics: false });
		const { name, json } = await exportAll();
		expect(name).toMatch(/^billet-doux-all-\d{4}-\d\d-\d\d\.json$/);
		await wipe();
		settings.set({ textSize: 100, haptics: true });
		const answer = await importBackup(json);
		expect(answer).toMatchObject({ ok: true, settings: true, lessons: 1 });
		expect(answer.ok && answer.matches.map((match) => match.outcome)).toEqual([
			'imported',
			'imported'
		]);
		for (const { head, body } of [one, two])
			expect(await loadMatch(head.id)).toEqual({ ok: true, match: { head, body } });
		expect(settings.textSize).toBe(130);
		expect(settings.haptics).toBe(false);
		expect((await lessonProgress()).first).toMatchObject({ step: 3 });
	});

	it('never carries a seat code', async () => {
		const match = storedMatch();
		const lock = { salt: 'aa', hash: 'bb', iterations: 1 };
		const players = match.head.summary.players.map((player) => ({ ...player, lock }));
		const summary = { ...match.head.summary, players };
		await saveNewMatch({ ...match, head: { ...match.head, summary } });
		for (const json of [(await exportAll()).json, (await exportMatch(match.head.id))?.json ?? '']) {
			expect(json).toContain('Hugo');
			expect(json).not.toContain('"lock"');
			expect(json).not.toContain('iterations');
		}
	});

	it('adds nothing twice and overwrites nothing', async () => {
		const one = await kept('one', 1);
		const { json } = await exportAll();
		expect(await importBackup(json)).toMatchObject({ matches: [{ outcome: 'already-here' }] });
		const other = json.replaceAll(one.body.record.setup.seed, '0'.repeat(32));
		expect(await importBackup(other)).toMatchObject({ matches: [{ outcome: 'damaged' }] });
		expect((await listMatches()).length).toBe(1);
	});

	it('names what is damaged or newer and takes the rest', async () => {
		const good = await kept('good', 1);
		const bad = await kept('bad', 2);
		const newer = await kept('newer', 3);
		const file = JSON.parse((await exportAll()).json) as {
			matches: { head: { id: string; format: number }; body: { record: { hash: string } } }[];
		};
		for (const { head, body } of file.matches) {
			if (head.id === bad.head.id) body.record.hash = 'wrong';
			if (head.id === newer.head.id) head.format = ROW_FORMAT + 1;
		}
		await wipe();
		const answer = await importBackup(JSON.stringify(file));
		const outcomes = answer.ok ? answer.matches.map(({ title, outcome }) => [title, outcome]) : [];
		expect(outcomes).toHaveLength(3);
		expect(outcomes).toEqual(
			expect.arrayContaining([
				['good', 'imported'],
				['bad', 'damaged'],
				['newer', 'newer']
			])
		);
		expect((await loadMatch(good.head.id)).ok).toBe(true);
		expect(answer.ok && answer.matches[0]?.players).toContain('L’Ami');
	});

	it.each([
		['no JSON', 'x', 'not-a-backup'],
		['another file', '{"app":"else"}', 'not-a-backup'],
		['a newer backup', '{"app":"billet-doux","backup":2,"matches":[]}', 'newer'],
		['a huge file', 'x'.repeat(33 * 1024 * 1024), 'too-large']
	])('refuses %s', async (_, text, code) => {
		expect(await importBackup(text)).toEqual({ ok: false, code });
	});

	it('survives hostile entries', async () => {
		const matches = [null, 1, [], {}, { head: null }, { head: { id: 'x' }, body: { id: 'x' } }];
		const json = JSON.stringify({
			app: 'billet-doux',
			backup: 1,
			matches,
			settings: 'odd',
			lessons: [1]
		});
		const answer = await importBackup(json);
		expect(answer.ok && answer.matches.map(({ outcome }) => outcome)).toEqual(
			matches.map(() => 'damaged')
		);
	});
});
