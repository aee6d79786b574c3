/** One match, or everything, as one JSON file; and back. Seat codes never leave the device. */
import * as v from 'valibot';
import { restore } from '$lib/engine';
import { isNewer } from './guard';
import { readRows, saveNewMatch } from './games';
import { lessonProgress, lessonShape } from './lessons';
import { freshId } from './ids';
import { theStore } from './open-store';
import { settings } from './settings.svelte';
import { labelShape } from './shapes';
import { progressOf } from './summary';
import type { BackupFile, ImportAnswer, ImportedMatch, StoredMatch } from './types';

const BACKUP_FORMAT = 1;
export const MAX_BACKUP_BYTES = 32 * 1024 * 1024;

const envelope = v.object({
	app: v.literal('billet-doux'),
	backup: v.number(),
	matches: v.array(v.unknown()),
	settings: v.optional(v.unknown()),
	lessons: v.optional(v.array(v.unknown()), [])
});
const pair = v.object({ head: v.unknown(), body: v.unknown() });
const names = v.object({
	summary: v.object({ players: v.array(v.object({ name: v.string() })) })
});

function fileOf(name: string, content: object): BackupFile {
	const whole = {
		app: 'billet-doux',
		backup: BACKUP_FORMAT,
		exportedAt: new Date().toISOString(),
		...content
	};
	// Four symbols are soon guessed by whoever has the hash: codes stay here.
	const json = JSON.stringify(whole, (key, value: unknown) => (key === 'lock' ? undefined : value));
	return { name: `billet-doux-${name}-${whole.exportedAt.slice(0, 10)}.json`, json };
}

/**
 * One match as a file, a damaged or newer one as it lies in storage.
 * @returns null when there is no such match
 * @throws StoreError
 */
export async function exportMatch(id: string): Promise<BackupFile | null> {
	const rows = await (await theStore()).match(id);
	return rows && fileOf('match', { matches: [rows] });
}

/**
 * All matches, settings and lessons as one file.
 * @throws StoreError
 */
export async function exportAll(): Promise<BackupFile> {
	const store = await theStore();
	const matches: unknown[] = [];
	for (const head of await store.heads()) {
		const label = v.safeParse(labelShape, head);
		if (!label.success || label.output.deletedAt !== null) continue;
		matches.push((await store.match(label.output.id)) ?? { head });
	}
	const lessons = Object.values(await lessonProgress());
	return fileOf('all', { matches, settings: settings.data, lessons });
}

function labelOf(item: unknown): Pick<ImportedMatch, 'title' | 'players'> {
	const head = v.is(pair, item) ? item.head : null;
	const label = v.safeParse(labelShape, head);
	const known = v.safeParse(names, head);
	return {
		title: label.success ? label.output.summary.title : null,
		players: known.success ? known.output.summary.players.map((player) => player.name) : []
	};
}

/** One entry of a file as a match that this app can play, or why not. */
function matchOf(item: unknown): StoredMatch | 'damaged' | 'newer' {
	if (!v.is(pair, item)) return 'damaged';
	if (isNewer(item.head) || isNewer(item.body)) return 'newer';
	const read = readRows(item);
	if (!read.ok) return read.code === 'newer' ? 'newer' : 'damaged';
	const { head, body } = read.match;
	const restored = restore(body.record);
	if (!restored.ok) return restored.code === 'newer-version' ? 'newer' : 'damaged';
	const progress = progressOf(restored.game);
	return {
		head: {
			...head,
			rev: 0,
			deletedAt: null,
			status: progress.winners ? 'finished' : 'playing',
			summary: { ...head.summary, ...progress }
		},
		body: {
			...body,
			seats: body.seats.map(({ held, notes }) => ({ held, notes, wrongCodes: 0, waitUntil: 0 }))
		}
	};
}

/** What is here under the same id goes on: only a match that is not here yet is added. */
async function add(match: StoredMatch): Promise<Pick<ImportedMatch, 'id' | 'outcome'>> {
	const store = await theStore();
	const there = await store.match(match.head.id);
	let { id } = match.head;
	if (there) {
		const read = readRows(there);
		const ours = read.ok ? JSON.stringify(read.match.body.record.moves) : '';
		const same =
			read.ok &&
			read.match.head.deletedAt === null &&
			read.match.body.record.setup.seed === match.body.record.setup.seed &&
			ours.startsWith(JSON.stringify(match.body.record.moves).slice(0, -1));
		if (same) return { id, outcome: 'already-here' };
		id = freshId();
	}
	await saveNewMatch({
		head: { ...match.head, id, summary: { ...match.head.summary, id } },
		body: { ...match.body, id }
	});
	return { id, outcome: 'imported' };
}

/** Adds one entry of a file; never throws, so that the others are tried as well. */
async function importOne(item: unknown): Promise<ImportedMatch> {
	const label = labelOf(item);
	const match = matchOf(item);
	if (typeof match === 'string') return { ...label, id: null, outcome: match };
	try {
		return { ...label, ...(await add(match)) };
	} catch {
		return { ...label, id: null, outcome: 'not-saved' };
	}
}

/** Takes over what is further than here. */
async function importLessons(rows: readonly unknown[]): Promise<number> {
	const here = await lessonProgress();
	const store = await theStore();
	let taken = 0;
	for (const row of rows) {
		const answer = v.safeParse(lessonShape, row);
		if (!answer.success) continue;
		const mine = here[answer.output.id];
		const further = !mine || (answer.output.done && !mine.done) || answer.output.step > mine.step;
		if (!further) continue;
		try {
			await store.putLesson({ ...answer.output, done: answer.output.done || !!mine?.done });
			taken++;
		} catch {
			return taken;
		}
	}
	return taken;
}

/**
 * Reads a file made by `exportMatch` or `exportAll`. Matches that are damaged or from a newer app
 * are named in the answer and left out; the others are added, none is overwritten. Settings of a
 * whole backup replace the present ones.
 */
export async function importBackup(text: string): Promise<ImportAnswer> {
	if (text.length > MAX_BACKUP_BYTES) return { ok: false, code: 'too-large' };
	let content: unknown;
	try {
		content = JSON.parse(text);
	} catch {
		return { ok: false, code: 'not-a-backup' };
	}
	const answer = v.safeParse(envelope, content);
	if (!answer.success) return { ok: false, code: 'not-a-backup' };
	const file = answer.output;
	if (file.backup > BACKUP_FORMAT) return { ok: false, code: 'newer' };

	const matches: ImportedMatch[] = [];
	for (const item of file.matches) matches.push(await importOne(item));
	const restoresSettings = file.settings !== undefined;
	if (restoresSettings) settings.restore(file.settings);
	return {
		ok: true,
		matches,
		settings: restoresSettings,
		lessons: await importLessons(file.lessons)
	};
}
