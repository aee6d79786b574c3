// Which modules the home screen needs before it stands. They go into one chunk: on a slow phone every
// file that the service worker hands over costs more time than its bytes.

const roots = [
	/\/kit\/src\/runtime\/client\/entry\.js$/,
	/\/generated\/client-optimized\/app\.js$/,
	/\/src\/routes\/\+(layout|page)\.(svelte|ts)$/
];
/** Reached through a folder's door only: the home screen itself plays nothing. */
const rules = /\/src\/lib\/engine\//;

/**
 * Gathers what the home page imports without `import()` in one chunk.
 *
 * @returns {import('vite').Plugin}
 */
export const firstScreenInOneChunk = () => ({
	name: 'first-screen-in-one-chunk',
	apply: 'build',
	enforce: 'post',
	// a chunk that holds a page's module then exports it; the entry only passes it on
	config: () => ({ build: { rollupOptions: { preserveEntrySignatures: 'allow-extension' } } }),
	outputOptions(options) {
		if (this.environment?.name === 'ssr') return options;
		/** @type {Map<string, boolean>} */
		const known = new Map();
		return {
			...options,
			codeSplitting: {
				includeDependenciesRecursively: false,
				groups: [
					{
						debugName: 'first screen',
						name(id, context) {
							const onTheWay = (/** @type {string} */ each) => {
								const answer = known.get(each);
								if (answer !== undefined) return answer;
								known.set(each, false);
								const found =
									!rules.test(each) &&
									(roots.some((root) => root.test(each)) ||
										(context.getModuleInfo(each)?.importers ?? []).some(onTheWay));
								known.set(each, found);
								return found;
							};
							return onTheWay(id) ? 'first-screen' : null;
						}
					}
				]
			}
		};
	}
});
