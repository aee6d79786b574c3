/** The one interface over IndexedDB and memory. Rows go in as plain JSON and come out unchecked. */
import type { LessonProgress, MatchBody, StoredMatch } from './types';

export interface Store {
	readonly kind: 'indexeddb' | 'memory';
	heads(): Promise<unknown[]>;
	match(id: string): Promise<{ readonly head: unknown; readonly body: unknown } | null>;
	/**
	 * Writes both halves in one transaction. Title and deletion belong to the list: where a head
	 * exists already, those two stay as they are.
	 * @param expected rev of the head this one follows; null: there must be none yet.
	 * @throws StoreError
	 */
	putMatch(match: StoredMatch, expected: number | null): Promise<void>;
	/** Changes the head alone, in one transaction; `change` gets the row as it is. */
	changeHead(id: string, change: (head: unknown) => object | null): Promise<void>;
	/** Changes the body alone (a wrong seat code, a note shown); the same rev check as `putMatch`. */
	putBody(body: MatchBody, expected: number): Promise<void>;
	removeMatch(id: string): Promise<void>;
	value(key: string): Promise<unknown>;
	/**
	 * Changes one value in one transaction; `change` gets it as it is now, whoever wrote it, and
	 * answers undefined to leave it.
	 */
	changeValue(key: string, change: (value: unknown) => unknown): Promise<void>;
	lessons(): Promise<unknown[]>;
	putLesson(progress: LessonProgress): Promise<void>;
	/** Calls back after every change of the heads, in this tab or another. */
	watch(changed: () => void): () => void;
	close(): void;
}
