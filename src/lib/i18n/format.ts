/** Lists, numbers and times in the current language; reactive like `t`. */
import { fillChinese, standIn } from './spacing';
import { locale } from './translator.svelte';

/** Making one takes longer than all it is then asked for. */
const listFormats = new Map<string, Intl.ListFormat>();

/** “Ana, Hugo and 小雨”; `disjunction` joins with “or”. */
export function formatList(
	items: readonly string[],
	type: 'conjunction' | 'disjunction' = 'conjunction'
): string {
	const id = `${locale()} ${type}`;
	let format = listFormats.get(id);
	if (!format) listFormats.set(id, (format = new Intl.ListFormat(locale(), { type })));
	if (!locale().startsWith('zh')) return format.format(items);
	let at = 0;
	const joined = format
		.formatToParts(items)
		.map(({ type: part, value }) => (part === 'element' ? standIn(at++) : value))
		.join('');
	return fillChinese(joined, items);
}

/** 9.5 → “9.5” or “9,5”. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
	return new Intl.NumberFormat(locale(), options).format(value);
}

/** A calendar day, as short as that language writes it. `time` in milliseconds. */
export function formatDate(time: number, options?: Intl.DateTimeFormatOptions): string {
	return new Intl.DateTimeFormat(locale(), options ?? { dateStyle: 'medium' }).format(time);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function midnight(time: number): number {
	const date = new Date(time);
	return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/**
 * “5 minutes ago”, “yesterday”, “3 days ago”; a date once it is a week old.
 * Both times in milliseconds; a time in the future counts as now.
 */
export function formatRelative(time: number, now: number = Date.now()): string {
	const relative = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
	const age = Math.max(0, now - time);
	if (age < MINUTE) return relative.format(0, 'second');
	if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute');
	const days = Math.round((midnight(now) - midnight(time)) / DAY);
	if (days === 0) return relative.format(-Math.floor(age / HOUR), 'hour');
	if (days < 7) return relative.format(-days, 'day');
	return formatDate(time);
}
