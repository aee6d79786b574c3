// the package ships no types for its plugin
declare module 'unplugin-icons/vite' {
	import type { Plugin } from 'vite';

	export default function Icons(options: { readonly compiler: IconCompiler }): Plugin;

	/** Turns the text of an `<svg>` into the source of a module with that file extension. */
	export interface IconCompiler {
		readonly extension: string;
		readonly compiler: (svg: string) => string;
	}
}
