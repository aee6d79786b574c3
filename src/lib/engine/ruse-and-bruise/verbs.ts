import { shuffle } from '../core/random';
import type { Seat } from '../core/types';
import { idOf, isFaceUp, kindOf, ownerOf, turnedUp, type Kind } from './card';
import { REVEALS } from './cards';
import { CHAIN_ENDS } from './character';
import { HAND_SIZE, type Column, type Turn } from './state';

/** Draws up to three; an empty pile is made anew from the own discards, while there are any. */
export function refill({ state, random, sink }: Turn, seat: Seat): void {
	const hand = state.hands[seat] as Kind[];
	const draw = state.draws[seat] as Kind[];
	const discards = state.discards[seat] as number[];
	let told = hand.length;
	const tell = () => {
		if (sink && hand.length > told) {
			sink.push({ type: 'hand-refilled', seat, cards: hand.slice(told).map(idOf), sees: [seat] });
		}
		told = hand.length;
	};
	while (hand.length < HAND_SIZE) {
		if (draw.length === 0) {
			if (discards.length === 0) break;
			tell();
			for (const card of discards) draw.push(kindOf(card));
			discards.length = 0;
			shuffle(random, draw);
			sink?.push({ type: 'discards-shuffled', seat, count: draw.length });
		}
		hand.push(draw.pop() as Kind);
	}
	tell();
}

/**
 * Turns up the card before the one that has just come to a column's end, if it is face down, and
 * carries out its action, and so on: explorers land on further columns.
 */
export function turnUpBefore(turn: Turn, column: number): void {
	const { state, sink } = turn;
	for (let at = column; at !== CHAIN_ENDS;) {
		const { cards } = state.columns[at] as Column;
		const index = cards.length - 2;
		const card = cards[index];
		if (card === undefined || isFaceUp(card)) return;
		cards[index] = turnedUp(card);
		const kind = kindOf(card);
		sink?.push({
			type: 'card-turned-up',
			column: at,
			index,
			owner: ownerOf(card),
			card: idOf(kind)
		});
		at = REVEALS[kind]?.(turn, at, index) ?? CHAIN_ENDS;
	}
}

/** Takes a kind out of a hand; it must be there. */
export function takeFrom(hand: Kind[], kind: Kind): void {
	hand.splice(hand.indexOf(kind), 1);
}
