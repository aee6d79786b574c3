import type { Component } from 'svelte';

/** One emblem: an `<svg viewBox="0 0 512 512">`, hidden from screen readers; made by scripts/icon-component.mjs. */
export type Glyph = Component<{
	class?: string;
	x?: number | string;
	y?: number | string;
	width?: number | string;
	height?: number | string;
}>;
