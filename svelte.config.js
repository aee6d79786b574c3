import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { appVersion } from './scripts/version.mjs';

const dir = process.env.BUILD_DIR ?? 'build';
const template = readFileSync(new URL('./src/app.html', import.meta.url), 'utf8');

/**
 * Kit hashes its own inline parts, not those of the page template.
 * @param {'script' | 'style'} tag
 */
const templateHashes = (tag) =>
	[...template.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
		([, text = '']) =>
			/** @type {`sha256-${string}`} */ (
				`sha256-${createHash('sha256').update(text).digest('base64')}`
			)
	);

/** @type {import('@sveltejs/kit').Config} */
export default {
	preprocess: vitePreprocess(),
	kit: {
		adapter: adapter({
			pages: dir,
			assets: dir,
			fallback: '404.html',
			precompress: false,
			strict: true
		}),
		// `''` or e.g. '/repo' for a project page
		paths: {
			base: /** @type {'' | `/${string}`} */ (process.env.BASE_PATH ?? ''),
			relative: true
		},
		// in the page itself: nothing is painted before the styles are there
		inlineStyleThreshold: 65536,
		// the precached 404.html is revised by this name only: it must change with every release
		version: { name: appVersion() },
		// src/lib/pwa registers; kit must not register too
		serviceWorker: { register: false },
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['none'],
				'script-src': ['self', ...templateHashes('script')],
				'style-src': ['self'],
				'style-src-elem': ['self', ...templateHashes('style')],
				// Svelte's `style:` directives in prerendered pages
				'style-src-attr': ['unsafe-inline'],
				'img-src': ['self', 'data:', 'blob:'],
				'font-src': ['self'],
				'media-src': ['self'],
				'connect-src': ['self'],
				'worker-src': ['self'],
				'manifest-src': ['self'],
				'object-src': ['none'],
				'base-uri': ['self'],
				'form-action': ['none']
			}
		},
		prerender: { handleHttpError: 'fail', handleMissingId: 'fail' }
	}
};
