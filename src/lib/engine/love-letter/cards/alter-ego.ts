import type { Character } from '../character';
import { immunity, liesInAPile } from '../despair';
import { knockOut } from '../verbs';

const DREADED = ['yamada', 'ishimaru', 'ishimaru-white'];

/** Despair: Yamada or an Ishimaru in any pile and you are out; otherwise as in hope. */
export const alterEgo: Character = {
	id: 'alter-ego',
	value: 4,
	attribute: 'hope',
	effect: immunity,
	despair: {
		choice: 'none',
		resolve(t, actor, target, code) {
			if (liesInAPile(t.state, t.edition, DREADED)) knockOut(t, actor, 'condition', actor);
			else immunity.resolve(t, actor, target, code);
		}
	}
};
