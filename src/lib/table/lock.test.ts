import { describe, expect, it } from 'vitest';
import { createLock, opens, waitAfter, waitLeft } from './lock';

describe('a seat code', () => {
	it('opens by its own code alone, and is not in what is kept', async () => {
		const lock = await createLock('2743', 1000);
		expect(await opens(lock, '2743')).toBe(true);
		expect(await opens(lock, '2744')).toBe(false);
		expect(await opens(lock, '')).toBe(false);
		expect(JSON.stringify(lock)).not.toContain('2743');
	});

	it('is salted: the same code never looks the same', async () => {
		const [one, two] = await Promise.all([createLock('1111', 1000), createLock('1111', 1000)]);
		expect(one.hash).not.toBe(two.hash);
	});

	it('takes the same symbols however they were composed', async () => {
		const lock = await createLock('é', 1000);
		expect(await opens(lock, 'e\u0301')).toBe(true);
	});
});

describe('wrong codes', () => {
	it('back off after a few', () => {
		expect([1, 2, 3, 4, 5].map(waitAfter)).toEqual([0, 0, 5_000, 15_000, 30_000]);
		expect(waitAfter(100)).toBe(300_000);
	});

	it('lock nobody out by a clock that was set back', () => {
		expect(waitLeft(1_000, 2_000)).toBe(0);
		expect(waitLeft(10_000, 2_000)).toBe(8_000);
		expect(waitLeft(9e12, 0)).toBe(300_000);
	});
});
