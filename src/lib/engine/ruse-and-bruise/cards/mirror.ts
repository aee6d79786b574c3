import type { Character } from '../character';

/** Shows the card directly behind it, another mirror too; nothing behind it, no value. */
export const mirror: Character = {
	id: 'mirror',
	value: null,
	worth: (_row, _index, behind) => behind
};
