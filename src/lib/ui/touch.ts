const QUICK = 320;

/**
 * iOS zooms on a double tap whatever `user-scalable` says, and long did so despite
 * `touch-action: manipulation`. The second of two quick taps is turned into a plain click.
 *
 * @returns a function that ends it
 */
export function stopDoubleTapZoom(target: Window): () => void {
	let last = -Infinity;
	const onTouchEnd = (event: TouchEvent) => {
		const quick = event.timeStamp - last < QUICK;
		last = event.timeStamp;
		const element = event.target;
		if (!quick || event.touches.length > 0 || !event.cancelable) return;
		if (!(element instanceof Element) || element.closest('input, textarea, select')) return;
		event.preventDefault();
		// detail 1: still a finger, for those who tell a press from a keyboard
		element.dispatchEvent(
			new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1 })
		);
	};
	// only WebKit on a touch screen has gesture events, and only there is the guard needed
	if (!('ongesturestart' in target)) return () => undefined;
	target.addEventListener('touchend', onTouchEnd, { passive: false });
	return () => target.removeEventListener('touchend', onTouchEnd);
}
