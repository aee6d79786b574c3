import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { initI18n } from '$lib/i18n';
import type { RevealStyle } from '$lib/table/types';
import { GUARD_MS, guardInput, installGuard } from './guard';
import HoldToReveal from './HoldToReveal.svelte';

let tests = 0;
let endGuard = () => {};
beforeAll(() => initI18n());
beforeEach(() => {
	vi.useFakeTimers();
	// the clock starts anew with every test, what is guarded does not
	vi.advanceTimersByTime(60_000 * ++tests);
	// happy-dom has no capture, and a seal of a known size
	Element.prototype.setPointerCapture = () => undefined;
	Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 160, 160);
	endGuard = installGuard(window);
});
afterEach(() => {
	cleanup();
	endGuard();
	vi.useRealTimers();
});

function opened(reveal: RevealStyle) {
	const onreveal = vi.fn();
	render(HoldToReveal, { seat: 1, name: 'Camille', reveal, onreveal });
	const seal = screen.getByRole('button', { name: /^Camille/ });
	const press = () =>
		fireEvent(
			seal,
			new PointerEvent('pointerdown', {
				bubbles: true,
				pointerId: 1,
				button: 0,
				clientX: 80,
				clientY: 80
			})
		);
	const lift = () =>
		fireEvent(seal, new PointerEvent('pointerup', { bubbles: true, pointerId: 1 }));
	const click = (detail: number) =>
		fireEvent(seal, new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
	const tap = async () => {
		await press();
		vi.advanceTimersByTime(80);
		await lift();
		await click(1);
	};
	return { onreveal, seal, press, lift, tap, key: () => click(0) };
}

describe('the seal that opens a hand', () => {
	test('opens after it has been held, not before', async () => {
		const { onreveal, press } = opened('hold');
		await press();
		vi.advanceTimersByTime(600);
		expect(onreveal).not.toHaveBeenCalled();
		vi.advanceTimersByTime(100);
		expect(onreveal).toHaveBeenCalledOnce();
	});

	test('a tap, a double tap or ten taps never open it', async () => {
		const { onreveal, tap } = opened('hold');
		for (let i = 0; i < 10; i++) await tap();
		vi.advanceTimersByTime(2000);
		expect(onreveal).not.toHaveBeenCalled();
	});

	test('a finger that slides away lets go', async () => {
		const { onreveal, seal, press } = opened('hold');
		await press();
		vi.advanceTimersByTime(300);
		await fireEvent(
			seal,
			new PointerEvent('pointermove', { bubbles: true, pointerId: 1, clientX: 400, clientY: 80 })
		);
		vi.advanceTimersByTime(2000);
		expect(onreveal).not.toHaveBeenCalled();
	});

	test('a keyboard needs two presses that are apart', async () => {
		const { onreveal, key } = opened('hold');
		await key();
		await key();
		expect(onreveal).not.toHaveBeenCalled();
		vi.advanceTimersByTime(450);
		await key();
		expect(onreveal).toHaveBeenCalledOnce();
	});

	test('the first of two presses is forgotten after a while', async () => {
		const { onreveal, tap } = opened('twice');
		await tap();
		vi.advanceTimersByTime(9000);
		await tap();
		expect(onreveal).not.toHaveBeenCalled();
		vi.advanceTimersByTime(450);
		await tap();
		expect(onreveal).toHaveBeenCalledOnce();
	});

	test('one tap opens it where that was chosen', async () => {
		const { onreveal, tap } = opened('tap');
		await tap();
		expect(onreveal).toHaveBeenCalledOnce();
	});

	test('a press meant for the screen before does nothing, however long it lasts', async () => {
		for (const reveal of ['hold', 'tap'] as const) {
			const { onreveal, press, tap } = opened(reveal);
			guardInput();
			await tap();
			await press();
			vi.advanceTimersByTime(GUARD_MS + 1000);
			expect(onreveal).not.toHaveBeenCalled();
			cleanup();
		}
	});

	test('names nothing but the person', () => {
		const { seal } = opened('hold');
		expect(seal.getAttribute('aria-label')).toMatch(/^Camille’s letter/);
		expect([...seal.attributes].map((each) => each.name)).not.toContain('data-card');
	});
});
