import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '$lib/storage';
import { give } from './feedback';

const vibrate = vi.fn(() => true);
const started: number[] = [];

class FakeAudio {
	state = 'running';
	currentTime = 0;
	destination = {};
	createGain() {
		return {
			gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
			connect: () => this.destination
		};
	}
	createOscillator() {
		const tone = {
			type: 'sine',
			frequency: { value: 0 },
			connect: (next: unknown) => next,
			start: () => started.push(tone.frequency.value),
			stop: vi.fn()
		};
		return tone;
	}
}

beforeEach(async () => {
	started.length = 0;
	vibrate.mockClear();
	vi.stubGlobal('AudioContext', FakeAudio);
	Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
	await settings.load();
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('a cue', () => {
	it('sounds and taps', () => {
		settings.set({ sound: true, haptics: true });
		give('round-over');
		vi.runAllTimers();
		expect(started).toHaveLength(2);
		expect(vibrate).toHaveBeenCalledOnce();
	});

	it('does neither when both are off', () => {
		settings.set({ sound: false, haptics: false });
		give('match-over');
		vi.runAllTimers();
		expect(started).toEqual([]);
		expect(vibrate).not.toHaveBeenCalled();
	});

	it('is no trouble on a device without sound', () => {
		settings.set({ sound: true, haptics: true });
		vi.stubGlobal('AudioContext', undefined);
		give('opened');
		expect(() => vi.runAllTimers()).not.toThrow();
	});
});
