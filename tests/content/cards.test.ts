/** Every character of every rule set has its texts, its own file and a worked test. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BELOVEDS, RULE_SET_IDS, ruleSets } from '../../src/lib/engine';
import { LOCALES } from '../../src/lib/i18n/negotiate';
import { texts } from './locales';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Characters that are another one under a new name: who does the work. */
const SAME_AS: Readonly<Record<string, string>> = {
	soldier: 'guard',
	clown: 'priest',
	knight: 'baron',
	priestess: 'handmaid',
	wizard: 'prince',
	general: 'king',
	beloved: 'princess'
};

const NAME_FIELDS = ['name', 'the', 'a', 'of'];
const FACE_LIMIT = { latin: 48, han: 18 };

const cards = ruleSets.flatMap(({ id: ruleSet, cards }) =>
	cards.map(({ id: card }) => ({ ruleSet, card }))
);

function textPath(ruleSet: string, card: string): string {
	return ruleSet === 'hope-despair' || ruleSet === 'ruse-and-bruise'
		? `${ruleSet}:${card}`
		: `love-letter:${ruleSet}.${card}`;
}

function faceFields(ruleSet: string): string[] {
	return ruleSet === 'hope-despair' ? ['hopeShort', 'despairShort'] : ['short'];
}

function textFields(ruleSet: string): string[] {
	return ruleSet === 'hope-despair' ? ['hope', 'despair'] : ['effect'];
}

function files(folder: string, ending: string): string[] {
	return readdirSync(`${repository}/${folder}`, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith(ending))
		.map((file) => `${folder}/${file}`);
}

it('knows every rule set', () => {
	expect(ruleSets.map(({ id }) => id).sort()).toEqual([...RULE_SET_IDS].sort());
	expect(cards.length).toBeGreaterThan(80);
});

describe.each(LOCALES)('in %s', (locale) => {
	it('every character has all its texts', () => {
		const missing = cards.flatMap(({ ruleSet, card }) =>
			[...NAME_FIELDS, ...faceFields(ruleSet), ...textFields(ruleSet)]
				.map((field) => `${textPath(ruleSet, card)}.${field}`)
				.filter((key) => !texts[locale].get(key))
		);
		expect(missing).toEqual([]);
	});

	it('every beloved has a name and a text', () => {
		const missing = BELOVEDS.flatMap((beloved) =>
			[...NAME_FIELDS, 'short', 'effect']
				.map((field) => `love-letter:kanai.beloved-${beloved}.${field}`)
				.filter((key) => !texts[locale].get(key))
		);
		expect(missing).toEqual([]);
	});

	it('the words on a card’s face fit there', () => {
		const limit = locale.startsWith('zh') ? FACE_LIMIT.han : FACE_LIMIT.latin;
		const long = cards.flatMap(({ ruleSet, card }) =>
			faceFields(ruleSet)
				.map((field) => `${textPath(ruleSet, card)}.${field}`)
				.map((key) => [key, texts[locale].get(key) ?? ''] as const)
				.filter(([, text]) => (text.match(/[\p{L}\p{Nd}]/gu) ?? []).length > limit)
		);
		expect(long).toEqual([]);
	});

	it('a name with its article holds the name', () => {
		const apart = cards.flatMap(({ ruleSet, card }) => {
			const at = (field: string) => texts[locale].get(`${textPath(ruleSet, card)}.${field}`) ?? '';
			return NAME_FIELDS.map(at).filter((form) => !form.endsWith(at('name')));
		});
		expect(apart).toEqual([]);
	});
});

it('French elides before a vowel and never elsewhere', () => {
	const wrong = cards.flatMap(({ ruleSet, card }) => {
		const at = (field: string) => texts.fr.get(`${textPath(ruleSet, card)}.${field}`) ?? '';
		const bare = at('name').normalize('NFD');
		const vowel = /^[aeiouyAEIOUY]|^[Hh](?=ermite)/.test(bare);
		if (ruleSet === 'hope-despair' || /^les /.test(at('the'))) return [];
		const elided = at('the').startsWith('l’') && at('of').startsWith('de l’');
		return elided === vowel ? [] : [`${at('the')} / ${at('of')}`];
	});
	expect(wrong).toEqual([]);
});

it('English writes “an” before a vowel', () => {
	const wrong = cards
		.map(({ ruleSet, card }) => texts.en.get(`${textPath(ruleSet, card)}.a`) ?? '')
		.filter((text) => /^a [aeio]/i.test(text) || /^an [^aeiouh]/i.test(text));
	expect(wrong).toEqual([]);
});

describe('the engine', () => {
	const cardFiles = files('src/lib/engine', '.ts').filter((file) => file.includes('/cards/'));
	const tests = [...files('src/lib/engine', '.test.ts'), ...files('tests/engine', '.test.ts')]
		.map((file) => ({ file, source: readFileSync(`${repository}/${file}`, 'utf8') }))
		.filter(({ source }) => source.length > 0);

	function home(ruleSet: string): string {
		if (ruleSet === 'ruse-and-bruise') return 'src/lib/engine/ruse-and-bruise/cards';
		return 'src/lib/engine/love-letter/cards';
	}

	it('has a file for every character', () => {
		const missing = cards.filter(({ ruleSet, card }) => {
			const name = ruleSet === 'kanai' ? (SAME_AS[card] ?? card) : card;
			return !cardFiles.some(
				(file) => file.startsWith(home(ruleSet)) && file.endsWith(`/${name}.ts`)
			);
		});
		expect(missing).toEqual([]);
	});

	it('has a worked test that names every character', () => {
		const untested = cards.filter(({ ruleSet, card }) => {
			const family = ruleSet === 'ruse-and-bruise' ? 'ruse-and-bruise' : 'love-letter';
			return !tests.some(
				({ file, source }) =>
					(file.includes(family) || file.includes(ruleSet)) &&
					new RegExp(`(?<![\\w-])${card}(?![\\w-])`).test(source)
			);
		});
		expect(untested).toEqual([]);
	});
});
