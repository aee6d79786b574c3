/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
	forbidden: [
		{ name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
		{
			name: 'lib-not-to-routes',
			severity: 'error',
			from: { path: '^src/lib' },
			to: { path: '^src/routes' }
		},
		{
			name: 'db-pure',
			severity: 'error',
			from: { path: '^src/lib/db' },
			to: { path: '^src/lib/i18n' }
		},
		{
			name: 'not-to-unresolvable',
			severity: 'error',
			from: {},
			to: {
				couldNotResolve: true,
				pathNot: '^(virtual:|\\$app|\\$env|\\$service-worker|\\./\\$types)'
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

