/** No text is asked for that does not exist, and none exists that nobody asks for. */
import { describe, expect, it } from 'vitest';
import { baseKey, texts } from './locales';
import { asksFor, sourceFiles, uses, usesIn } from './uses';

/** Whole namespaces that are walked through by their structure rather than asked for key by key. */
const WALKED = ['rules:', 'lessons:'];

/** Fields whose keys are put together by id; cards.test.ts checks that each card has them. */
const CARD_FIELD =
	/^(?:love-letter:(?:classic|premium|second-edition|kanai)\.|hope-despair:|ruse-and-bruise:)[\w-]+\.(?:name|the|a|of|short|effect|hope|despair|hopeShort|despairShort|epithet|when)$/;

/** The paragraph about a rule set, on its page of the rules. */
const ABOUT = /:ruleSets\.[\w-]+\.about$/;

/** `*:*`, `love-letter:*.*`: a path nothing is known of asks for nothing in particular. */
const SHAPELESS = /^(?:\*:[*.]+(?:\.name)?|[\w-]+:[*.]+)$/;

const keys = [...new Set([...texts.en.keys()].map(baseKey))];
const found = uses();
const patterns = [...new Set(found.map(({ key }) => key))].filter((key) => !SHAPELESS.test(key));

describe('the source', () => {
	it('is really read', () => {
		expect(sourceFiles().length).toBeGreaterThan(80);
		expect(found.length).toBeGreaterThan(200);
	});

	it('asks for no text that is missing', () => {
		const missing = found.filter(({ key }) => !keys.some(asksFor(key)));
		expect(missing.map(({ key, file }) => `${file}: ${key}`)).toEqual([]);
	});

	it('asks for every text there is', () => {
		const asked = patterns.map(asksFor);
		const orphans = keys.filter(
			(key) =>
				!WALKED.some((prefix) => key.startsWith(prefix)) &&
				!CARD_FIELD.test(key) &&
				!ABOUT.test(key) &&
				!asked.some((asks) => asks(key))
		);
		expect(orphans).toEqual([]);
	});
});

describe('the reader of the source', () => {
	it('sees plain keys and templates, nested ones too', () => {
		const source = [
			"t('app:home.title')",
			'hasText("table:why.out")',
			'phrase(`log:out.${cause}`)',
			"t(`${ns}:options.${spec.key}.${full ? `a${b}` : 'c'}`)",
			'// t(`app:gone`)',
			'/* t(`app:gone`) */',
			"import x from 'node:fs'"
		].join('\n');
		expect(usesIn('x.ts', source).map(({ key }) => key)).toEqual([
			'app:home.title',
			'table:why.out',
			'log:out.*',
			'*:options.*.*'
		]);
	});

	it('takes a group for all that lies in it', () => {
		expect(asksFor('love-letter:*.*')('love-letter:classic.guard.name')).toBe(true);
		expect(asksFor('app:home')('app:homely')).toBe(false);
		expect(asksFor('log:out.*')('log:out.fate')).toBe(true);
		expect(asksFor('log:out.*')('log:outPlain')).toBe(false);
	});
});
