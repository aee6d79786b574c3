/** Where the texts of a language lie, and how they are fetched: one chunk per language and group. */
import type { Locale } from './negotiate';

export const NAMESPACES = [
	'app',
	'table',
	'log',
	'love-letter',
	'hope-despair',
	'ruse-and-bruise',
	'rules',
	'lessons'
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** Namespaces that are fetched together. `start` is all the home screen needs. */
export type TextGroup = 'start' | 'play' | 'rules' | 'lessons';

const GROUP_OF: Readonly<Record<Namespace, TextGroup>> = {
	app: 'start',
	table: 'play',
	log: 'play',
	'love-letter': 'play',
	'hope-despair': 'play',
	'ruse-and-bruise': 'play',
	rules: 'rules',
	lessons: 'lessons'
};

export function groupOf(namespace: Namespace): TextGroup {
	return GROUP_OF[namespace];
}

export interface TextTree {
	readonly [key: string]: string | TextTree;
}
export type Texts = Partial<Record<Namespace, TextTree>>;

const single = import.meta.glob<TextTree>('./locales/*/{app,rules,lessons}.json', {
	import: 'default'
});
const play = import.meta.glob<Texts>('./play-texts/*.ts', { import: 'default' });

async function fetched<T>(loaders: Record<string, () => Promise<T>>, path: string): Promise<T> {
	const load = loaders[path];
	if (!load) throw new Error(`no texts at ${path}`);
	return load();
}

/** Fetches one group of one language. Rejects when the chunk cannot be had. */
export async function fetchTexts(locale: Locale, group: TextGroup): Promise<Texts> {
	if (group === 'play') return fetched(play, `./play-texts/${locale}.ts`);
	const namespace = group === 'start' ? 'app' : group;
	return { [namespace]: await fetched(single, `./locales/${locale}/${namespace}.json`) };
}
