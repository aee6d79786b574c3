import { browser } from '$app/environment';
import { initI18n } from '$lib/i18n';
import { settings } from '$lib/storage';

export const ssr = false;
export const prerender = true;
export const trailingSlash = 'always';

/** The first frame has its words; everything else can follow. */
export async function load(): Promise<void> {
	if (browser) await initI18n(settings.language);
}
