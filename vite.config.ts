import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { manifest } from './pwa-manifest.ts';
import { firstScreenInOneChunk } from './scripts/first-screen.mjs';
import { iconComponent } from './scripts/icon-component.mjs';

// kit's paths.base with a slash; vite-pwa does not take it from kit by itself
const base = `${process.env.BASE_PATH ?? ''}/`;

export default defineConfig({
	plugins: [
		firstScreenInOneChunk(),
		sveltekit(),
		Icons({ compiler: iconComponent }),
		SvelteKitPWA({
			strategies: 'generateSW',
			base,
			scope: base,
			// never 'autoUpdate': it reloads the page under a running game, and cannot be taken back later
			registerType: 'prompt',
			injectRegister: false,
			manifest: manifest(base),
			workbox: {
				globPatterns: [
					'client/**/*.{js,css,html,ico,png,svg,webp,woff2,webmanifest,json,mp3,ogg,wasm,txt}',
					'prerendered/**/*.{html,json}'
				],
				// read by the system at installation only; tests/build holds the same list
				globIgnores: ['client/splash/**', 'client/screenshots/**'],
				maximumFileSizeToCacheInBytes: 1024 * 1024,
				// a query string never changes which prerendered page is meant
				ignoreURLParametersMatching: [/.*/],
				// any other address: the adapter's fallback page, which has absolute addresses and routes on
				// the client; '/' (the default) would show the wrong page
				navigateFallback: `${base}404.html`,
				cleanupOutdatedCaches: true,
				// The first visit is controlled at once, so it can go offline without a reload. An update
				// is not touched by this: its worker waits until `update.apply()` asks it to take over.
				clientsClaim: true,
				skipWaiting: false
			},
			kit: {
				base,
				trailingSlash: 'always',
				includeVersionFile: true,
				adapterFallback: '404.html',
				spa: true
			},
			devOptions: { enabled: false }
		})
	],
	worker: { format: 'es' },
	build: {
		target: ['es2022', 'safari16', 'chrome105', 'firefox115'],
		// the notices of all that is bundled travel with it; the credits lead there
		license: { fileName: 'licences/third-party.txt' }
	}
});
