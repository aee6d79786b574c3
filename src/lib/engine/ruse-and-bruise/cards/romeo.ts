import { coloured, KINDS, ownerOf, type Card } from '../card';
import type { Character } from '../character';

/** Three times himself beside his own Juliet. */
export const romeo: Character = {
	id: 'romeo',
	value: 5,
	worth: (row, index) =>
		row.includes(coloured(KINDS.juliet, ownerOf(row[index] as Card))) ? 15 : 5
};
