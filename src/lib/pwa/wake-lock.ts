/**
 * Keeps the screen lit while a game lies on the table. A wish, never a need: many home-screen apps on
 * iOS refuse it, and every browser takes it back when the page is hidden.
 *
 * @returns a function that lets the screen go dark again
 */
export function keepAwake(): () => void {
	if (typeof navigator === 'undefined' || !('wakeLock' in navigator)) return () => undefined;
	let wanted = true;
	let held: WakeLockSentinel | null = null;

	const take = async () => {
		if (!wanted || held || document.visibilityState !== 'visible') return;
		try {
			const lock = await navigator.wakeLock.request('screen');
			if (!wanted) return void lock.release();
			held = lock;
			lock.addEventListener('release', () => {
				if (held === lock) held = null;
			});
		} catch {
			// refused (battery saver, iOS): the game goes on without it
		}
	};
	const onVisible = () => void take();

	document.addEventListener('visibilitychange', onVisible);
	void take();
	return () => {
		wanted = false;
		document.removeEventListener('visibilitychange', onVisible);
		void held?.release();
		held = null;
	};
}
