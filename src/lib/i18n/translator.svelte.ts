/** The current language as a rune: every `t()` in a template follows it at once. */
import { createInstance, type TFunction } from 'i18next';
import { FALLBACK_LOCALE, isLocale, negotiate, type Locale } from './negotiate';
import { fillChinese, standIn } from './spacing';
import { fetchTexts, groupOf, NAMESPACES, type Namespace, type TextGroup } from './texts';

/** `<namespace>:<dotted.path>`; tests/content checks that each one used exists in four languages. */
export type TextKey = `${Namespace}:${string}`;
export type TextParams = Readonly<Record<string, string | number>>;

const strict = import.meta.env.DEV || import.meta.env.MODE === 'test';

const i18n = createInstance();
void i18n.init({
	lng: FALLBACK_LOCALE,
	fallbackLng: FALLBACK_LOCALE,
	load: 'currentOnly',
	ns: [...NAMESPACES],
	resources: {},
	initAsync: false,
	// texts reach the page through Svelte, which escapes them itself
	interpolation: { escapeValue: false },
	returnNull: false
});

interface Translator {
	readonly locale: Locale;
	readonly t: TFunction;
	/** Keys that are known to have a text. */
	readonly known: Set<string>;
	/** Texts without values, looked up once: a screen asks for dozens, and i18next takes its time. */
	readonly plain: Map<string, string>;
}

// plain on purpose: only `translator` is what templates follow
/* eslint-disable svelte/prefer-svelte-reactivity */
function translatorFor(to: Locale): Translator {
	return { locale: to, t: i18n.getFixedT(to), known: new Set(), plain: new Map() };
}

const wantedGroups = new Set<TextGroup>(['start']);
const loads = new Map<string, Promise<void>>();
const ready = new Set<string>();
/* eslint-enable svelte/prefer-svelte-reactivity */

/** Replaced whenever the language or what is loaded of it changes: that is what templates react to. */
let translator = $state.raw<Translator>(translatorFor(FALLBACK_LOCALE));

function load(to: Locale, group: TextGroup): Promise<void> {
	const id = `${to}/${group}`;
	const running = loads.get(id);
	if (running) return running;
	const loading = fetchTexts(to, group).then(
		(texts) => {
			for (const namespace of NAMESPACES) {
				const tree = texts[namespace];
				if (tree) i18n.addResourceBundle(to, namespace, tree);
			}
			ready.add(id);
		},
		(error: unknown) => {
			// a chunk that failed once (no signal before the first visit was over) may be asked for again
			loads.delete(id);
			throw error;
		}
	);
	loads.set(id, loading);
	return loading;
}

async function loadWanted(to: Locale): Promise<void> {
	await Promise.all([...wantedGroups].map((group) => load(to, group)));
}

function show(to: Locale): void {
	translator = translatorFor(to);
	if (typeof document !== 'undefined') document.documentElement.lang = to;
}

/** Only the latest wish counts when the language is switched twice in a row. */
let wish = 0;

async function switchTo(to: Locale): Promise<void> {
	const mine = ++wish;
	await loadWanted(to);
	if (mine === wish) show(to);
}

/** The current language; reactive. */
export function locale(): Locale {
	return translator.locale;
}

/**
 * Loads the language, then switches the whole app to it. Keeping the choice is the settings' affair.
 * Rejects, with nothing changed, when its texts cannot be fetched.
 */
export async function setLocale(to: Locale): Promise<void> {
	await switchTo(to);
}

/** Takes the first of the browser's languages the app has. */
export async function followBrowser(): Promise<void> {
	await switchTo(negotiate(typeof navigator === 'undefined' ? [] : navigator.languages));
}

/**
 * The first language of this visit; await it before the first screen.
 *
 * @param choice as the settings keep it. Anything that is no language of ours ('auto', nothing)
 *   follows the browser.
 */
export async function initI18n(choice?: unknown): Promise<void> {
	try {
		await (isLocale(choice) ? switchTo(choice) : followBrowser());
	} catch {
		// that language cannot be had now; if English cannot either, nothing can be shown
		await switchTo(FALLBACK_LOCALE);
	}
}

/**
 * Makes sure these namespaces are there in the current language and in every one switched to
 * later. Await it in a page's `load`, so that its first frame has its words.
 */
export async function ensureNamespaces(...namespaces: readonly Namespace[]): Promise<void> {
	for (const namespace of namespaces) wantedGroups.add(groupOf(namespace));
	const to = translator.locale;
	const missing = namespaces.some((namespace) => !ready.has(`${to}/${groupOf(namespace)}`));
	if (!missing) return;
	await loadWanted(to);
	if (translator.locale === to) show(to);
}

function namespaceOf(key: string): Namespace {
	const namespace = key.slice(0, key.indexOf(':'));
	const known = NAMESPACES.find((each) => each === namespace);
	if (!known) throw new Error(`a text key starts with its namespace: ${key}`);
	return known;
}

/** In production a missing text is shown in English rather than as a key. */
function rescue(to: Locale, group: TextGroup): void {
	const id = `${FALLBACK_LOCALE}/${group}`;
	if (to === FALLBACK_LOCALE || ready.has(id) || loads.has(id)) return;
	void load(FALLBACK_LOCALE, group).then(
		() => show(translator.locale),
		() => undefined
	);
}

/** Names may be in any script: the space around each follows from what it stands beside. */
function inChinese(now: Translator, key: TextKey, params: TextParams): string {
	const values: string[] = [];
	const standing: Record<string, string | number> = {};
	for (const [name, value] of Object.entries(params))
		standing[name] = typeof value === 'string' ? standIn(values.push(value) - 1) : value;
	return fillChinese(now.t(key, standing), values);
}

/**
 * The text of a key in the current language; reactive wherever runes are.
 *
 * @param key `<namespace>:<dotted.path>`. While its namespace is still being fetched the text is
 *   empty and appears by itself. A key that does not exist throws in development and tests.
 * @param params values for `{{name}}`; `count` (a number) chooses the plural.
 */
export function t(key: TextKey, params?: TextParams): string {
	const now = translator;
	const kept = params ? undefined : now.plain.get(key);
	if (kept !== undefined) return kept;
	if (!now.known.has(key)) {
		const group = groupOf(namespaceOf(key));
		if (!ready.has(`${now.locale}/${group}`)) {
			wantedGroups.add(group);
			void load(now.locale, group).then(
				() => show(translator.locale),
				() => undefined
			);
			return '';
		}
		if (i18n.exists(key, { ...params, lng: now.locale, fallbackLng: [] })) now.known.add(key);
		else if (strict) throw new Error(`missing text: ${now.locale} ${key}`);
		else rescue(now.locale, group);
	}
	const text = now.locale.startsWith('zh')
		? inChinese(now, key, params ?? {})
		: now.t(key, params ?? {});
	if (!params && now.known.has(key)) now.plain.set(key, text);
	return text;
}

/** Whether the current language has this text; false while its namespace is not loaded. Reactive. */
export function hasText(key: TextKey): boolean {
	return i18n.exists(key, { lng: translator.locale, fallbackLng: [] });
}
