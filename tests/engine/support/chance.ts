/** Reproducible chance for tests, apart from the engine's own. */
export interface Chance {
	/** A whole number from 0 to `count - 1`. */
	below(count: number): number;
	pick<T>(items: readonly T[]): T;
	shuffled<T>(items: readonly T[]): T[];
}

/** mulberry32 over a hash of the name. */
export function chance(name: string): Chance {
	let state = 2166136261;
	for (const letter of name) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
	const below = (count: number): number => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
	};
	return {
		below,
		pick: (items) => items[below(items.length)]!,
		shuffled(items) {
			const copy = [...items];
			for (let i = copy.length - 1; i > 0; i--) {
				const j = below(i + 1);
				[copy[i], copy[j]] = [copy[j]!, copy[i]!];
			}
			return copy;
		}
	};
}
