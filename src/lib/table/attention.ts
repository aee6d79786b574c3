/** Tells when an open hand must be covered: nobody may be looking, or somebody else. */

export interface AttentionOptions {
	/** Covers the hand; called often, also when there is nothing to cover. */
	readonly hide: () => void;
	/** Seconds without a touch or a key. */
	readonly idleSeconds: () => number;
	/** Whether laying the phone on its face hides the hand. */
	readonly faceDownHides: () => boolean;
}

/** Degrees of tilt from which the screen looks down at the table. */
const FACE_DOWN_TILT = 150;
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

interface OrientationPermission {
	requestPermission?: () => Promise<'granted' | 'denied'>;
}

const orientation = () =>
	typeof DeviceOrientationEvent === 'undefined'
		? undefined
		: (DeviceOrientationEvent as unknown as OrientationPermission);

/** Whether this browser can tell at all how the device lies. */
export const hasOrientation = (): boolean => orientation() !== undefined;

/**
 * Some devices (iOS) ask before they tell how they lie, and only after a tap; without one the answer
 * is what was granted before.
 * @returns whether the sensor may be read
 */
export async function askFaceDownPermission(): Promise<boolean> {
	if (!hasOrientation()) return false;
	try {
		const answer = await orientation()?.requestPermission?.();
		return answer === undefined || answer === 'granted';
	} catch {
		return false;
	}
}

/**
 * Watches focus, visibility, page life, history, idleness and how the phone lies.
 * @returns a function that ends it
 */
export function watchAttention({ hide, idleSeconds, faceDownHides }: AttentionOptions): () => void {
	const ending = new AbortController();
	const { signal } = ending;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const active = () => {
		clearTimeout(timer);
		timer = setTimeout(hide, idleSeconds() * 1000);
	};
	for (const type of ACTIVITY)
		window.addEventListener(type, active, { signal, passive: true, capture: true });
	active();

	// The app switcher takes its picture before `visibilitychange` is painted: blur comes first.
	window.addEventListener('blur', hide, { signal });
	window.addEventListener('pagehide', hide, { signal });
	window.addEventListener('popstate', hide, { signal });
	document.addEventListener('freeze', hide, { signal });
	document.addEventListener(
		'visibilitychange',
		() => {
			if (document.visibilityState === 'hidden') hide();
		},
		{ signal }
	);
	window.addEventListener(
		'deviceorientation',
		({ beta, gamma }) => {
			if (beta === null || gamma === null || !faceDownHides()) return;
			if (Math.abs(beta) > FACE_DOWN_TILT && Math.abs(gamma) < 90 - FACE_DOWN_TILT / 2) hide();
		},
		{ signal }
	);
	return () => {
		clearTimeout(timer);
		ending.abort();
	};
}
