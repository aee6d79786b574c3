import type { Character } from '../character';
import { judge } from '../sides';
import { DESPAIR } from '../state';
import { knockOut } from '../verbs';
import { priest } from './priest';

/** Despair: a fate judgment; despair, and you are out. */
export const yamada: Character = {
	id: 'yamada',
	value: 2,
	attribute: 'despair',
	effect: priest.effect,
	despair: {
		choice: 'none',
		resolve(t, actor) {
			if (judge(t, actor, 'yamada') === DESPAIR) knockOut(t, actor, 'fate', actor);
		}
	}
};
