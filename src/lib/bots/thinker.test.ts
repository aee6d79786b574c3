import { describe, expect, it, vi } from 'vitest';
import { decision, start, view } from '$lib/engine';
import { EFFORTS } from './levels';
import type { Question } from './policy';
import { createThinker, type Port } from './thinker';
import type { Ask, Answer } from './protocol';

function question(): Question {
	const { game } = start({ ruleSet: 'classic', seats: 3, seed: 'thinker' });
	const asked = decision(game);
	if (!asked || asked.by === 'table') throw new Error('a seat decides first');
	return { view: view(game, asked.by), moves: asked.moves, seed: 'thinker/0' };
}

/** A worker whose answer a test decides; null: it stays silent. */
function port(reply: (ask: Ask) => Answer | null): Port {
	const made: Port = {
		postMessage(ask) {
			const data = reply(ask);
			if (data) queueMicrotask(() => made.onmessage?.({ data } as MessageEvent<Answer>));
		},
		terminate: () => undefined,
		onmessage: null,
		onerror: null
	};
	return made;
}

const last = (ask: Ask): Answer => ({ id: ask.id, ok: true, index: ask.question.moves.length - 1 });

describe('a thinker', () => {
	it('takes the answer of its worker', async () => {
		const asked = question();
		const thinker = createThinker({ hire: () => port(last) });
		expect(await thinker.think(asked, EFFORTS.easy)).toEqual(asked.moves.at(-1));
	});

	it('replaces a silent worker once', async () => {
		const asked = question();
		let hired = 0;
		const thinker = createThinker({
			hire: () => port(hired++ === 0 ? () => null : last),
			patience: 5
		});
		expect(await thinker.think(asked, EFFORTS.easy)).toEqual(asked.moves.at(-1));
		expect(hired).toBe(2);
	});

	it('thinks for itself when no worker can be had', async () => {
		const asked = question();
		let hired = 0;
		const thinker = createThinker({
			hire: () => {
				hired++;
				throw new Error('blocked');
			}
		});
		expect(asked.moves).toContainEqual(await thinker.think(asked, EFFORTS.easy));
		expect(asked.moves).toContainEqual(await thinker.think(asked, EFFORTS.easy));
		expect(hired).toBe(2);
	});

	it('drops an answer to another question', async () => {
		const asked = question();
		const stale = port((ask) => ({ id: ask.id - 1, ok: true, index: 0 }));
		const ports = [stale, port(last)];
		const thinker = createThinker({ hire: () => ports.shift() ?? stale, patience: 5 });
		expect(await thinker.think(asked, EFFORTS.easy)).toEqual(asked.moves.at(-1));
	});

	it('asks one question after the other, so that none is taken for silence', async () => {
		const asked = question();
		let waiting = 0;
		let most = 0;
		let hired = 0;
		const slow: Port = {
			postMessage({ id }) {
				most = Math.max(most, ++waiting);
				setTimeout(() => {
					waiting--;
					slow.onmessage?.({ data: { id, ok: true, index: 0 } } as MessageEvent<Answer>);
				}, 30);
			},
			terminate: () => undefined,
			onmessage: null,
			onerror: null
		};
		const thinker = createThinker({ hire: () => (hired++, slow), patience: 50 });
		const thoughts = [1, 2, 3].map(() => thinker.think(asked, EFFORTS.easy));
		expect(await Promise.all(thoughts)).toEqual([1, 2, 3].map(() => asked.moves[0]));
		expect({ most, hired }).toEqual({ most: 1, hired: 1 });
	});

	it('ends in mid-thought when it is disposed, and hires nobody any more', async () => {
		let hired = 0;
		let ended = 0;
		const silent = { ...port(() => null), terminate: () => void ended++ };
		const thinker = createThinker({ hire: () => (hired++, silent), patience: 60_000 });
		const thoughts = [1, 2].map(() => thinker.think(question(), EFFORTS.easy));
		await vi.waitFor(() => expect(hired).toBe(1));
		thinker.dispose();
		const outcomes = await Promise.allSettled([
			...thoughts,
			thinker.think(question(), EFFORTS.easy)
		]);
		expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
		expect({ hired, ended }).toEqual({ hired: 1, ended: 1 });
	});

	it('does not accept a place outside the list', async () => {
		const asked = question();
		const thinker = createThinker({
			hire: () => port((ask) => ({ id: ask.id, ok: true, index: 999 }))
		});
		expect(asked.moves).toContainEqual(await thinker.think(asked, EFFORTS.easy));
	});
});
