/** Each language is set as its readers set it. */
import { expect, it } from 'vitest';
import { faults } from './locales';

const NARROW = '\u202F';
const NBSP = '\u00A0';

function withoutSlots(text: string): string {
	return text.replace(/<\/?\w+>/g, '').replace(/\{\{[^}]*\}\}/g, 'x');
}

it('has no straight quotes or typewriter dots in English and French', () => {
	expect(faults(/['"]|\.\.\./, ['en', 'fr'])).toEqual([]);
});

it('sets French ; ! ? after a narrow no-break space', () => {
	expect(faults(new RegExp(`[^${NARROW}?!][;!?]|[ ${NBSP}][;!?]`), ['fr'], withoutSlots)).toEqual(
		[]
	);
});

it('sets a French colon after a no-break space', () => {
	expect(faults(new RegExp(`[^${NBSP}\\d]:|\\d:(?!\\d)`), ['fr'], withoutSlots)).toEqual([]);
});

it('sets French guillemets with no-break spaces inside', () => {
	expect(faults(new RegExp(`«[^${NBSP}]|[^${NBSP}]»|[“”]`), ['fr'], withoutSlots)).toEqual([]);
});

it('uses no half-width punctuation between Chinese characters', () => {
	expect(
		faults(/\p{Script=Han}[,.!?:;()]|[,!?:;()]\p{Script=Han}|\.\p{Script=Han}/u, [
			'zh-Hans',
			'zh-Hant'
		])
	).toEqual([]);
});

it('uses the quotes of each Chinese script', () => {
	expect(faults(/[「」『』'"]/, ['zh-Hans'])).toEqual([]);
	expect(faults(/[“”‘’'"]/, ['zh-Hant'])).toEqual([]);
});

it('sets a space between Chinese characters and Latin letters or figures', () => {
	expect(
		faults(/\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u, ['zh-Hans', 'zh-Hant'], (text) =>
			text.replace(/<\/?\w+>|\{\{[^}]*\}\}/g, ' ')
		)
	).toEqual([]);
});
