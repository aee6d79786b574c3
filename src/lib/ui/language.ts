import { followBrowser, setLocale } from '$lib/i18n';
import type { SettingsData } from '$lib/storage';

/** Switches the whole app to a language as the settings keep it; rejects when it cannot be had. */
export async function speak(language: SettingsData['language']): Promise<void> {
	await (language === 'auto' ? followBrowser() : setLocale(language));
}
