/** Chinese sets a thin gap between Han characters and Latin letters or figures, and none between Han. */

const HAN_END = /\p{Script=Han}$/u;
const HAN_START = /^\p{Script=Han}/u;
const LATIN_END = /[\p{Script=Latin}\p{Nd}]$/u;
const LATIN_START = /^[\p{Script=Latin}\p{Nd}]/u;

export function wantsSpace(before: string, after: string): boolean {
	return (
		(HAN_END.test(before) && LATIN_START.test(after)) ||
		(LATIN_END.test(before) && HAN_START.test(after))
	);
}

/** Stand-ins for values while the sentence is built: private-use characters no text contains. */
const FIRST_STAND_IN = 0xe200;
const STAND_INS = /([\uE200-\uE2FF])/u;

export function standIn(index: number): string {
	return String.fromCodePoint(FIRST_STAND_IN + index);
}

function meet(before: string, after: string): string {
	if (wantsSpace(before, after)) return `${before} ${after}`;
	const left = before.replace(/ $/, '');
	const right = after.replace(/^ /, '');
	// “轮到 小雨 了” is for Latin names; Han beside Han closes up
	return HAN_END.test(left) && HAN_START.test(right) ? left + right : before + after;
}

/** Puts the values in their places, spaced as their own script and the words beside them ask. */
export function fillChinese(text: string, values: readonly string[]): string {
	return text
		.split(STAND_INS)
		.map((piece) => values[(piece.codePointAt(0) ?? 0) - FIRST_STAND_IN] ?? piece)
		.reduce(meet, '');
}
