/**
 * Four 32-bit words from a text (cyrb128, public domain): the seed of a generator, or the mark by
 * which two states are told apart. Not for secrets.
 */
export function words(text: string): [number, number, number, number] {
	let h1 = 1779033703;
	let h2 = 3144134277;
	let h3 = 1013904242;
	let h4 = 2773480762;
	for (let i = 0; i < text.length; i++) {
		const k = text.charCodeAt(i);
		h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
		h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
		h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
		h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
	}
	h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
	h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
	h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
	h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
	const all = h1 ^ h2 ^ h3 ^ h4;
	return [all, h2 ^ all, h3 ^ all, h4 ^ all];
}

/** 32 hexadecimal digits; equal for values that are equal as JSON, whatever the order of keys. */
export function hashOf(value: unknown): string {
	return words(canonical(value))
		.map((word) => (word >>> 0).toString(16).padStart(8, '0'))
		.join('');
}

function canonical(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
	if (typeof value === 'object' && value !== null) {
		const fields = Object.entries(value)
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`);
		return `{${fields.join(',')}}`;
	}
	return JSON.stringify(value);
}
