import type { Decision, Move, RuleErrorCode } from '../core/types';
import { idOf, kindOfId, type Kind } from './card';
import { hide, nextStarter, place, startRound, swapGoal } from './flow';
import type { Pending, State, Turn } from './state';

/**
 * A move as one small number: where each type begins. A card is its kind + 1, a column its
 * index + 1, so that 0 declines.
 */
const PLACE = 0;
const HIDE = 256;
const SWAP = 288;
const NEXT_ROUND = 296;

/** No position has more: 3 cards × 6 columns. */
export const MOST_MOVES = 18;

/**
 * Writes the codes of all legal moves from index 0, in the order of the hand and of the columns
 * (declining last), and says how many there are; 0 when the match is over. The only enumerator.
 */
export function enumerate(state: State, codes: Int16Array): number {
	let count = 0;
	switch (state.phase) {
		case 'turn': {
			const { columns } = state;
			for (const kind of state.hands[state.active] as Kind[]) {
				for (let column = 0; column < columns.length; column++) {
					if (columns[column]?.closed === false) codes[count++] = PLACE + kind * 8 + column;
				}
			}
			return count;
		}
		case 'choice': {
			const { kind, by, column } = state.pending as Pending;
			if (kind === 'hide') {
				for (const card of state.hands[by] as Kind[]) codes[count++] = HIDE + card + 1;
				codes[count++] = HIDE;
			} else {
				for (let other = 0; other < state.columns.length; other++) {
					if (other !== column) codes[count++] = SWAP + other + 1;
				}
				codes[count++] = SWAP;
			}
			return count;
		}
		case 'round-over':
			codes[0] = NEXT_ROUND;
			return 1;
		case 'match-over':
			return 0;
	}
}

/** Carries out a legal move, up to the next decision. */
export function perform(turn: Turn, code: number): void {
	if (code < HIDE) place(turn, code >> 3, code & 7);
	else if (code < SWAP) hide(turn, code === HIDE ? null : code - HIDE - 1);
	else if (code < NEXT_ROUND) swapGoal(turn, code === SWAP ? null : code - SWAP - 1);
	else startRound(turn, nextStarter(turn.state));
}

export function moveOf(code: number): Move {
	if (code < HIDE) return { type: 'place', card: idOf(code >> 3), column: code & 7 };
	if (code < SWAP) return { type: 'hide', card: code === HIDE ? null : idOf(code - HIDE - 1) };
	if (code < NEXT_ROUND) {
		return { type: 'swap-goal', column: code === SWAP ? null : code - SWAP - 1 };
	}
	return { type: 'next-round' };
}

/** Who decides; null when the match is over. */
export function toAct(state: State): Decision['by'] | null {
	switch (state.phase) {
		case 'turn':
			return state.active;
		case 'choice':
			return (state.pending as Pending).by;
		case 'round-over':
			return 'table';
		case 'match-over':
			return null;
	}
}

/** The one type of move now asked for. */
export function kindOfDecision(state: State): Decision['kind'] {
	if (state.phase === 'turn') return 'place';
	return state.phase === 'choice' ? (state.pending as Pending).kind : 'next-round';
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
	place: ['type', 'card', 'column'],
	hide: ['type', 'card'],
	'swap-goal': ['type', 'column'],
	'next-round': ['type']
};

/** The code of a move that is legal now, or why it is not. Takes any value whatever. */
export function read(state: State, move: unknown): number | RuleErrorCode {
	if (state.phase === 'match-over') return 'match-over';
	if (typeof move !== 'object' || move === null) return 'malformed-move';
	const given = move as Partial<Record<string, unknown>>;
	const { type, card, column } = given;
	if (typeof type !== 'string') return 'malformed-move';
	if (type !== kindOfDecision(state)) return 'wrong-kind';
	const fields = FIELDS[type] as readonly string[];
	const keys = Object.keys(given).filter((key) => given[key] !== undefined);
	if (keys.length !== fields.length || !fields.every((field) => keys.includes(field))) {
		return 'malformed-move';
	}
	switch (state.phase) {
		case 'round-over':
			return NEXT_ROUND;
		case 'turn':
			return readPlace(state, card, column);
		case 'choice':
			return (state.pending as Pending).kind === 'hide'
				? readHide(state, card)
				: readSwap(state, column);
	}
}

function readPlace(state: State, card: unknown, column: unknown): number | RuleErrorCode {
	const kind = kindOfId(card);
	if (typeof card !== 'string' || !isIndex(column)) return 'malformed-move';
	if (kind === undefined || state.hands[state.active]?.includes(kind) !== true) {
		return 'not-in-hand';
	}
	const target = state.columns[column];
	if (target === undefined) return 'no-such-column';
	return target.closed ? 'column-closed' : PLACE + kind * 8 + column;
}

function readHide(state: State, card: unknown): number | RuleErrorCode {
	if (card === null) return HIDE;
	if (typeof card !== 'string') return 'malformed-move';
	const kind = kindOfId(card);
	const { by } = state.pending as Pending;
	return kind !== undefined && state.hands[by]?.includes(kind) === true
		? HIDE + kind + 1
		: 'not-in-hand';
}

function readSwap(state: State, column: unknown): number | RuleErrorCode {
	if (column === null) return SWAP;
	if (!isIndex(column)) return 'malformed-move';
	if (state.columns[column] === undefined) return 'no-such-column';
	return column === state.pending?.column ? 'not-legal' : SWAP + column + 1;
}

const isIndex = (value: unknown): value is number =>
	typeof value === 'number' && Number.isInteger(value);
