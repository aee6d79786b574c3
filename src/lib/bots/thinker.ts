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
	think(question: Question, effort: Effort): Promise<Move>;
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
				if (!move) dismiss();
				resolve(move);
			};
			worker.onerror = () => settle(null);
			worker.onmessage = ({ data }) => {
				if (data.id === id) settle(data.ok ? (question.moves[data.index] ?? null) : null);
			};
			worker.postMessage({ id, question, effort });
		});
	}

	async function think(question: Question, effort: Effort): Promise<Move> {
		while (lives > 0 || port) {
			const move = await ask(question, effort);
			if (move) return move;
		}
		return chooseMove(question, modest(effort));
	}

	return { think, dispose: dismiss };
}

/** A thinker on the app's own worker. */
export function createWorkerThinker(): Thinker {
	return createThinker({
		hire: () =>
			new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module', name: 'bot' })
	});
}
