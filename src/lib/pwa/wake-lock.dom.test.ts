import { afterEach, expect, test, vi } from 'vitest';
import { keepAwake } from './wake-lock';

function pretend(request: () => Promise<EventTarget & { release: () => Promise<void> }>) {
	Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
}
const lock = () => Object.assign(new EventTarget(), { release: vi.fn(() => Promise.resolve()) });
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

afterEach(() => {
	Reflect.deleteProperty(navigator, 'wakeLock');
});

test('does nothing where there is no such thing', () => {
	expect(() => keepAwake()()).not.toThrow();
});

test('is taken again after the page was hidden, and given back at the end', async () => {
	const locks = [lock(), lock()];
	const request = vi.fn(() => Promise.resolve(locks[request.mock.calls.length - 1]!));
	pretend(request);
	const sleep = keepAwake();
	await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
	await Promise.resolve();
	locks[0]!.dispatchEvent(new Event('release'));
	comeBack();
	await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
	await Promise.resolve();
	sleep();
	expect(locks[1]!.release).toHaveBeenCalledOnce();
	comeBack();
	expect(request).toHaveBeenCalledTimes(2);
});

test('a refusal is no failure', async () => {
	const request = vi.fn(() => Promise.reject(new DOMException('battery', 'NotAllowedError')));
	pretend(request);
	const sleep = keepAwake();
	await vi.waitFor(() => expect(request).toHaveBeenCalled());
	expect(sleep).not.toThrow();
});
