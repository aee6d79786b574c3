/** The app's own texts, to find things on the screen the way people do: by what stands there. */
import { readdirSync, readFileSync } from 'node:fs';
import type { CardId, RuleSetId } from '../../src/lib/engine';
import { LOCALES, type Locale } from '../../src/lib/i18n/negotiate';

type Tree = { readonly [key: string]: Tree | string };

function flatten(tree: Tree, path: string): [string, string][] {
	return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
		const name = path.endsWith(':') ? path + key : `${path}.${key}`;
		return typeof value === 'string' ? [[name, value]] : flatten(value, name);
	});
}

function readLocale(locale: Locale): ReadonlyMap<string, string> {
	const folder = `src/lib/i18n/locales/${locale}`;
	return new Map(
		readdirSync(folder).flatMap((file) =>
			flatten(
				JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Tree,
				`${file.replace('.json', '')}:`
			)
		)
	);
}

/** Every text of every language, by its full key (`app:settings.title`). */
export const texts = Object.fromEntries(
	LOCALES.map((locale) => [locale, readLocale(locale)])
) as Readonly<Record<Locale, ReadonlyMap<string, string>>>;

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** A text as it stands in the files; throws for a key that does not exist. */
export function text(key: string, locale: Locale = 'en'): string {
	const found = texts[locale].get(key);
	if (found === undefined) throw new Error(`no text ${key} in ${locale}`);
	return found;
}

const escaped = (literal: string) => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a text whatever is filled in, in any of its plural forms. */
export function pattern(key: string, locale: Locale = 'en'): RegExp {
	const forms = [...texts[locale]].filter(
		([name]) => name === key || name.replace(PLURAL, '') === key
	);
	if (forms.length === 0) throw new Error(`no text ${key} in ${locale}`);
	const sources = forms.map(([, form]) =>
		form
			.split(/\{\{[^}]*\}\}/)
			.map(escaped)
			.join('.+')
	);
	return new RegExp(`^(?:${sources.join('|')})$`, 'u');
}

function cardPath(ruleSet: RuleSetId, card: CardId): string {
	if (ruleSet === 'ruse-and-bruise' || ruleSet === 'hope-despair') return `${ruleSet}:${card}`;
	return `love-letter:${ruleSet}.${card}`;
}

/** Everything a card of this rule set may be called. */
export function cardNames(ruleSet: RuleSetId, card: CardId, locale: Locale = 'en'): string[] {
	const path = cardPath(ruleSet, card);
	return [...texts[locale]]
		.filter(
			([key]) => key === `${path}.name` || (key.startsWith(`${path}-`) && key.endsWith('.name'))
		)
		.map(([, name]) => name);
}

/** The words printed on a card besides its name. */
export function cardFace(ruleSet: RuleSetId, card: CardId, locale: Locale = 'en'): string {
	const path = cardPath(ruleSet, card);
	return [...texts[locale]]
		.filter(([key]) => key.startsWith(`${path}.`) && /[sS]hort$/.test(key))
		.map(([, face]) => face)
		.join(' ');
}
