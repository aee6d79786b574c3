import { BELOVEDS } from '../core/types';
import {
	belovedCode,
	keepCode,
	NEXT_ROUND_CODE,
	redrawCode,
	withGuess,
	withLook,
	withSecond,
	withSide,
	withTarget
} from './codes';
import type { Choice, Effect } from './character';
import type { Edition } from './edition';
import { choiceOf, effectOn, mayCross, sideOf } from './sides';
import { CHOICE, DESPAIR, HOPE, NONE, ROUND_OVER, survivors, TURN, type State } from './state';

/**
 * Every legal move once, as codes into `codes`, cards in the edition's order, then seats and values
 * ascending. The only place where legality is decided. Returns how many.
 */
export function legal(edition: Edition, s: State, codes: number[]): number {
	if (s.phase === TURN) return legalPlays(edition, s, codes);
	if (s.phase === ROUND_OVER) {
		codes[0] = NEXT_ROUND_CODE;
		return 1;
	}
	return s.phase === CHOICE ? legalAnswers(s, codes) : 0;
}

/** The card that must be played (countess), NONE when the choice is free. */
export function mustPlay(edition: Edition, hand: readonly number[]): number {
	const a = hand[0]!;
	const b = hand[1]!;
	if (edition.mustPlayBeside[a]! & (1 << b)) return a;
	if (edition.mustPlayBeside[b]! & (1 << a)) return b;
	return NONE;
}

/** Mask of the seats a choice may name now, before a bond narrows it. */
export function choosable(s: State, choice: Choice): number {
	const self = 1 << s.active;
	const others = survivors(s) & ~s.guarded & ~self;
	return choice === 'any' || choice === 'two-and-look' ? others | self : others;
}

function legalPlays(edition: Edition, s: State, codes: number[]): number {
	const hand = s.hands[s.active]!;
	const forced = mustPlay(edition, hand);
	if (forced !== NONE) return addPlays(edition, s, forced, codes, 0);
	const a = hand[0]!;
	const b = hand[1]!;
	const count = addPlays(edition, s, a < b ? a : b, codes, 0);
	return a === b ? count : addPlays(edition, s, a < b ? b : a, codes, count);
}

function addPlays(edition: Edition, s: State, card: number, codes: number[], from: number): number {
	const character = edition.characters[card]!;
	if (!s.sides) return addEffect(edition, s, card, character.effect, codes, from);
	if (!mayCross(edition, s, card)) {
		const effect = effectOn(character, sideOf(s, s.active));
		return addEffect(edition, s, card, effect, codes, from);
	}
	const hope = card | withSide(HOPE);
	const despair = card | withSide(DESPAIR);
	const count = addEffect(edition, s, hope, effectOn(character, HOPE), codes, from);
	return addEffect(edition, s, despair, effectOn(character, DESPAIR), codes, count);
}

/** The ways to carry out one effect, all of them on top of the bare code of its card and side. */
function addEffect(
	edition: Edition,
	s: State,
	bare: number,
	effect: Effect,
	codes: number[],
	from: number
): number {
	let count = from;
	const choice = choiceOf(edition, s, effect);
	if (choice !== 'none') {
		const seats = choosable(s, choice);
		const bound = s.bound;
		if (choice === 'one-or-two-others' || choice === 'two-and-look') {
			count = addSeveral(s, bare, choice, seats, codes, from);
		} else {
			const open = bound === NONE ? seats : seats & (1 << bound);
			for (let seat = 0; open >> seat > 0; seat++) {
				if ((open & (1 << seat)) === 0) continue;
				const code = bare | withTarget(seat);
				if (choice !== 'other-and-guess') codes[count++] = code;
				else for (const value of edition.guesses) codes[count++] = code | withGuess(value);
			}
		}
	}
	// nobody to choose, or nobody asked for
	if (count === from) codes[count++] = bare;
	return count;
}

function addSeveral(
	s: State,
	card: number,
	choice: 'one-or-two-others' | 'two-and-look',
	seats: number,
	codes: number[],
	from: number
): number {
	let count = from;
	const single = choice === 'one-or-two-others';
	const allows = (a: number, b: number): boolean =>
		s.bound === NONE || a === s.bound || b === s.bound;
	for (let a = 0; seats >> a > 0; a++) {
		if ((seats & (1 << a)) === 0) continue;
		if (single && allows(a, a)) codes[count++] = card | withTarget(a);
		for (let b = a + 1; seats >> b > 0; b++) {
			if ((seats & (1 << b)) === 0 || !allows(a, b)) continue;
			const code = card | withTarget(a) | withSecond(b);
			codes[count++] = code;
			if (single) continue;
			if (a !== s.active) codes[count++] = code | withLook(a);
			if (b !== s.active) codes[count++] = code | withLook(b);
		}
	}
	return count;
}

function legalAnswers(s: State, codes: number[]): number {
	let count = 0;
	switch (s.question) {
		case 'keep':
			return legalKeeps(s.hands[s.chooser]!, codes);
		case 'redraw':
			codes[count++] = redrawCode(true);
			codes[count++] = redrawCode(false);
			return count;
		default:
			for (let place = 0; place < BELOVEDS.length; place++) codes[count++] = belovedCode(place);
			return count;
	}
}

/** Each different card once to keep, the others under the deck in each different order. */
function legalKeeps(hand: readonly number[], codes: number[]): number {
	let count = 0;
	const cards = hand.slice().sort((a, b) => a - b);
	for (let i = 0; i < cards.length; i++) {
		if (i > 0 && cards[i] === cards[i - 1]) continue;
		const rest = cards.filter((_, place) => place !== i);
		const first = rest[0]!;
		const second = rest[1] ?? NONE;
		codes[count++] = keepCode(cards[i]!, first, second);
		if (second !== NONE && second !== first) codes[count++] = keepCode(cards[i]!, second, first);
	}
	return count;
}
