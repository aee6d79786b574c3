import { describe, expect, it, vi } from 'vitest';
import { claimMatch, type ClaimTools } from './claim';
import { lockManager } from './fixture';

const ways: { way: string; tools: () => ClaimTools }[] = [
	{ way: 'Web Locks', tools: () => ({ locks: lockManager(), channel: undefined }) },
	{
		way: 'messages between tabs',
		tools: () => ({ locks: undefined, channel: (name) => new BroadcastChannel(name) })
	}
];

describe.each(ways)('one tab at a time by $way', ({ tools }) => {
	it('gives a match to the first tab, and to the second once it is free', async () => {
		const browser = tools();
		const first = await claimMatch('a', {}, browser);
		expect(first).not.toBeNull();
		expect(await claimMatch('a', {}, browser)).toBeNull();
		const other = await claimMatch('b', {}, browser);
		expect(other).not.toBeNull();
		await first?.release();
		const again = await claimMatch('a', {}, browser);
		expect(again).not.toBeNull();
		await again?.release();
		await other?.release();
	});

	it('lets a tab take over, and tells the other', async () => {
		const browser = tools();
		const lost = vi.fn();
		const first = await claimMatch('c', {}, browser);
		first?.onLost(lost);
		const second = await claimMatch('c', { takeOver: true }, browser);
		expect(second).not.toBeNull();
		await vi.waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
		expect(await claimMatch('c', {}, browser)).toBeNull();
		await second?.release();
	});

	it('gives it to one of two that ask at once', async () => {
		const browser = tools();
		const claims = await Promise.all([claimMatch('d', {}, browser), claimMatch('d', {}, browser)]);
		expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
		for (const claim of claims) await claim?.release();
	});
});

it('plays on where a browser has neither', async () => {
	const nothing = { locks: undefined, channel: undefined };
	expect(await claimMatch('e', {}, nothing)).not.toBeNull();
});
