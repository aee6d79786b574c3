import { announce } from './announcer.svelte';

export interface Toast {
	readonly id: number;
	readonly text: string;
	/** Offered as a button until the toast goes. */
	readonly undo: (() => void) | null;
}

/** Long enough to read and reach; hovering or focusing keeps it. */
const STAYS = 8000;
let shown = $state.raw<readonly Toast[]>([]);
let last = 0;
const timers: Record<number, ReturnType<typeof setTimeout>> = {};

export function toasts(): readonly Toast[] {
	return shown;
}

/** Shows one line at the bottom and says it; a newer one replaces it. Public text only. */
export function toast(text: string, options: { undo?: () => void } = {}): void {
	const next: Toast = { id: ++last, text, undo: options.undo ?? null };
	for (const old of shown) dismiss(old.id);
	shown = [next];
	announce(text);
	release(next.id);
}

export function dismiss(id: number): void {
	hold(id);
	shown = shown.filter((each) => each.id !== id);
}

/** Keeps it while it is hovered or focused. */
export function hold(id: number): void {
	clearTimeout(timers[id]);
	delete timers[id];
}

/** Lets it go by itself again. */
export function release(id: number): void {
	hold(id);
	timers[id] = setTimeout(() => dismiss(id), STAYS);
}
