import type { Move } from '$lib/engine';
import { modest, type Effort } from './levels';
import { chooseMove, type Question } from './policy';
import type { Answer, Ask } from './protocol';

/** The part of `Worker` a thinker needs; a test gives its own. */
export interface Port {
	postMessage(ask: Ask): void;
	terminate(): void;
	onmessage: ((event: MessageEvent<Answer>) => void) | null;
	onerror: ((event: ErrorEvent) => void) | null;
}

export interface ThinkerOptions {
	/** Starts a worker; throws where workers are forbidden. */
	readonly hire: () => Port;
	/** Milliseconds of silence after which a worker counts as dead. */
	readonly patience?: number;
}

const PATIENCE = 6000;
/** The first worker and one more; then the main thread thinks for itself. */
const LIVES = 2;

/** Chooses moves, in a worker while one lives, else here with a small budget. */
export interface Thinker {
	/** One question after the other, in the order asked; rejects once the thinker is disposed. */
	think(question: Question, effort: Effort): Promise<Move>;
	/** Ends the worker and whatever is being thought about; no other is hired. */
	dispose(): void;
}

/**
 * Makes a thinker. A worker that fails, falls silent (iOS ends workers in the background without a
 * word) or answers nonsense is replaced once; after that the question is answered on this thread.
 */
export function createThinker({ hire, patience = PATIENCE }: ThinkerOptions): Thinker {
	let port: Port | null = null;
	let lives = LIVES;
	let lastId = 0;
	let disposed = false;
	/** Gives up the question the worker has now. */
	let giveUp: () => void = () => undefined;
	let queue: Promise<unknown> = Promise.resolve();

	function dismiss(): void {
		port?.terminate();
		port = null;
	}

	function engage(): Port | null {
		if (port || lives === 0) return port;
		try {
			lives--;
			port = hire();
		} catch {
			port = null;
		}
		return port;
	}

	function ask(question: Question, effort: Effort): Promise<Move | null> {
		const worker = engage();
		if (!worker) return Promise.resolve(null);
		const id = ++lastId;
		return new Promise((resolve) => {
			const timer = setTimeout(() => settle(null), patience);
			const settle = (move: Move | null): void => {
				clearTimeout(timer);
				worker.onmessage = null;
				worker.onerror = null;
				giveUp = () => undefined;
				if (!move) dismiss();
				resolve(move);
			};
			giveUp = () => settle(null);
			worker.onerror = () => settle(null);
			worker.onmessage = ({ data }) => {
				if (data.id === id) settle(data.ok ? (question.moves[data.index] ?? null) : null);
			};
			worker.postMessage({ id, question, effort });
		});
	}

	async function answer(question: Question, effort: Effort): Promise<Move> {
		while (!disposed && (lives > 0 || port)) {
			const move = await ask(question, effort);
			if (move) return move;
		}
		if (disposed) throw new Error('the thinker is disposed');
		return chooseMove(question, modest(effort));
	}

	return {
		think(question, effort) {
			// a worker has one mind: a second question would take the first one's answer for silence
			const thought = queue.then(() => answer(question, effort));
			queue = thought.catch(() => undefined);
			return thought;
		},
		dispose() {
			disposed = true;
			giveUp();
			dismiss();
		}
	};
}

/** A thinker on the app's own worker. */
export function createWorkerThinker(): Thinker {
	return createThinker({
		hire: () =>
			new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module', name: 'bot' })
	});
}
