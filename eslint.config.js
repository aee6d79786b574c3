import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const noStorage = ['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
	name,
	message: 'What is kept on the device goes through src/lib/storage.'
}));
const noGame = {
	name: '$lib/engine',
	importNames: [
		'start',
		'apply',
		'decision',
		'view',
		'visible',
		'record',
		'restore',
		'imagine',
		'simulate'
	],
	message: 'Only table/, bots/, lessons/ and storage/ hold a Game; screens read views.'
};
const impure = ['Date', 'setTimeout', 'setInterval', 'queueMicrotask', 'crypto', 'console'].map(
	(name) => ({ name, message: 'The engine is a value: no clock, no I/O, no chance but its own.' })
);

export default defineConfig(
	globalIgnores([
		'.svelte-kit/',
		'build/',
		'build-*/',
		'**/*.cjs',
		'coverage/',
		'reports/',
		'playwright-report/',
		'test-results/',
		'tmp/'
	]),
	js.configs.recommended,
	...ts.configs.recommendedTypeChecked,
	...svelte.configs.recommended,
	{
		languageOptions: {
			globals: { ...globals.browser, ...globals.node },
			parserOptions: {
				projectService: true,
				tsconfigRootDir: import.meta.dirname,
				extraFileExtensions: ['.svelte']
			}
		},
		rules: {
			// the compiler knows better
			'no-undef': 'off',
			'@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
			'@typescript-eslint/switch-exhaustiveness-check': [
				'error',
				{ considerDefaultExhaustiveForUnions: true }
			],
			// navigation is by `resolve()` or a whole path; the base is checked by the sub-path tests
			'svelte/no-navigation-without-resolve': 'off'
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts', '**/*.svelte.js'],
		languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } }
	},
	{
		files: ['src/**/*.{ts,svelte}'],
		ignores: ['src/lib/storage/**', '**/*.test.ts'],
		rules: { 'no-restricted-globals': ['error', ...noStorage] }
	},
	{
		files: ['src/lib/engine/**/*.ts'],
		ignores: ['**/*.test.ts'],
		rules: {
			'no-restricted-globals': ['error', ...noStorage, ...impure],
			'no-restricted-properties': [
				'error',
				{ object: 'Math', property: 'random', message: 'Chance is part of the state.' }
			],
			'no-restricted-syntax': [
				'error',
				...[
					':not(NewExpression[callee.name=/Error$/]) > Literal[value=/[a-z],? [a-z]/i]',
					':not(NewExpression[callee.name=/Error$/]) > TemplateLiteral > TemplateElement[value.raw=/[a-z],? [a-z]/i]'
				].map((selector) => ({
					selector,
					message: 'The engine says codes; sentences are made in i18n, in four languages.'
				}))
			]
		}
	},
	{
		files: ['src/lib/{ui,i18n,pwa}/**/*.{ts,svelte}', 'src/routes/**/*.{ts,svelte}'],
		ignores: ['**/*.test.ts'],
		rules: { 'no-restricted-imports': ['error', { paths: [noGame] }] }
	},
	{
		files: ['**/*.js', '**/*.mjs'],
		extends: [ts.configs.disableTypeChecked]
	}
);
