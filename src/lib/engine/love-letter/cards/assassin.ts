import { nothing, type Character } from '../character';
import { discardAndRedraw, knockOut } from '../verbs';

/** A guard that chooses its holder falls, whatever was named; then it is discarded and replaced. */
export const assassin: Character = {
	id: 'assassin',
	value: 0,
	effect: nothing,
	onGuarded(t, holder, guard) {
		t.sink?.push({ type: 'assassin-revealed', seat: holder, target: guard });
		knockOut(t, guard, 'assassin', holder);
		discardAndRedraw(t, holder, holder);
		return true;
	}
};
