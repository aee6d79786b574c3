// Budgets of experience.md's numbers that are bytes. What the home page names in its
// `modulepreload` links is what a browser fetches on the way to the first screen.
import { readFileSync } from 'node:fs';

const home = readFileSync('build/index.html', 'utf8');
const firstScreen = [
	...new Set([...home.matchAll(/_app\/immutable\/[\w./-]+\.js/g)].map(([path]) => `build/${path}`))
];

export default [
	{ name: 'JavaScript to the first screen', path: firstScreen, gzip: true, limit: '120 kB' },
	{ name: 'workers', path: 'build/_app/immutable/workers/*.js', gzip: true, limit: '60 kB' },
	{ name: 'styles', path: 'build/_app/immutable/assets/*.css', gzip: true, limit: '40 kB' },
	{
		name: 'all that is stored on the device',
		path: ['build/**/*', '!build/{splash,screenshots}/**', '!build/{sw,workbox-*}.js'],
		gzip: false,
		brotli: false,
		limit: '3 MiB'
	},
	{
		name: 'fonts',
		path: 'build/_app/immutable/assets/*.woff2',
		gzip: false,
		brotli: false,
		limit: '400 kB'
	}
];
