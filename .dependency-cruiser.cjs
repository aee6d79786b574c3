/** The arrows of the architecture (docs/README.md); they never run the other way. */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
	forbidden: [
		{
			name: 'no-circular',
			comment: 'Types may know each other; code may not.',
			severity: 'error',
			from: {},
			to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }
		},
		{
			name: 'engine-stands-alone',
			comment: 'The rules import nothing of the app; of packages only the random generator.',
			severity: 'error',
			from: { path: '^src/lib/engine/', pathNot: '\\.test\\.ts$' },
			to: { pathNot: '^src/lib/engine/|^node_modules/pure-rand/' }
		},
		{
			name: 'one-door-to-the-engine',
			comment: 'Everybody else imports $lib/engine itself.',
			severity: 'error',
			from: { path: '^src/', pathNot: '^src/lib/engine/' },
			to: { path: '^src/lib/engine/', pathNot: '^src/lib/engine/index\\.ts$' }
		},
		{
			name: 'ui-holds-no-game',
			comment: 'Screens read the views the table gives them: bots and lessons play, not they.',
			severity: 'error',
			from: { path: '^src/lib/(ui|i18n|pwa)/' },
			to: { path: '^src/lib/bots/' }
		},
		{
			name: 'lib-not-to-routes',
			severity: 'error',
			from: { path: '^src/lib/' },
			to: { path: '^src/routes/' }
		},
		{
			name: 'storage-is-data-only',
			comment: 'A transaction that waits for anything else ends early; sentences are not data.',
			severity: 'error',
			from: { path: '^src/lib/storage/', pathNot: '\\.test\\.ts$' },
			to: { path: '^src/lib/(ui|i18n|bots|lessons|pwa)/' }
		},
		{
			name: 'database-only-in-storage',
			severity: 'error',
			from: { path: '^src/', pathNot: '^src/lib/storage/' },
			to: { path: '^node_modules/dexie/' }
		},
		{
			name: 'words-know-no-screens',
			severity: 'error',
			from: { path: '^src/lib/i18n/' },
			to: { path: '^src/lib/(ui|table|storage|bots|lessons|pwa)/' }
		},
		{
			name: 'bots-see-views-only',
			severity: 'error',
			from: { path: '^src/lib/bots/' },
			to: {
				path: '^src/lib/(ui|table|storage|i18n|lessons|pwa)/',
				dependencyTypesNot: ['type-only']
			}
		},
		{
			name: 'workers-without-kit',
			comment: 'Importing $app/* in a worker breaks the build.',
			severity: 'error',
			from: { path: '\\.worker\\.ts$' },
			to: { path: '^\\$app/', reachable: true }
		},
		{
			name: 'not-to-unresolvable',
			severity: 'error',
			from: {},
			to: {
				couldNotResolve: true,
				pathNot: '^(virtual:|~icons/|\\$app|\\$env|\\$service-worker|\\./\\$types)'
			}
		}
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '\\.svelte-kit' },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.json' },
		webpackConfig: { fileName: 'depcruise.alias.cjs' },
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['import', 'svelte', 'browser', 'default', 'types'],
			extensions: ['.ts', '.js', '.svelte', '.d.ts']
		}
	}
};
