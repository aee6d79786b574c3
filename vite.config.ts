import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { defineConfig } from 'vite';

const injectManifest = process.env.SW_STRATEGY === 'injectManifest';
// '/' or '/repo/': kit's paths.base with a slash; vite-pwa doesn't take it from kit by itself
const base = `${process.env.BASE_PATH ?? ''}/`;

export default defineConfig({
	plugins: [
		sveltekit(),
		SvelteKitPWA({
			strategies: injectManifest ? 'injectManifest' : 'generateSW',
			...(injectManifest ? { srcDir: 'src', filename: 'service-worker.ts' } : {}),
			base,
			scope: base,
			registerType: 'prompt',
			injectRegister: false,
			manifest: {
				id: base,
				name: 'Spike',
				short_name: 'Spike',
				description: 'Feasibility spike',
				lang: 'en',
				start_url: './',
				scope: './',
				display: 'standalone',
				theme_color: '#0b5cad',
				background_color: '#ffffff',
				icons: [
					{ src: 'pwa-192x192.png', sizes: '192x192', type: 'image/png' },
					{ src: 'pwa-512x512.png', sizes: '512x512', type: 'image/png' },
					{
						src: 'maskable-icon-512x512.png',
						sizes: '512x512',
						type: 'image/png',
						purpose: 'maskable'
					}
				]
			},
			workbox: {
				globPatterns: [
					'client/**/*.{js,css,ico,png,svg,webp,woff2,webmanifest,json,wasm}',
					'prerendered/**/*.{html,json}'
				],
				maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
				// a query string never changes which prerendered page is meant
				ignoreURLParametersMatching: [/.*/],
				// any other address: the adapter's fallback page, which has absolute addresses and routes on the client;
				// '/' (the default) would show the wrong page, or a broken one with paths.relative
				navigateFallback: `${base}404.html`,
				cleanupOutdatedCaches: true,
				clientsClaim: true
			},
			injectManifest: {
				globPatterns: [
					'client/**/*.{js,css,ico,png,svg,webp,woff2,webmanifest,json,wasm}',
					'prerendered/**/*.{html,json}'
				],
				maximumFileSizeToCacheInBytes: 4 * 1024 * 1024
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
	worker: { format: 'es' }
});

