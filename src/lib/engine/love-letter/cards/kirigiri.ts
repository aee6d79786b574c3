import type { Character } from '../character';
import { priest } from './priest';

/** Despair: the look of hope, then another turn, also when there was nothing to look at. */
export const kirigiri: Character = {
	id: 'kirigiri',
	value: 2,
	attribute: 'hope',
	effect: priest.effect,
	despair: { ...priest.effect, again: true }
};
