import { below, resume, shuffle, type Generator } from '../core/random';
import { BELOVEDS } from '../core/types';
import {
	cardOf,
	CHOOSE_BELOVED,
	guessOf,
	KEEP,
	kindOf,
	lookOf,
	PLAY,
	REDRAW,
	targetOf,
	targetsOf,
	underMoreOf,
	underOf
} from './codes';
import type { Idle } from './character';
import { choosable } from './legal';
import { land, playSided } from './sided-play';
import { isReplay, replaying, settle } from './showdown';
import {
	CHOICE,
	everybody,
	isIn,
	MATCH_OVER,
	NONE,
	ROUND_OVER,
	seatsOf,
	survivors,
	TURN,
	type State
} from './state';
import type { Table } from './table';
import {
	discardAndRedraw,
	forgetCard,
	gainToken,
	keep,
	matchWinners,
	targetReached
} from './verbs';

/** Plays a legal code, up to the next decision. */
export function perform(t: Table, code: number): void {
	switch (kindOf(code)) {
		case PLAY:
			return play(t, code);
		case KEEP:
			keep(
				t,
				t.state.chooser,
				cardOf(code),
				[underOf(code), underMoreOf(code)].filter((card) => card !== NONE)
			);
			if (t.state.sides) land(t);
			return finishTurn(t);
		case REDRAW:
			if (cardOf(code) === 1) discardAndRedraw(t, t.state.chooser, t.state.active);
			else t.sink?.push({ type: 'redraw-declined', seat: t.state.chooser });
			return finishTurn(t);
		case CHOOSE_BELOVED:
			return chooseBeloved(t, cardOf(code));
		default:
			return openRound(t, nextStarter(t));
	}
}

/**
 * Deals a round and begins its first turn.
 *
 * @param starter NONE: by chance. A stack's starter goes before both, if he takes part.
 */
export function openRound(t: Table, starter: number): void {
	const s = t.state;
	const stacked = s.stack[s.round];
	const random = resume(s.random);
	const replay = isReplay(s);
	const taking = replay ? replaying(t) : everybody(s);
	s.round++;
	const named = stacked?.starter ?? NONE;
	s.starter = named !== NONE && taking & (1 << named) ? named : starter;
	if (s.starter === NONE) s.starter = byChance(random, seatsOf(taking));
	s.deck = stacked ? stacked.deck.slice() : t.edition.packOf(s.options).slice();
	if (!stacked) shuffle(random, s.deck);
	s.random = random.getState();
	clearTable(s);
	s.out = everybody(s) & ~taking;
	t.sink?.push({
		type: 'round-started',
		round: s.round,
		starter: s.starter,
		...(replay ? { seats: seatsOf(taking) } : {})
	});
	deal(t);
	s.active = s.starter;
	if (!t.edition.opening?.(t)) beginTurn(t, s.starter);
}

function clearTable(s: State): void {
	s.question = null;
	s.chooser = NONE;
	s.guarded = 0;
	s.bound = NONE;
	s.beloved = NONE;
	s.jester = NONE;
	s.favourite = NONE;
	s.result = null;
	s.faceUp = [];
	for (let seat = 0; seat < s.seats; seat++) {
		s.hands[seat]!.length = 0;
		s.piles[seat]!.length = 0;
	}
	s.knows.fill(NONE);
}

/** Burned card, face-up cards, one card to each seat that takes part from seat 0. */
function deal(t: Table): void {
	const s = t.state;
	const seats = seatsOf(survivors(s));
	s.burned = s.deck.pop()!;
	if (t.edition.faceUp(seats.length, s.options)) {
		s.faceUp = [s.deck.pop()!, s.deck.pop()!, s.deck.pop()!];
		t.sink?.push({
			type: 'cards-set-aside',
			faceUp: s.faceUp.map((card) => t.edition.ids[card]!)
		});
	}
	for (const seat of seats) {
		const card = s.deck.pop()!;
		s.hands[seat]!.push(card);
		t.sink?.push({ type: 'card-dealt', seat, card: t.edition.ids[card]!, sees: [seat] });
	}
}

function chooseBeloved(t: Table, place: number): void {
	const s = t.state;
	s.beloved = place;
	t.sink?.push({ type: 'beloved-chosen', seat: s.starter, beloved: BELOVEDS[place]! });
	beginTurn(t, s.starter);
}

/** Protection ends before the draw; a hand that busts ends the turn at once. */
function beginTurn(t: Table, seat: number, extra = false): void {
	const s = t.state;
	const bit = 1 << seat;
	s.phase = TURN;
	s.question = null;
	s.chooser = NONE;
	s.active = seat;
	t.sink?.push({ type: 'turn-started', seat, ...(extra ? { extra } : {}) });
	if ((s.guarded | (s.sides?.immune ?? 0)) & bit) {
		s.guarded &= ~bit;
		if (s.sides) s.sides.immune &= ~bit;
		t.sink?.push({ type: 'protection-ended', seat });
	}
	const card = s.deck.pop()!;
	const hand = s.hands[seat]!;
	hand.push(card);
	t.sink?.push({
		type: 'card-drawn',
		seat,
		card: t.edition.ids[card]!,
		from: 'deck',
		sees: [seat]
	});
	const { characters } = t.edition;
	const held = hand[0]!;
	characters[held]!.afterDraw?.(t, seat);
	if (isIn(s, seat)) characters[card]!.afterDraw?.(t, seat);
	if (!isIn(s, seat)) finishTurn(t);
}

function play(t: Table, code: number): void {
	const again = t.state.sides ? playSided(t, code) : playPlain(t, code);
	if (t.state.phase !== CHOICE) finishTurn(t, again);
}

/** The card lies on the pile while its effect is carried out. Nobody plays again. */
function playPlain(t: Table, code: number): false {
	const s = t.state;
	const seat = s.active;
	const card = cardOf(code);
	const character = t.edition.characters[card]!;
	const { effect } = character;
	const hand = s.hands[seat]!;
	const target = targetOf(code);
	const inVain = effect.choice !== 'none' && target === NONE;
	const idle = effect.idle?.(s, t.edition) ?? null;
	if (hand[0] === card) hand[0] = hand[1]!;
	hand.length = 1;
	s.piles[seat]!.push(card);
	forgetCard(t, seat, card);
	if (t.sink) announce(t, code, inVain, idle);
	if (s.bound !== NONE) {
		t.sink?.push({ type: 'bond-ended', seat: s.bound });
		s.bound = NONE;
	}
	character.onLeave?.(t, seat, seat);
	if (!inVain && idle === null) effect.resolve(t, seat, target, code);
	return false;
}

/** The whole announcement, with the reason when it is in vain. */
function announce(t: Table, code: number, inVain: boolean, idle: Idle | null): void {
	const s = t.state;
	const { effect, id } = t.edition.characters[cardOf(code)]!;
	const bond =
		s.bound !== NONE && effect.choice !== 'two-and-look' && choosable(s, effect.choice) !== 0;
	const noEffect = inVain ? (bond ? 'bond' : 'no-target') : idle;
	t.sink?.push({
		type: 'card-played',
		seat: s.active,
		card: id,
		targets: targetsOf(code),
		...(guessOf(code) === NONE ? {} : { guess: guessOf(code) }),
		...(lookOf(code) === NONE ? {} : { look: lookOf(code) }),
		...(noEffect === null ? {} : { noEffect })
	});
}

/** Match, then end of round, then the next seat, or the same one again. */
function finishTurn(t: Table, again = false): void {
	const s = t.state;
	s.question = null;
	s.chooser = NONE;
	if (targetReached(t)) return endMatch(t);
	const left = survivors(s);
	if ((left & (left - 1)) === 0 || s.deck.length === 0) return endRound(t);
	if (again) return beginTurn(t, s.active, true);
	let next = s.active;
	do next = (next + 1) % s.seats;
	while (!isIn(s, next));
	beginTurn(t, next);
}

function endRound(t: Table): void {
	const s = t.state;
	const result = settle(t.edition, s);
	s.result = result;
	s.phase = ROUND_OVER;
	calm(s);
	t.sink?.push({
		type: 'round-ended',
		winners: result.winners,
		reason: result.reason,
		hands: result.hands.map((card) => t.edition.ids[card] ?? null)
	});
	for (const seat of result.winners) gainToken(t, seat, 'round');
	for (const { seat, by } of result.bonuses) gainToken(t, seat, by);
	if (targetReached(t)) endMatch(t);
}

function endMatch(t: Table): void {
	const s = t.state;
	const winners = matchWinners(t);
	s.phase = MATCH_OVER;
	s.winners = winners;
	calm(s);
	t.sink?.push({ type: 'match-won', winners });
}

/** Between rounds nobody is active, protected or bound. */
function calm(s: State): void {
	s.active = NONE;
	s.guarded = 0;
	if (s.sides) s.sides.immune = 0;
	s.bound = NONE;
}

/** The last winner; by chance among several; after a round without one the seat to the left. */
function nextStarter({ state: s, edition }: Table): number {
	if (edition.startsByChance) return NONE;
	const winners = s.result?.winners ?? [];
	if (winners.length === 0) return (s.starter + 1) % s.seats;
	if (winners.length === 1) return winners[0]!;
	const random = resume(s.random);
	const starter = byChance(random, winners);
	s.random = random.getState();
	return starter;
}

const byChance = (random: Generator, seats: readonly number[]): number =>
	seats[below(random, seats.length)]!;
