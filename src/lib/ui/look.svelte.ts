/** How the page looks on this device: theme, text size, motion, hand. Written to <html> as attributes. */
import { MediaQuery } from 'svelte/reactivity';
import { settings } from '$lib/storage';

const dark = new MediaQuery('(prefers-color-scheme: dark)');
const still = new MediaQuery('(prefers-reduced-motion: reduce)');

/** The theme that is shown now; reactive. */
export function theme(): 'light' | 'dark' {
	if (settings.theme !== 'auto') return settings.theme;
	return dark.current ? 'dark' : 'light';
}

/** Whether movement is to be left out, by the system's wish or by the setting; reactive. */
export function reducedMotion(): boolean {
	return settings.motion === 'auto' ? still.current : settings.motion === 'reduced';
}

/** Keeps <html> and the colour of the browser's bars in step; call once, while a component starts. */
export function applyLook(): void {
	$effect(() => {
		const root = document.documentElement;
		root.dataset.theme = theme();
		root.dataset.motion = reducedMotion() ? 'reduced' : 'full';
		root.dataset.hand = settings.leftHanded ? 'left' : 'right';
		root.style.setProperty('--text-scale', String(settings.textSize / 100));
		// after the frame: reading a style in it would have the browser compute all of them twice
		const frame = requestAnimationFrame(() => {
			const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
			for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
				meta.content = paper;
		});
		return () => cancelAnimationFrame(frame);
	});
}
