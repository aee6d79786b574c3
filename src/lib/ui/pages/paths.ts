import { resolve } from '$app/paths';

/** The table of one match; without an id the last one that was played. */
export function playHref(id?: string): string {
	return resolve('/') + (id === undefined ? 'play/' : `play/?match=${encodeURIComponent(id)}`);
}

/** A new game, with the people and rules of an earlier one. */
export function newHref(from?: string): string {
	return resolve('/') + (from === undefined ? 'new/' : `new/?from=${encodeURIComponent(from)}`);
}

/** Any other page by its folder. */
export function pageHref(
	page: 'games' | 'history' | 'settings' | 'credits' | 'learn' | 'rules' | ''
): string {
	return resolve('/') + (page === '' ? '' : `${page}/`);
}
