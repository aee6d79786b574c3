/** The verbs that only effects of despair need; the others are those of the whole family. */
import { resume, shuffle } from '../core/random';
import type { CardId } from '../core/types';
import type { Effect } from './character';
import type { Edition } from './edition';
import { isIn, seatsOf, survivors, type State } from './state';
import type { Table } from './table';
import { forget, learn } from './verbs';

/** Until the start of its next turn the effects of others do nothing to this seat. */
export function giveImmunity(t: Table, seat: number): void {
	t.state.sides!.immune |= 1 << seat;
	t.sink?.push({ type: 'immunity-given', seat, until: seat });
}

/** The effect of every 4 in hope: unlike a handmaid's, others may choose you, in vain. */
export const immunity: Effect = {
	choice: 'none',
	resolve: (t, actor) => giveImmunity(t, actor)
};

/** The nearest seat to the right that is still in. */
export function rightOf(s: State, seat: number): number {
	let right = seat;
	do right = (right + s.seats - 1) % s.seats;
	while (!isIn(s, right));
	return right;
}

/** Whether one of these lies in anybody's pile, of those who are out as well. */
export function liesInAPile(s: State, edition: Edition, ids: readonly CardId[]): boolean {
	for (const pile of s.piles) {
		for (const card of pile) if (ids.includes(edition.ids[card]!)) return true;
	}
	return false;
}

/** Mask of the seats whose hands are mixed: everybody but the immune. */
export const mixable = (s: State): number => survivors(s) & ~s.sides!.immune;

/** Gathers the hands of these seats, shuffles them and deals them back; nobody knows more than his own. */
export function mixHands(t: Table, mask: number): void {
	const s = t.state;
	const seats = seatsOf(mask);
	const cards = seats.map((seat) => s.hands[seat]!.pop()!);
	const random = resume(s.random);
	shuffle(random, cards);
	s.random = random.getState();
	t.sink?.push({ type: 'hands-mixed', seats });
	seats.forEach((seat, i) => {
		const card = cards[i]!;
		s.hands[seat]!.push(card);
		forget(t, seat);
		t.sink?.push({ type: 'card-dealt', seat, card: t.edition.ids[card]!, sees: [seat] });
	});
}

/** One seat's hand goes to another, whose own is gone: both know it, and who knew it before still does. */
export function passHand(t: Table, from: number, to: number): void {
	const s = t.state;
	const card = s.hands[from]!.pop()!;
	s.hands[to]!.push(card);
	for (let who = 0; who < s.seats; who++) {
		const row = who * s.seats;
		if (who !== to) s.knows[row + to] = s.knows[row + from]!;
	}
	forget(t, from);
	learn(t, from, to, card);
	t.sink?.push({
		type: 'hand-passed',
		from,
		to,
		card: t.edition.ids[card]!,
		sees: [from, to]
	});
}
