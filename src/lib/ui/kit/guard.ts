/** A press meant for the screen before must never do anything on the one that follows. */
export const GUARD_MS = 400;

let until = 0;
let swallowPointer = false;
/** A finger or a mouse button is down. */
let pressing = false;
const swallowKeys = new Set<string>();

const ACTS = new Set(['Enter', ' ']);
const guarded = () => performance.now() < until;

/** Ignores presses and Enter / Space for a moment. Call it whenever a screen replaces another. */
export function guardInput(ms: number = GUARD_MS): void {
	until = Math.max(until, performance.now() + ms);
	// what is down now belongs to the screen before, however late it is lifted
	if (pressing) swallowPointer = true;
}

/** Whether presses are being ignored now. */
export function inputGuarded(): boolean {
	return guarded();
}

function drop(event: Event): void {
	event.preventDefault();
	event.stopImmediatePropagation();
}

/**
 * Watches the whole window, in the capture phase. A press that began while guarded stays ignored
 * until it is lifted; a held key never repeats a press. Returns its own undoing.
 */
export function installGuard(target: Window): () => void {
	const onPress = (event: Event) => {
		// a finger's mousedown comes only when it is lifted: it begins nothing
		if (event.type === 'pointerdown') {
			pressing = true;
			swallowPointer = guarded();
		}
		if (swallowPointer || guarded()) drop(event);
	};
	const onLift = () => {
		pressing = false;
	};
	const onRelease = (event: Event) => {
		// a key or a screen reader clicks without a press: no earlier finger speaks for it
		const pressed = !(event.type === 'click' && (event as MouseEvent).detail === 0);
		if ((pressed && swallowPointer) || guarded()) drop(event);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (!ACTS.has(event.key) || isText(event.target)) return;
		if (guarded()) swallowKeys.add(event.key);
		if (event.repeat || swallowKeys.has(event.key)) drop(event);
	};
	const onKeyUp = (event: KeyboardEvent) => {
		if (swallowKeys.delete(event.key)) drop(event);
	};
	const options = { capture: true };
	const presses = ['pointerdown', 'mousedown'];
	const lifts = ['pointerup', 'pointercancel'];
	const releases = ['pointerup', 'mouseup', 'click', 'dblclick', 'contextmenu'];
	for (const type of presses) target.addEventListener(type, onPress, options);
	for (const type of lifts) target.addEventListener(type, onLift, options);
	for (const type of releases) target.addEventListener(type, onRelease, options);
	target.addEventListener('keydown', onKeyDown, options);
	target.addEventListener('keyup', onKeyUp, options);
	return () => {
		for (const type of presses) target.removeEventListener(type, onPress, options);
		for (const type of lifts) target.removeEventListener(type, onLift, options);
		for (const type of releases) target.removeEventListener(type, onRelease, options);
		target.removeEventListener('keydown', onKeyDown, options);
		target.removeEventListener('keyup', onKeyUp, options);
	};
}

function isText(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLTextAreaElement ||
		(target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type))
	);
}
