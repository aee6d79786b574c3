import { isObject } from '../core/options';
import type { Move, RuleErrorCode } from '../core/types';
import type { Choice, Effect } from './character';
import { CHOOSE_BELOVED, encode, isMove, KEEP, NEXT_ROUND, PLAY, REDRAW, kindOf } from './codes';
import type { Edition } from './edition';
import { choosable, legal, mustPlay } from './legal';
import { choiceOf, effectOn, mayCross, sideOf } from './sides';
import { DESPAIR, HOPE, isIn, MATCH_OVER, NONE, type State } from './state';

type Play = Extract<Move, { type: 'play' }>;

const KINDS: Readonly<Record<string, number>> = {
	play: PLAY,
	keep: KEEP,
	redraw: REDRAW,
	'choose-beloved': CHOOSE_BELOVED,
	'next-round': NEXT_ROUND
};

/**
 * Why a move that is not in the list is refused: the first thing wrong with it, in the order in
 * which a player makes up a move. Explains only; what is legal is decided in `legal`.
 */
export function explain(edition: Edition, s: State, move: Move): RuleErrorCode {
	if (s.phase === MATCH_OVER) return 'match-over';
	const codes: number[] = [];
	legal(edition, s, codes);
	const type: unknown = isObject(move) ? move.type : null;
	const known = typeof type === 'string' && Object.hasOwn(KINDS, type);
	if (known && KINDS[type] !== kindOf(codes[0]!)) return 'wrong-kind';
	if (!isMove(move)) return 'malformed-move';
	if (move.type === 'keep') return 'bad-keep';
	return move.type === 'play' ? explainPlay(edition, s, move) : 'not-legal';
}

function explainPlay(edition: Edition, s: State, move: Play): RuleErrorCode {
	const hand = s.hands[s.active]!;
	const card = edition.cardOf.get(move.card) ?? NONE;
	if (!hand.includes(card)) return 'not-in-hand';
	const forced = mustPlay(edition, hand);
	if (forced !== NONE && forced !== card) return 'must-play-countess';
	const crosses = s.sides !== undefined && mayCross(edition, s, card);
	if (move.side !== undefined && !crosses) return 'side-not-allowed';
	if (move.side === undefined && crosses) return 'side-required';
	const choice = choiceOf(edition, s, effectNow(edition, s, move, card));
	const several = choice === 'one-or-two-others' || choice === 'two-and-look';
	const about = explainSeats(edition, s, move, choice, several);
	if (about) return about;
	const guesses = choice === 'other-and-guess' && move.target !== undefined;
	if (guesses && move.guess === undefined) return 'guess-required';
	if (move.guess !== undefined) {
		if (!guesses || !edition.guesses.includes(move.guess)) return 'guess-not-allowed';
	}
	return move.look === undefined ? 'not-legal' : 'look-not-allowed';
}

/** The effect the move would use: on the side it names, or on the one its player has. */
function effectNow(edition: Edition, s: State, { side }: Play, card: number): Effect {
	const character = edition.characters[card]!;
	if (!s.sides) return character.effect;
	const chosen = side === undefined ? sideOf(s, s.active) : side === 'hope' ? HOPE : DESPAIR;
	return effectOn(character, chosen);
}

/** What is wrong with the seats it names, or that it names none; null when they are in order. */
function explainSeats(
	edition: Edition,
	s: State,
	move: Play,
	choice: Choice,
	several: boolean
): RuleErrorCode | null {
	if (several ? move.target !== undefined : move.targets !== undefined) return 'target-not-allowed';
	const given = move.targets ?? (move.target === undefined ? [] : [move.target]);
	if (choice === 'none') return given.length > 0 ? 'target-not-allowed' : null;
	if (given.some((seat) => seat >= s.seats)) return 'malformed-move';
	if (given.some((seat, i) => i > 0 && seat <= given[i - 1]!)) return 'targets-not-ascending';
	const seats = choosable(s, choice);
	for (const seat of given) {
		if (seats & (1 << seat)) continue;
		if (seat === s.active) return 'target-self';
		if (!isIn(s, seat)) return 'target-out';
		return s.sides ? 'target-untargetable' : 'target-protected';
	}
	if (given.length > 0 && s.bound !== NONE && !given.includes(s.bound)) {
		return 'target-must-include-bound';
	}
	const { card, side } = move;
	const bare = encode(edition, { type: 'play', card, ...(side === undefined ? {} : { side }) });
	const codes: number[] = [];
	legal(edition, s, codes);
	if (codes.includes(bare)) return given.length > 0 ? 'target-not-allowed' : null;
	const most = several ? 2 : 1;
	const least = choice === 'two-and-look' ? 2 : 1;
	if (given.length < least) return 'target-required';
	return given.length > most ? 'target-not-allowed' : null;
}

/** The code of a move when it is legal now, NONE otherwise. `codes` receives the legal moves. */
export function legalCode(edition: Edition, s: State, move: Move, codes: number[]): number {
	if (!isMove(move)) return NONE;
	const code = encode(edition, move);
	const count = legal(edition, s, codes);
	const place = code === NONE ? NONE : codes.indexOf(code);
	return place === NONE || place >= count ? NONE : code;
}
