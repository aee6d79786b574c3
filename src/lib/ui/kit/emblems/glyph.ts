import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

/** One emblem: an `<svg viewBox="0 0 512 512">` that takes x, y, width, height, class. */
export type Glyph = Component<SvelteHTMLElements['svg']>;
