/** The languages of the app, as BCP 47 tags with the script where it decides. */
export const LOCALES = ['zh-Hans', 'zh-Hant', 'fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** What is spoken when nothing the browser asks for is on offer. */
export const FALLBACK_LOCALE: Locale = 'en';

/** Each language by its own name, for the language menu: never translated. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
	'zh-Hans': '简体中文',
	'zh-Hant': '繁體中文',
	fr: 'Français',
	en: 'English'
};

export function isLocale(value: unknown): value is Locale {
	return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}

/** A language that is written in one script, with or without a country. */
const PLAIN_TAG = /^(en|fr)(?:-(?:[a-z]{2}|\d{3}))?$/i;

/**
 * The app's language for one wanted tag, or null when it has none.
 *
 * Chinese is decided by script, not by country: `maximize()` knows that zh-TW, zh-HK and zh-MO are
 * written in Traditional characters and zh, zh-SG and zh-MY in Simplified ones.
 */
export function localeFor(tag: string): Locale | null {
	const plain = PLAIN_TAG.exec(tag)?.[1]?.toLowerCase();
	// what `Intl.Locale` loads costs a slow phone a tenth of a second of its start
	if (isLocale(plain)) return plain;
	let wanted: Intl.Locale;
	try {
		wanted = new Intl.Locale(tag).maximize();
	} catch {
		return null;
	}
	if (wanted.language === 'yue') return wanted.script === 'Hans' ? 'zh-Hans' : 'zh-Hant';
	if (wanted.language === 'zh') return wanted.script === 'Hant' ? 'zh-Hant' : 'zh-Hans';
	return isLocale(wanted.language) ? wanted.language : null;
}

/** The first wanted language the app has, in the reader's own order. */
export function negotiate(wanted: readonly string[]): Locale {
	for (const tag of wanted) {
		const found = localeFor(tag);
		if (found) return found;
	}
	return FALLBACK_LOCALE;
}
