import type { ManifestOptions } from 'vite-plugin-pwa';

/** Sizes as scripts/pictures.ts takes them. */
const screenshot = (name: string, shape: 'narrow' | 'wide', label: string) => ({
	src: `screenshots/${name}.png`,
	sizes: shape === 'narrow' ? '780x1688' : '1024x768',
	type: 'image/png',
	form_factor: shape,
	label
});

/**
 * The web app manifest. Addresses are relative to the manifest, so it holds below any base.
 *
 * @param base `'/'` or `'/repo/'`: what makes this installation one and the same app for ever
 */
export const manifest = (base: string): Partial<ManifestOptions> => ({
	id: base,
	name: 'Billet Doux',
	short_name: 'Billet Doux',
	description:
		'Pass one phone round the table and play games of letters, wit and nerve. Works without a connection.',
	lang: 'en',
	dir: 'ltr',
	start_url: './',
	scope: './',
	display: 'standalone',
	display_override: ['standalone', 'minimal-ui'],
	// both orientations: a tablet lies on the table, a phone stands in a hand
	orientation: 'any',
	theme_color: '#f5eedf',
	background_color: '#f5eedf',
	categories: ['games', 'entertainment'],
	prefer_related_applications: false,
	icons: [
		{ src: 'pwa-64x64.png', sizes: '64x64', type: 'image/png' },
		{ src: 'pwa-192x192.png', sizes: '192x192', type: 'image/png' },
		{ src: 'pwa-512x512.png', sizes: '512x512', type: 'image/png' },
		{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
		{
			src: 'maskable-icon-512x512.png',
			sizes: '512x512',
			type: 'image/png',
			purpose: 'maskable'
		},
		{
			src: 'monochrome-icon-512x512.png',
			sizes: '512x512',
			type: 'image/png',
			purpose: 'monochrome'
		}
	],
	shortcuts: [
		{
			name: 'New game',
			url: './new/',
			icons: [{ src: 'shortcut-new.png', sizes: '96x96', type: 'image/png' }]
		},
		{
			name: 'Resume',
			url: './play/',
			icons: [{ src: 'shortcut-resume.png', sizes: '96x96', type: 'image/png' }]
		},
		{
			name: 'Learn',
			url: './learn/',
			icons: [{ src: 'shortcut-learn.png', sizes: '96x96', type: 'image/png' }]
		}
	],
	screenshots: [
		screenshot('home', 'narrow', 'The home screen'),
		screenshot('hand-over', 'narrow', 'Passing the phone to the next person'),
		screenshot('new-game', 'narrow', 'Setting up a game'),
		screenshot('home-wide', 'wide', 'The home screen on a tablet'),
		screenshot('hand-over-wide', 'wide', 'Passing the tablet to the next person')
	]
});
