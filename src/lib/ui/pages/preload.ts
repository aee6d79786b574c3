/** The pages that a tap may ask for, made ready while nobody taps. */
import { preloadCode } from '$app/navigation';

/** Milliseconds before each: a slow phone needs its processor for the fingers first. */
const REST = 500;

/**
 * Runs the modules of these pages one after the other. Only where a service worker has them on the
 * device: a first visit has better uses for its connection. Returns its own undoing.
 */
export function preloadPages(hrefs: readonly string[]): () => void {
	if (!navigator.serviceWorker?.controller) return () => undefined;
	const left = [...hrefs];
	let timer = setTimeout(next, 2 * REST);
	function next() {
		const href = left.shift();
		if (href === undefined) return;
		void preloadCode(href)
			.catch(() => undefined)
			.then(() => (timer = setTimeout(next, REST)));
	}
	return () => {
		left.length = 0;
		clearTimeout(timer);
	};
}
