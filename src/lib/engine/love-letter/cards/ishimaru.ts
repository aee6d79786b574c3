import type { Character } from '../character';
import { liesInAPile } from '../despair';
import { knockOut } from '../verbs';
import { prince } from './prince';

const BROTHER = ['owada'];

/** Despair: Owada in any pile and you are out; otherwise nothing. */
export const ishimaru: Character = {
	id: 'ishimaru',
	value: 5,
	attribute: 'despair',
	effect: prince.effect,
	despair: {
		choice: 'none',
		resolve: (t, actor) => knockOut(t, actor, 'condition', actor),
		idle: (s, edition) => (liesInAPile(s, edition, BROTHER) ? null : 'condition')
	}
};
