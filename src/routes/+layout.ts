import { browser } from '$app/environment';
import { initI18n } from '$lib/i18n';
import { settings } from '$lib/storage';

export const ssr = false;
export const prerender = true;
export const trailingSlash = 'always';

/** Asked for while the first modules run, so that the first frame has its words. */
const words = browser ? initI18n(settings.language) : Promise.resolve();

export const load = (): Promise<void> => words;
