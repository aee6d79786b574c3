import { isObject } from '../core/options';
import { isSeat } from '../core/setup';
import { BELOVEDS, type Move } from '../core/types';
import type { Edition } from './edition';
import { NONE, SIDES } from './state';

/*
 * A move as one number. Lowest bits first:
 *   play: card 5 · target 4 · second target 4 · guess 4 · look 4 · side 2; seats and guesses plus
 *         one, 0 for "not given"
 *   keep: card 5 · first card under the deck 6 · second 6; plus one as well
 *   redraw, choose-beloved: the answer 5
 * and the kind in bits 23 to 25.
 */
const TARGET = 5;
const SECOND = 9;
const GUESS = 13;
const LOOK = 17;
const SIDE = 21;
const KIND = 23;
/** Four bits, less one for "not given". */
const HIGHEST_GUESS = 14;
const UNDER = 5;
const UNDER_MORE = 11;

export const PLAY = 0;
export const KEEP = 1;
export const REDRAW = 2;
export const CHOOSE_BELOVED = 3;
export const NEXT_ROUND = 4;

export const kindOf = (code: number): number => code >> KIND;
/** The card of a play or keep; the answer of a redraw or choose-beloved. */
export const cardOf = (code: number): number => code & 31;
/** NONE when nobody was chosen. */
export const targetOf = (code: number): number => ((code >> TARGET) & 15) - 1;
export const secondOf = (code: number): number => ((code >> SECOND) & 15) - 1;
export const guessOf = (code: number): number => ((code >> GUESS) & 15) - 1;
export const lookOf = (code: number): number => ((code >> LOOK) & 15) - 1;
/** NONE when there was no choice. */
export const sideIn = (code: number): number => ((code >> SIDE) & 3) - 1;
export const underOf = (code: number): number => ((code >> UNDER) & 63) - 1;
export const underMoreOf = (code: number): number => ((code >> UNDER_MORE) & 63) - 1;

export const withTarget = (seat: number): number => (seat + 1) << TARGET;
export const withSecond = (seat: number): number => (seat + 1) << SECOND;
export const withGuess = (value: number): number => (value + 1) << GUESS;
export const withLook = (seat: number): number => (seat + 1) << LOOK;
export const withSide = (side: number): number => (side + 1) << SIDE;

export const keepCode = (card: number, under: number, more: number): number =>
	(KEEP << KIND) | card | ((under + 1) << UNDER) | ((more + 1) << UNDER_MORE);
export const redrawCode = (yes: boolean): number => (REDRAW << KIND) | (yes ? 1 : 0);
export const belovedCode = (place: number): number => (CHOOSE_BELOVED << KIND) | place;
export const NEXT_ROUND_CODE = NEXT_ROUND << KIND;

/** The seats a play names, ascending. */
export function targetsOf(code: number): number[] {
	const seats: number[] = [];
	if (targetOf(code) !== NONE) seats.push(targetOf(code));
	if (secondOf(code) !== NONE) seats.push(secondOf(code));
	return seats;
}

export function decode(edition: Edition, code: number): Move {
	const id = edition.ids[cardOf(code)]!;
	switch (kindOf(code)) {
		case PLAY:
			return decodePlay(edition, code);
		case KEEP: {
			const under = [underOf(code), underMoreOf(code)].filter((card) => card !== NONE);
			return { type: 'keep', card: id, under: under.map((card) => edition.ids[card]!) };
		}
		case REDRAW:
			return { type: 'redraw', yes: cardOf(code) === 1 };
		case CHOOSE_BELOVED:
			return { type: 'choose-beloved', beloved: BELOVEDS[cardOf(code)]! };
		default:
			return { type: 'next-round' };
	}
}

function decodePlay(edition: Edition, code: number): Move {
	const card = cardOf(code);
	const move: {
		-readonly [K in keyof Extract<Move, { type: 'play' }>]: Extract<Move, { type: 'play' }>[K];
	} = { type: 'play', card: edition.ids[card]! };
	const target = targetOf(code);
	if (target !== NONE) {
		if (namesSeveral(edition, card)) move.targets = targetsOf(code);
		else move.target = target;
	}
	if (guessOf(code) !== NONE) move.guess = guessOf(code);
	if (lookOf(code) !== NONE) move.look = lookOf(code);
	const side = SIDES[sideIn(code)];
	if (side) move.side = side;
	return move;
}

/** Whether the card's seats are given as `targets`. */
export function namesSeveral(edition: Edition, card: number): boolean {
	const { choice } = edition.characters[card]!.effect;
	return choice === 'one-or-two-others' || choice === 'two-and-look';
}

/** Which fields a move of each type may have, besides `type`. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
	play: ['card', 'target', 'targets', 'guess', 'look', 'side'],
	keep: ['card', 'under'],
	redraw: ['yes'],
	'choose-beloved': ['beloved'],
	'next-round': []
};

/** Whether a value from anywhere is shaped like a move of this family. */
export function isMove(value: unknown): value is Move {
	if (!isObject(value) || typeof value.type !== 'string') return false;
	if (!Object.hasOwn(FIELDS, value.type)) return false;
	const fields = FIELDS[value.type]!;
	for (const key of Object.keys(value)) {
		if (key !== 'type' && value[key] !== undefined && !fields.includes(key)) return false;
	}
	switch (value.type) {
		case 'play':
			return (
				typeof value.card === 'string' &&
				isSeatField(value.target) &&
				(value.targets === undefined ||
					(Array.isArray(value.targets) && value.targets.every((seat) => isSeat(seat, 8)))) &&
				(value.guess === undefined || Number.isInteger(value.guess)) &&
				isSeatField(value.look) &&
				(value.side === undefined || value.side === 'hope' || value.side === 'despair')
			);
		case 'keep':
			return (
				typeof value.card === 'string' &&
				Array.isArray(value.under) &&
				value.under.every((id) => typeof id === 'string')
			);
		case 'redraw':
			return typeof value.yes === 'boolean';
		case 'choose-beloved':
			return typeof value.beloved === 'string';
		default:
			return true;
	}
}

const isSeatField = (value: unknown): boolean => value === undefined || isSeat(value, 8);

/** The number of a well-shaped move; NONE for one that cannot be legal in this edition. */
export function encode(edition: Edition, move: Move): number {
	switch (move.type) {
		case 'play':
			return encodePlay(edition, move);
		case 'keep': {
			const cards = [move.card, ...move.under].map((id) => edition.cardOf.get(id) ?? NONE);
			if (cards.includes(NONE) || cards.length > 3) return NONE;
			return keepCode(cards[0]!, cards[1] ?? NONE, cards[2] ?? NONE);
		}
		case 'redraw':
			return redrawCode(move.yes);
		case 'choose-beloved': {
			const place = BELOVEDS.indexOf(move.beloved);
			return place < 0 ? NONE : belovedCode(place);
		}
		case 'next-round':
			return NEXT_ROUND_CODE;
		default:
			return NONE;
	}
}

function encodePlay(edition: Edition, move: Extract<Move, { type: 'play' }>): number {
	const card = edition.cardOf.get(move.card);
	if (card === undefined) return NONE;
	if (move.guess !== undefined && (move.guess < 0 || move.guess > HIGHEST_GUESS)) return NONE;
	let code = card;
	if (namesSeveral(edition, card)) {
		const targets = move.targets ?? [];
		if (move.target !== undefined || targets.length > 2) return NONE;
		if (move.targets !== undefined && targets.length === 0) return NONE;
		code |= withTarget(targets[0] ?? NONE) | withSecond(targets[1] ?? NONE);
	} else {
		if (move.targets !== undefined) return NONE;
		code |= withTarget(move.target ?? NONE);
	}
	code |= withGuess(move.guess ?? NONE) | withLook(move.look ?? NONE);
	if (move.side !== undefined) code |= (SIDES.indexOf(move.side) + 1) << SIDE;
	return code;
}
