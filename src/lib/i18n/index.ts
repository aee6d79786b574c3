/** Words in four languages. The door: import from `$lib/i18n`. */
export {
	ensureNamespaces,
	followBrowser,
	hasText,
	initI18n,
	locale,
	setLocale,
	t,
	type TextKey,
	type TextParams
} from './translator.svelte';
export { formatDate, formatList, formatNumber, formatRelative } from './format';
export { isLocale, LOCALE_NAMES, LOCALES, type Locale } from './negotiate';
export { type Namespace } from './texts';
