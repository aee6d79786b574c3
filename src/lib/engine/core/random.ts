import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { words } from './digest';

/** A generator between two uses: four numbers, plain JSON, part of the state. */
export type RandomState = readonly number[];

/** A generator in use; put `generator.getState()` back into the state when done. */
export type Generator = ReturnType<typeof xoroshiro128plusFromState>;

/** The state a seed stands for. */
export function seeded(seed: string): RandomState {
	const state = words(seed);
	// the one state xoroshiro never leaves
	return state.every((word) => word === 0) ? [1, 0, 0, 0] : state;
}

export function resume(state: RandomState): Generator {
	return xoroshiro128plusFromState(state);
}

/** A whole number from 0 to `count - 1`. */
export function below(generator: Generator, count: number): number {
	return uniformInt(generator, 0, count - 1);
}

/** In place, every order equally likely. */
export function shuffle<T>(generator: Generator, items: T[]): void {
	for (let i = items.length - 1; i > 0; i--) {
		const j = uniformInt(generator, 0, i);
		const item = items[i] as T;
		items[i] = items[j] as T;
		items[j] = item;
	}
}
