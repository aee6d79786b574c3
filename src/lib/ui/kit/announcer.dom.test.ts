import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tick } from 'svelte';
import { announce, silence } from './announcer.svelte';
import Announcer from './Announcer.svelte';

beforeEach(() => {
	vi.useFakeTimers();
	render(Announcer);
});
afterEach(() => {
	silence();
	cleanup();
	vi.useRealTimers();
});

async function spoken(role: 'status' | 'alert'): Promise<string | null> {
	vi.advanceTimersByTime(200);
	await tick();
	return screen.getByRole(role).textContent;
}

test('both regions are in the page, empty, before anything is said', () => {
	expect(screen.getByRole('status').textContent).toBe('');
	expect(screen.getByRole('alert').textContent).toBe('');
});

test('sentences of one moment are spoken together', async () => {
	announce('Hugo plays the Baron.');
	announce('Ana is out.');
	expect(await spoken('status')).toBe('Hugo plays the Baron. Ana is out.');
	announce('Camille to play.');
	expect(await spoken('status')).toBe('Camille to play.');
});

test('what waits can be taken back', async () => {
	announce('too late');
	silence();
	expect(await spoken('status')).toBe('');
});
