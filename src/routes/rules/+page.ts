import { browser } from '$app/environment';
import { ensureNamespaces } from '$lib/i18n';

/** Names, effects and the reference itself are part of these pages. */
export async function load(): Promise<void> {
	if (browser) await ensureNamespaces('rules', 'love-letter', 'hope-despair', 'ruse-and-bruise');
}
