import { nothing, type Character } from '../character';
import { gainToken } from '../verbs';

/** A token at once when its owner is knocked out with it already in his pile. */
export const constable: Character = {
	id: 'constable',
	value: 6,
	effect: nothing,
	onOut: (t, seat) => gainToken(t, seat, 'constable')
};
