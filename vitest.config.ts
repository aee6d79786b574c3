import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { iconComponent } from './scripts/icon-component.mjs';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
	resolve: { alias: { $lib: path('./src/lib') } },
	test: {
		// the first import of a file is slow on a busy machine
		testTimeout: 30_000,
		coverage: { provider: 'v8', include: ['src/lib/**/*.ts'], reporter: ['text-summary'] },
		projects: [
			{
				extends: true,
				plugins: [svelte()],
				test: {
					name: 'node',
					environment: 'node',
					include: [
						'src/lib/**/*.test.ts',
						'tests/engine/**/*.test.ts',
						'tests/content/**/*.test.ts',
						'tests/unit/**/*.test.ts'
					],
					exclude: ['**/*.dom.test.ts', '**/node_modules/**']
				}
			},
			{
				extends: true,
				plugins: [svelte(), Icons({ compiler: iconComponent })],
				// else Svelte's server build is taken: "mount is not available on the server"
				resolve: { conditions: ['browser'] },
				test: {
					name: 'dom',
					environment: 'happy-dom',
					include: ['src/**/*.dom.test.ts', 'tests/dom/**/*.test.ts']
				}
			},
			{
				extends: true,
				// reads the folders that `node scripts/build.mjs all` makes
				test: { name: 'build', environment: 'node', include: ['tests/build/**/*.test.ts'] }
			}
		]
	}
});
