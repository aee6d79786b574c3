import type { Character } from '../character';

/** Likes no company: option `hermitPenalty` for every other card in the column. */
export const hermit: Character = {
	id: 'hermit',
	value: 12,
	worth: (row, _index, _behind, { hermitPenalty }) =>
		Math.max(0, 12 - hermitPenalty * (row.length - 1))
};
