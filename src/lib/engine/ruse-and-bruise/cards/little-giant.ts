import type { Character } from '../character';

/** Grows with every other card in the column. */
export const littleGiant: Character = {
	id: 'little-giant',
	value: 2,
	worth: (row) => 2 + 3 * (row.length - 1)
};
