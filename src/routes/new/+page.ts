import { browser } from '$app/environment';
import { ensureNamespaces } from '$lib/i18n';

/** Names of cards and house rules are part of this page. */
export async function load(): Promise<void> {
	if (browser) await ensureNamespaces('love-letter', 'hope-despair', 'ruse-and-bruise');
}
