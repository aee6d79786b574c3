import { browser } from '$app/environment';
import { ensureNamespaces } from '$lib/i18n';

/** Lessons are played at the table: its words are part of these pages. */
export async function load(): Promise<void> {
	if (browser)
		await ensureNamespaces(
			'lessons',
			'table',
			'log',
			'love-letter',
			'hope-despair',
			'ruse-and-bruise'
		);
}
