import { afterEach, expect, test, vi } from 'vitest';
import { stopDoubleTapZoom } from './touch';

let end = () => {};
afterEach(() => {
	end();
	document.body.replaceChildren();
	Reflect.deleteProperty(window, 'ongesturestart');
});

function tap(on: Element, time: number): Event {
	const event = new Event('touchend', { bubbles: true, cancelable: true });
	Object.defineProperties(event, { timeStamp: { value: time }, touches: { value: [] } });
	on.dispatchEvent(event);
	return event;
}

function placed(tag: 'button' | 'input'): { element: Element; clicked: () => number } {
	const element = document.body.appendChild(document.createElement(tag));
	const click = vi.fn();
	element.addEventListener('click', click);
	return { element, clicked: () => click.mock.calls.length };
}

test('of two quick taps the second enlarges nothing, and counts as a click', () => {
	Object.assign(window, { ongesturestart: null });
	end = stopDoubleTapZoom(window);
	const { element, clicked } = placed('button');
	expect(tap(element, 1000).defaultPrevented).toBe(false);
	expect(tap(element, 1200).defaultPrevented).toBe(true);
	expect(clicked()).toBe(1);
	expect(tap(element, 2000).defaultPrevented).toBe(false);
});

test('where text is entered a double tap chooses a word as ever', () => {
	Object.assign(window, { ongesturestart: null });
	end = stopDoubleTapZoom(window);
	const { element } = placed('input');
	tap(element, 1000);
	expect(tap(element, 1100).defaultPrevented).toBe(false);
});

test('browsers without the fault are left alone', () => {
	end = stopDoubleTapZoom(window);
	const { element } = placed('button');
	tap(element, 1000);
	expect(tap(element, 1100).defaultPrevented).toBe(false);
});
