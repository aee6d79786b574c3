/** Plays any legal move, each as likely as the other; also stands in for a bot that failed. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Driver } from './driver';

/** FNV-1a, 32 bits. */
function numberOf(seed: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < seed.length; at++) {
		hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
	}
	return hash | 0;
}

export function randomDriver(): Driver {
	return {
		chooseMove(_view, moves, seed) {
			const index = uniformInt(xoroshiro128plus(numberOf(seed)), 0, moves.length - 1);
			const move = moves[index];
			return move ? Promise.resolve(move) : Promise.reject(new TypeError('no move to choose'));
		}
	};
}
