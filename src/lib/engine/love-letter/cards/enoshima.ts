import { nothing, type Character } from '../character';
import { deadlyOn, sideOf } from '../sides';
import { DESPAIR, HOPE } from '../state';
import { minister } from './minister';

/** Never does anything when played. Hope: a minister in hand. Despair: deadly in your pile. */
export const enoshima: Character = {
	id: 'enoshima',
	value: 7,
	attribute: 'despair',
	effect: nothing,
	despair: nothing,
	afterDraw(t, seat) {
		if (sideOf(t.state, seat) === HOPE) minister.afterDraw?.(t, seat);
	},
	...deadlyOn(DESPAIR)
};
