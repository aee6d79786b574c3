import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GUARD_MS, guardInput, inputGuarded, installGuard } from './guard';

let tests = 0;
let end = () => {};
let button: HTMLButtonElement;
let field: HTMLInputElement;
const pressed = vi.fn();

beforeEach(() => {
	vi.useFakeTimers();
	// the clock starts anew with every test, what is guarded does not
	vi.advanceTimersByTime(60_000 * ++tests);
	pressed.mockClear();
	document.body.innerHTML = '<button>Play</button><input>';
	button = document.querySelector('button') as HTMLButtonElement;
	field = document.querySelector('input') as HTMLInputElement;
	button.addEventListener('click', pressed);
	button.addEventListener('keydown', pressed);
	field.addEventListener('keydown', pressed);
	end = installGuard(window);
});
afterEach(() => {
	end();
	vi.useRealTimers();
});

const down = () => button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
/** `presses` 0: by a key or a screen reader, which press nothing. */
const click = (presses = 1) =>
	button.dispatchEvent(
		new MouseEvent('click', { bubbles: true, cancelable: true, detail: presses })
	);
const key = (target: HTMLElement, name: string, repeat = false) =>
	target.dispatchEvent(
		new KeyboardEvent('keydown', { key: name, repeat, bubbles: true, cancelable: true })
	);
const up = (target: HTMLElement, name: string) =>
	target.dispatchEvent(new KeyboardEvent('keyup', { key: name, bubbles: true, cancelable: true }));

describe('presses across a change of screen', () => {
	test('pass when no screen has just changed', () => {
		down();
		click();
		expect(pressed).toHaveBeenCalledOnce();
	});

	test('are ignored for a moment, then pass again', () => {
		guardInput();
		down();
		click();
		vi.advanceTimersByTime(GUARD_MS - 1);
		expect(inputGuarded()).toBe(true);
		down();
		click();
		expect(pressed).not.toHaveBeenCalled();
		vi.advanceTimersByTime(2);
		down();
		click();
		expect(pressed).toHaveBeenCalledOnce();
	});

	test('stay ignored when they began too early and ended late', () => {
		guardInput();
		down();
		vi.advanceTimersByTime(GUARD_MS + 500);
		click();
		expect(pressed).not.toHaveBeenCalled();
	});

	test('a finger that broke the seal touches nothing of the hand, however late it is lifted', () => {
		down();
		guardInput();
		vi.advanceTimersByTime(GUARD_MS + 500);
		button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
		// what a browser makes of a lifted finger
		button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
		click();
		expect(pressed).not.toHaveBeenCalled();
		down();
		click();
		expect(pressed).toHaveBeenCalledOnce();
	});

	test('an early finger does not silence the keyboard or the screen reader after it', () => {
		guardInput();
		down();
		click();
		click(0);
		expect(pressed).not.toHaveBeenCalled();
		vi.advanceTimersByTime(GUARD_MS + 1);
		click(0);
		expect(pressed).toHaveBeenCalledOnce();
	});

	test('a held key does not press again and again', () => {
		key(button, 'Enter');
		key(button, 'Enter', true);
		key(button, 'Enter', true);
		expect(pressed).toHaveBeenCalledOnce();
	});

	test('a key pressed too early is ignored until it is lifted', () => {
		guardInput();
		key(button, ' ');
		vi.advanceTimersByTime(GUARD_MS + 100);
		key(button, ' ');
		expect(pressed).not.toHaveBeenCalled();
		up(button, ' ');
		key(button, ' ');
		expect(pressed).toHaveBeenCalledOnce();
	});

	test('writing is never disturbed', () => {
		guardInput();
		key(field, ' ');
		key(field, 'Enter');
		expect(pressed).toHaveBeenCalledTimes(2);
	});

	test('other keys move about freely', () => {
		guardInput();
		key(button, 'Tab');
		expect(pressed).toHaveBeenCalledOnce();
	});
});
