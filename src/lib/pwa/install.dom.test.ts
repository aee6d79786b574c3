import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { install, isIos, startInstall } from './install.svelte';

let stop: () => void;
let waved = false;
const kept = { dismissed: () => waved, remember: () => (waved = true) };

function offer(outcome: 'accepted' | 'dismissed') {
	const event = Object.assign(new Event('beforeinstallprompt'), {
		prompt: vi.fn(() => Promise.resolve()),
		userChoice: Promise.resolve({ outcome })
	});
	window.installPrompt = event;
	window.dispatchEvent(new Event('install-prompt'));
	return event;
}

beforeEach(() => {
	waved = false;
	window.installPrompt = null;
	stop = startInstall(kept);
});
afterEach(() => stop());

test('nothing is shown while the browser offers nothing', () => {
	expect(install.way).toBe(null);
	expect(install.hint).toBe(false);
});

test('a prompt caught before the start is not lost', () => {
	stop();
	offer('accepted');
	stop = startInstall(kept);
	expect(install.way).toBe('prompt');
	expect(install.hint).toBe(true);
});

test('a used prompt is gone, and an accepted one ends the matter', async () => {
	const event = offer('accepted');
	expect(await install.prompt()).toBe('accepted');
	expect(event.prompt).toHaveBeenCalledOnce();
	expect(install.way).toBe(null);
	expect(await install.prompt()).toBe('unavailable');
});

test('waving it off hides the hint for ever, not the way', () => {
	offer('dismissed');
	install.dismiss();
	expect(waved).toBe(true);
	expect(install.hint).toBe(false);
	expect(install.way).toBe('prompt');
});

test('an iPad that calls itself a Mac is told from a Mac', () => {
	const mac =
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
	expect(isIos({ userAgent: mac, platform: 'MacIntel', maxTouchPoints: 5 })).toBe(true);
	expect(isIos({ userAgent: mac, platform: 'MacIntel', maxTouchPoints: 0 })).toBe(false);
	const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
	expect(isIos({ userAgent: phone, platform: 'iPhone', maxTouchPoints: 5 })).toBe(true);
});
