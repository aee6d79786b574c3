import { resolve } from '$app/paths';

/** Address of the lessons: the list, one lesson (`basics/first`), or the practice of a chapter. */
export function learnHref(to: { lesson?: string; practice?: string } = {}): string {
	const query = Object.entries(to)
		.map(([name, id]) => `${name}=${id}`)
		.join('&');
	return `${resolve('/')}learn/${query && `?${query}`}`;
}
