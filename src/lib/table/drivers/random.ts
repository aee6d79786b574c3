/** Plays any legal move, each as likely as the other; also stands in for a bot that failed. */
import { chanceOf } from '$lib/bots/chance';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { Driver } from './driver';

export function randomDriver(): Driver {
	return {
		chooseMove(_view, moves, seed) {
			const index = uniformInt(chanceOf(seed), 0, moves.length - 1);
			const move = moves[index];
			return move ? Promise.resolve(move) : Promise.reject(new TypeError('no move to choose'));
		}
	};
}
