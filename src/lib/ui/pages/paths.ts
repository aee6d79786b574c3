import { resolve } from '$app/paths';

/** The table of one match; without an id the last one that was played. */
export function playHref(id?: string): string {
	return resolve('/') + (id === undefined ? 'play/' : `play/?match=${encodeURIComponent(id)}`);
}

/** Looking back at the finished rounds of a match, from the first one or from `round` on. */
export function lookBackHref(id: string, round?: number): string {
	const query = new URLSearchParams({ match: id, ...(round && { round: String(round) }) });
	return `${resolve('/')}look-back/?${query.toString()}`;
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
