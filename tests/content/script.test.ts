/** Simplified texts hold no Traditional characters, and the other way round. */
import { Converter } from 'opencc-js';
import { expect, it } from 'vitest';
import { entries } from './locales';

const toSimplified = Converter({ from: 'tw', to: 'cn' });
const toTraditional = Converter({ from: 'cn', to: 'tw' });

/** What the converter would change, or split wrongly, although it is right as it stands. */
const RIGHT: Readonly<Record<'zh-Hans' | 'zh-Hant', RegExp>> = {
	'zh-Hans': /么/g,
	'zh-Hant': /台|私下/g
};

/** Converted as a whole, so that 皇后 and 之後 are told apart by their neighbours. */
function strangers(text: string, convert: (text: string) => string, right: RegExp): string {
	const checked = text.replace(right, '-');
	const characters = [...checked];
	const converted = [...convert(checked)];
	if (characters.length !== converted.length) return text;
	return characters.filter((each, index) => each !== converted[index]).join('');
}

it.each([
	['zh-Hans', toSimplified],
	['zh-Hant', toTraditional]
] as const)('%s is written in one script', (locale, convert) => {
	const mixed = entries(locale)
		.map(([, key, text]) => [key, strangers(text, convert, RIGHT[locale]), text])
		.filter(([, found]) => found !== '');
	expect(mixed).toEqual([]);
});
