/** The texts as they lie on disk, flat, for the checks of this folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LOCALES, type Locale } from '../../src/lib/i18n/negotiate';
import { NAMESPACES, type Namespace } from '../../src/lib/i18n/texts';

const root = fileURLToPath(new URL('../../src/lib/i18n/locales', import.meta.url));

/** Full key (`app:settings.title`) → text. */
export type FlatTexts = ReadonlyMap<string, string>;

function flatten(tree: unknown, path: string, into: Map<string, string>): void {
	if (typeof tree === 'string') {
		into.set(path, tree);
		return;
	}
	if (typeof tree !== 'object' || tree === null || Array.isArray(tree))
		throw new Error(`${path}: neither a text nor a group of texts`);
	for (const [key, value] of Object.entries(tree))
		flatten(value, path.endsWith(':') ? path + key : `${path}.${key}`, into);
}

export function namespaceFiles(locale: Locale): string[] {
	return readdirSync(`${root}/${locale}`).sort();
}

function readTexts(locale: Locale, namespace: Namespace): FlatTexts {
	const texts = new Map<string, string>();
	const json = readFileSync(`${root}/${locale}/${namespace}.json`, 'utf8');
	flatten(JSON.parse(json), `${namespace}:`, texts);
	return texts;
}

function readLocale(locale: Locale): FlatTexts {
	return new Map(NAMESPACES.flatMap((namespace) => [...readTexts(locale, namespace)]));
}

export const texts: Readonly<Record<Locale, FlatTexts>> = {
	'zh-Hans': readLocale('zh-Hans'),
	'zh-Hant': readLocale('zh-Hant'),
	fr: readLocale('fr'),
	en: readLocale('en')
};

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The key a program asks for: without its plural category. */
export function baseKey(key: string): string {
	return key.replace(PLURAL, '');
}

export function pluralCategory(key: string): string | undefined {
	return PLURAL.exec(key)?.[1];
}

/** All `{{name}}` and `<tag>` of a text, sorted. */
export function slots(text: string): string[] {
	return (text.match(/\{\{[^}]*\}\}|<\/?\w+>/g) ?? []).sort();
}

/** `[locale, key, text]` of every text, or of those in some languages. */
export function entries(...locales: readonly Locale[]): [Locale, string, string][] {
	return (locales.length > 0 ? locales : LOCALES).flatMap((locale) =>
		[...texts[locale]].map(([key, text]): [Locale, string, string] => [locale, key, text])
	);
}

/** Every text a pattern finds fault with, as `locale key: text`. */
export function faults(
	wrong: RegExp,
	locales: readonly Locale[],
	excuse: (text: string) => string = (text) => text
): string[] {
	return entries(...locales)
		.filter(([, , text]) => wrong.test(excuse(text)))
		.map(([locale, key, text]) => `${locale} ${key}: ${text}`);
}
