import { nothing, type Character } from '../character';
import { NONE } from '../state';
import { knockOut } from '../verbs';

const TOO_MUCH = 12;

/** With him in hand right after the draw, a sum of 12 or more: out at once. */
export const minister: Character = {
	id: 'minister',
	value: 7,
	effect: nothing,
	afterDraw(t, seat) {
		const { values } = t.edition;
		const sum = t.state.hands[seat]!.reduce((total, card) => total + values[card]!, 0);
		if (sum >= TOO_MUCH) knockOut(t, seat, 'bust', NONE);
	}
};
