import type { Character } from '../character';
import { protect } from '../verbs';

/** Others cannot choose you until your next turn starts. Only playing her protects. */
export const handmaid: Character = {
	id: 'handmaid',
	value: 4,
	effect: {
		choice: 'none',
		resolve: (t, actor) => protect(t, actor)
	}
};
