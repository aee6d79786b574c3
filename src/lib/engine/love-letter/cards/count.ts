import { nothing, type Character } from '../character';

/** In the final comparison only: one more for each count in the own pile. */
export const count: Character = {
	id: 'count',
	value: 5,
	effect: nothing,
	addsFromPile: 1
};
