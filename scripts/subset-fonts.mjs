// Cuts the two typefaces down to the signs and axes the app uses. Run by hand after a font update:
//   node scripts/subset-fonts.mjs
// Output is committed (src/lib/ui/fonts), so a build needs no font tools.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (from, to) =>
	Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const latin =
	range(0x20, 0x7e) +
	range(0xa0, 0xff) +
	'ŒœŸ' +
	'\u2009\u200a\u202f\u2010\u2011\u2012\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u2039\u203a\u2044\u20ac\u2122\u2190\u2192\u2212\u00d7';
// players' names: Central European, Baltic, Turkish, Romanian, Pinyin tones
const latinExt =
	range(0x100, 0x17f) +
	'ǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜȘșȚț\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030a\u030b\u030c\u0327\u0328';

const from = (family, file) => `node_modules/@fontsource-variable/${family}/files/${file}.woff2`;
const upright = { wght: { min: 380, max: 600, default: 430 }, SOFT: 20, WONK: 0 };
// the slanted display face is only set large
const slanted = { wght: { min: 340, max: 480, default: 400 }, opsz: 144, SOFT: 0, WONK: 1 };
const text = { wght: { min: 400, max: 600, default: 430 } };

const keepFeatures = [
	'kern',
	'liga',
	'clig',
	'calt',
	'ccmp',
	'locl',
	'mark',
	'mkmk',
	'onum',
	'lnum',
	'pnum',
	'tnum',
	'smcp',
	'c2sc',
	'case'
];

const faces = [
	['fraunces', from('fraunces', 'fraunces-latin-full-normal'), latin, upright],
	['fraunces-italic', from('fraunces', 'fraunces-latin-full-italic'), latin, slanted],
	[
		'fraunces-ext',
		from('fraunces', 'fraunces-latin-ext-full-normal'),
		latinExt,
		{ ...upright, opsz: 36 }
	],
	[
		'fraunces-italic-ext',
		from('fraunces', 'fraunces-latin-ext-full-italic'),
		latinExt,
		{ ...slanted, wght: 340 }
	],
	['eb-garamond', from('eb-garamond', 'eb-garamond-latin-wght-normal'), latin, text],
	['eb-garamond-italic', from('eb-garamond', 'eb-garamond-latin-wght-italic'), latin, text],
	[
		'eb-garamond-ext',
		from('eb-garamond', 'eb-garamond-latin-ext-wght-normal'),
		latinExt,
		{ wght: 460 }
	],
	[
		'eb-garamond-italic-ext',
		from('eb-garamond', 'eb-garamond-latin-ext-wght-italic'),
		latinExt,
		{ wght: 440 }
	]
];

let total = 0;
for (const [name, file, signs, variationAxes] of faces) {
	const out = await subsetFont(await readFile(file), signs, {
		targetFormat: 'woff2',
		keepFeatures,
		variationAxes
	});
	await writeFile(`src/lib/ui/fonts/${name}.woff2`, out);
	total += out.length;
	console.log(name.padEnd(24), `${(out.length / 1024).toFixed(1)} kB`);
}
console.log('all'.padEnd(24), `${(total / 1024).toFixed(1)} kB`);
