import { describe, expect, it, vi } from 'vitest';
import type { Move, View } from '$lib/engine';
import { botDriver } from './driver';

describe('a bot in its chair', () => {
	it('takes its time even when there is nothing to think about', async () => {
		vi.useFakeTimers();
		try {
			const move: Move = { type: 'redraw', yes: false };
			const driver = botDriver('easy', {
				think: () => Promise.resolve(move),
				dispose: () => undefined
			});
			let chosen: Move | null = null;
			void driver.chooseMove({} as View, [move], 'seed').then((made) => (chosen = made));
			await vi.advanceTimersByTimeAsync(900);
			expect(chosen).toBeNull();
			await vi.advanceTimersByTimeAsync(200);
			expect(chosen).toBe(move);
		} finally {
			vi.useRealTimers();
		}
	});
});
