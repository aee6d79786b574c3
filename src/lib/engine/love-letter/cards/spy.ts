import { nothing, type Character } from '../character';
import { NONE, seatsOf, survivors } from '../state';

/** A token for the only surviving player with a spy in his pile, whoever wins the round. */
export const spy: Character = {
	id: 'spy',
	value: 0,
	effect: nothing,
	bonus: {
		by: 'spy',
		to(s, _winners, card) {
			const owners = seatsOf(survivors(s)).filter((seat) => s.piles[seat]!.includes(card));
			return owners.length === 1 ? owners[0]! : NONE;
		}
	}
};
