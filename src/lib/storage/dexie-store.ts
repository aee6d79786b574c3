/** IndexedDB through Dexie. Nothing but IndexedDB is awaited inside a transaction. */
import Dexie, { liveQuery, type Table } from 'dexie';
import { guardHead, keepListFields } from './guard';
import type { Store } from './store';
import { StoreError, type LessonProgress, type MatchBody } from './types';

export const DATABASE_NAME = 'billet-doux';

class Database extends Dexie {
	declare matches: Table<object, string>;
	declare bodies: Table<MatchBody, string>;
	declare values: Table<{ key: string; value: unknown }, string>;
	declare lessons: Table<LessonProgress, string>;

	constructor(name: string) {
		super(name, { autoOpen: false, cache: 'disabled' });
		// Released versions are never edited: a change of shape is a new version with its upgrade.
		this.version(1).stores({ matches: 'id', bodies: 'id', values: 'key', lessons: 'id' });
	}
}

export interface DexieStoreEvents {
	/** A newer app in another tab takes the database: this connection is closed for good. */
	outdated(): void;
	/** Another tab with an older app holds the database; opening waits for it. */
	blocked(): void;
}

function namesOf(error: unknown): string[] {
	const names: string[] = [];
	let at: unknown = error;
	for (let depth = 0; depth < 5 && typeof at === 'object' && at !== null; depth++) {
		if ('name' in at && typeof at.name === 'string') names.push(at.name);
		if ('message' in at && typeof at.message === 'string') names.push(at.message);
		at = 'inner' in at && at.inner !== at ? at.inner : 'cause' in at ? at.cause : null;
	}
	return names;
}

const isFull = (names: string[]) => names.some((text) => /quota/i.test(text));

/** What iOS answers after it has ended the database process behind a page in the background. */
const isDead = (names: string[]) =>
	names.some((text) =>
		/DatabaseClosed|InvalidState|connection to indexed database server lost|connection is clos|database connection is clos|UnknownError/i.test(
			text
		)
	);

/** Any failure of a write or a read as one of our codes. */
export function storeErrorOf(error: unknown): StoreError {
	if (error instanceof StoreError) return error;
	const names = namesOf(error);
	if (isFull(names)) return new StoreError('disk-full', { cause: error });
	if (names.some((text) => /MissingAPI|SecurityError|OpenFailed/.test(text)))
		return new StoreError('unavailable', { cause: error });
	return new StoreError('failed', { cause: error });
}

/**
 * Opens the database.
 * @throws StoreError `unavailable` where there is none to be had
 */
export async function dexieStore(
	events: DexieStoreEvents,
	name: string = DATABASE_NAME
): Promise<Store> {
	let outdated = false;
	const open = async () => {
		const opened = new Database(name);
		opened.on('versionchange', ({ newVersion }) => {
			opened.close();
			// without a version it is being deleted: the next write makes it anew
			if (newVersion === null) return;
			outdated = true;
			events.outdated();
		});
		opened.on('blocked', () => events.blocked());
		await opened.open();
		return opened;
	};

	let database: Database;
	try {
		database = await open();
	} catch (error) {
		throw new StoreError('unavailable', { cause: error });
	}

	/** Runs one piece of work; a dead connection is opened anew and the work is tried once more. */
	const run = async <T>(work: (db: Database) => PromiseLike<T>): Promise<T> => {
		if (outdated) throw new StoreError('outdated');
		try {
			return await work(database);
		} catch (error) {
			if (outdated) throw new StoreError('outdated', { cause: error });
			if (error instanceof StoreError || !isDead(namesOf(error))) throw storeErrorOf(error);
		}
		try {
			database.close();
			database = await open();
			return await work(database);
		} catch (error) {
			throw storeErrorOf(error);
		}
	};

	return {
		kind: 'indexeddb',
		heads: () => run((db) => db.matches.toArray()),
		match: (id) =>
			run((db) =>
				db.transaction('r', db.matches, db.bodies, async () => {
					const head = await db.matches.get(id);
					const body = await db.bodies.get(id);
					return head || body ? { head, body } : null;
				})
			),
		putMatch: ({ head, body }, expected) =>
			run((db) =>
				db.transaction('rw', db.matches, db.bodies, () =>
					// all that can be is asked for at once: each answer waits until the page has a moment
					Promise.all([
						db.bodies.put(body),
						db.matches.get(head.id).then((row) => {
							guardHead(row, expected, head);
							return db.matches.put(keepListFields(row, head));
						})
					])
				)
			).then(() => undefined),
		changeHead: (id, change) =>
			run((db) =>
				db.transaction('rw', db.matches, async () => {
					const head = change(await db.matches.get(id));
					if (head) await db.matches.put(head);
				})
			),
		putBody: (body, expected) =>
			run((db) =>
				db.transaction('rw', db.matches, db.bodies, () =>
					Promise.all([
						db.bodies.put(body),
						db.matches.get(body.id).then((row) => guardHead(row, expected))
					])
				)
			).then(() => undefined),
		removeMatch: (id) =>
			run((db) =>
				db.transaction('rw', db.matches, db.bodies, async () => {
					await db.matches.delete(id);
					await db.bodies.delete(id);
				})
			),
		value: (key) => run(async (db) => (await db.values.get(key))?.value),
		changeValue: (key, change) =>
			run((db) =>
				db.transaction('rw', db.values, async () => {
					const value = change((await db.values.get(key))?.value);
					if (value !== undefined) await db.values.put({ key, value });
				})
			),
		lessons: () => run((db) => db.lessons.toArray()),
		putLesson: (progress) => run(async (db) => void (await db.lessons.put(progress))),
		watch: (changed) => {
			const subscription = liveQuery(() => database.matches.toArray()).subscribe({
				next: () => changed(),
				// The list is read again on the next visit of its page.
				error: () => undefined
			});
			return () => subscription.unsubscribe();
		},
		close: () => database.close()
	};
}
