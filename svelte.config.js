import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** @type {import('@sveltejs/kit').Config} */
export default {
	preprocess: vitePreprocess(),
	kit: {
		adapter: adapter({
			pages: 'build',
			assets: 'build',
			fallback: '404.html',
			precompress: false,
			strict: true
		}),
		// `''` or e.g. '/repo' for a project page
		paths: { base: /** @type {'' | `/${string}`} */ (process.env.BASE_PATH ?? ''), relative: true },
		version: { name: process.env.APP_VERSION ?? 'dev' },
		// vite-pwa registers; kit must not register too (only matters with src/service-worker.*)
		serviceWorker: { register: false },
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['self'],
				'script-src': ['self'],
				'style-src': ['self', 'unsafe-inline'],
				'img-src': ['self', 'data:', 'blob:'],
				'font-src': ['self'],
				'connect-src': ['self'],
				'worker-src': ['self'],
				'manifest-src': ['self'],
				'object-src': ['none'],
				'base-uri': ['self'],
				'form-action': ['self']
			}
		},
		prerender: { handleHttpError: 'fail', handleMissingId: 'fail' }
	}
};

