import type { Character } from '../character';

/** Any unprotected player, yourself included: the very next card must include him. */
export const sycophant: Character = {
	id: 'sycophant',
	value: 4,
	effect: {
		choice: 'any',
		resolve(t, _actor, target) {
			t.state.bound = target;
			t.sink?.push({ type: 'seat-bound', seat: target });
		}
	}
};
