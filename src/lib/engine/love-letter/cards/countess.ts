import { nothing, type Character } from '../character';

/** Must be played beside the king or a prince, wherever they came from; nothing else. */
export const countess: Character = {
	id: 'countess',
	value: 7,
	effect: nothing,
	mustPlayBeside: ['king', 'prince']
};
