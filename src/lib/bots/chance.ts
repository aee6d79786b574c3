import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A generator in use. */
export type Chance = ReturnType<typeof xoroshiro128plus>;

/** The generator a seed stands for: FNV-1a, 32 bits. */
export function chanceOf(seed: string): Chance {
	let hash = 0x811c9dc5;
	for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
	return xoroshiro128plus(hash | 0);
}
