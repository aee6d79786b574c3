import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareFile } from './share';

const file = new File(['{}'], 'game.json', { type: 'application/json' });
const click = vi.fn();

function sheet(canShare: boolean, share: () => Promise<void>) {
	Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => canShare });
	Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}

beforeEach(() => {
	click.mockClear();
	vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(click);
});
afterEach(() => {
	Reflect.deleteProperty(navigator, 'canShare');
	Reflect.deleteProperty(navigator, 'share');
	vi.restoreAllMocks();
});

test('goes to the share sheet', async () => {
	const share = vi.fn(() => Promise.resolve());
	sheet(true, share);
	expect(await shareFile(file, 'A game')).toBe('shared');
	expect(share).toHaveBeenCalledWith({ files: [file], title: 'A game' });
	expect(click).not.toHaveBeenCalled();
});

test('somebody who closes the sheet gets no download instead', async () => {
	sheet(true, () => Promise.reject(new DOMException('closed', 'AbortError')));
	expect(await shareFile(file, 'A game')).toBe('cancelled');
	expect(click).not.toHaveBeenCalled();
});

test('is saved where there is no sheet, or none for files', async () => {
	expect(await shareFile(file, 'A game')).toBe('downloaded');
	sheet(false, () => Promise.resolve());
	expect(await shareFile(file, 'A game')).toBe('downloaded');
	sheet(true, () => Promise.reject(new DOMException('no', 'NotAllowedError')));
	expect(await shareFile(file, 'A game')).toBe('downloaded');
	expect(click).toHaveBeenCalledTimes(3);
	expect(document.querySelector('a')).toBe(null);
});
