import { nothing, type Character } from '../character';
import { knockOut } from '../verbs';

/** Whoever plays or discards her is out. */
export const princess: Character = {
	id: 'princess',
	value: 8,
	effect: nothing,
	onLeave: (t, seat, by) => knockOut(t, seat, 'princess', by)
};
