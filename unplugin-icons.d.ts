// the package ships no types for its plugin
declare module 'unplugin-icons/vite' {
	import type { Plugin } from 'vite';

	export default function Icons(options?: {
		readonly compiler?: 'svelte';
		/** Size of an icon, in em. */
		readonly scale?: number;
	}): Plugin;
}
