import 'fake-indexeddb/auto';
import { freshStore, lockManager } from '$lib/storage/fixture';
import { settings } from '$lib/storage';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMatch, openMatch } from './open-match';
import { people } from './table.fixture';
import type { Match } from './types';

let match: Match;
beforeEach(async () => {
	await freshStore();
	await settings.load();
	Object.defineProperty(navigator, 'locks', { value: lockManager(), configurable: true });
	const players = people('hh');
	const id = await createMatch({ ruleSet: 'classic', options: {}, players, firstSeat: 0 });
	const answer = await openMatch(id);
	if (!answer.ok) throw new Error(answer.code);
	match = answer.match;
	await match.reveal();
	expect(match.stage.kind).toBe('open');
});
afterEach(() => {
	match.dispose();
	vi.useRealTimers();
});

const covered = () => expect(match.stage).toMatchObject({ kind: 'hand-over', to: 0 });

describe('an open hand covers itself', () => {
	it.each(['blur', 'pagehide', 'popstate'])('on %s', (type) => {
		window.dispatchEvent(new Event(type));
		covered();
	});

	it('when the page is hidden', () => {
		const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
		document.dispatchEvent(new Event('visibilitychange'));
		covered();
		hidden.mockRestore();
	});

	it('when nobody has touched it for a while', () => {
		vi.useFakeTimers();
		window.dispatchEvent(new Event('pointerdown'));
		vi.advanceTimersByTime(40_000);
		window.dispatchEvent(new Event('keydown'));
		vi.advanceTimersByTime(59_000);
		expect(match.stage.kind).toBe('open');
		vi.advanceTimersByTime(2_000);
		covered();
	});

	it('when the phone is laid on its face, not when it lies on its back', () => {
		const lie = (beta: number, gamma: number) =>
			window.dispatchEvent(Object.assign(new Event('deviceorientation'), { beta, gamma }));
		lie(0, 0);
		lie(80, 10);
		expect(match.stage.kind).toBe('open');
		settings.set({ faceDownHides: false });
		lie(178, 2);
		expect(match.stage.kind).toBe('open');
		settings.set({ faceDownHides: true });
		lie(178, 2);
		covered();
	});

	it('and hears nothing more once it is disposed', () => {
		match.dispose();
		window.dispatchEvent(new Event('blur'));
		expect(match.stage.kind).toBe('open');
	});
});

it('tells the screen of each new stage', async () => {
	const seen: string[] = [];
	const end = $effect.root(() => {
		$effect(() => {
			seen.push(match.stage.kind);
		});
	});
	flushSync();
	match.hide();
	flushSync();
	await match.reveal();
	flushSync();
	expect(seen).toEqual(['open', 'hand-over', 'open']);
	end();
});
