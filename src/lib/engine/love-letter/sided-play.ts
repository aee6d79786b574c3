/** Playing a two-sided card: it is on the table, not on a pile, while its effect is carried out. */
import type { LoveLetterEvent } from '../core/types';
import type { Effect } from './character';
import { cardOf, guessOf, sideIn, targetOf, targetsOf } from './codes';
import { attributeOf, choiceOf, effectOn, flip, isDeadly, otherSide, sideOf } from './sides';
import { DESPAIR, isIn, NONE, SIDES, survivors, type Side, type State } from './state';
import type { Table } from './table';
import { forgetCard } from './verbs';

type NoEffect = NonNullable<Extract<LoveLetterEvent, { type: 'card-played' }>['noEffect']>;

/**
 * Announcement, flip if there is one, effect, and the card comes onto the pile, unless the effect
 * asks a question first. True when the same seat then takes another turn.
 */
export function playSided(t: Table, code: number): boolean {
	const s = t.state;
	const sides = s.sides!;
	const seat = s.active;
	const card = cardOf(code);
	const target = targetOf(code);
	const now = sideOf(s, seat);
	const chosen = sideIn(code);
	const effect = effectOn(t.edition.characters[card]!, chosen === NONE ? now : (chosen as Side));
	const flips = chosen !== NONE && chosen !== now && !sides.flipped;
	const inVain = choiceOf(t.edition, s, effect) !== 'none' && target === NONE;
	const hand = s.hands[seat]!;
	if (hand[0] === card) hand[0] = hand[1]!;
	hand.length = 1;
	sides.resolving = card;
	forgetCard(t, seat, card);
	if (t.sink) announce(t, code, effect, flips, inVain);
	if (flips) flip(t, seat);
	const goesOn = isIn(s, seat) && !isLast(s) && (target === NONE || isIn(s, target));
	if (goesOn && !inVain && !isVoid(s, target) && !effect.idle?.(s, t.edition)) {
		effect.resolve(t, seat, target, code);
		if (s.question !== null) return false;
	}
	land(t);
	return goesOn && effect.again === true && isIn(s, seat);
}

/**
 * The card played comes onto its owner's pile and counts from now on. Alone at the table nobody is
 * checked any more.
 */
export function land(t: Table): void {
	const s = t.state;
	const sides = s.sides!;
	const seat = s.active;
	const card = sides.resolving;
	s.piles[seat]!.push(card);
	sides.resolving = NONE;
	if (isIn(s, seat) && !isLast(s)) t.edition.characters[card]!.onLeave?.(t, seat, seat);
	if (sides.own === NONE) return;
	if (attributeOf(sides, card) === DESPAIR) sides.own |= 1 << seat;
	else sides.own &= ~(1 << seat);
}

/** Only one seat is left. */
function isLast(s: State): boolean {
	const left = survivors(s);
	return (left & (left - 1)) === 0;
}

/** On an immune seat nothing happens, to either side. Nobody is immune on his own turn. */
function isVoid(s: State, target: number): boolean {
	return target !== NONE && (s.sides!.immune & (1 << target)) !== 0;
}

function announce(t: Table, code: number, effect: Effect, flips: boolean, inVain: boolean): void {
	const s = t.state;
	const side =
		sideIn(code) !== NONE ? sideIn(code) : s.sides!.own === NONE ? NONE : sideOf(s, s.active);
	const noEffect = reasonOf(t, targetOf(code), effect, flips, inVain);
	t.sink?.push({
		type: 'card-played',
		seat: s.active,
		card: t.edition.ids[cardOf(code)]!,
		targets: targetsOf(code),
		...(guessOf(code) === NONE ? {} : { guess: guessOf(code) }),
		...(side === NONE ? {} : { side: SIDES[side]! }),
		...(noEffect === null ? {} : { noEffect })
	});
}

/** Why the effect will do nothing, as far as it is certain when the card is announced. */
function reasonOf(
	t: Table,
	target: number,
	effect: Effect,
	flips: boolean,
	inVain: boolean
): NoEffect | null {
	const s = t.state;
	const mode = otherSide(s.sides!.mode);
	const falls = (seat: number): boolean =>
		flips && isIn(s, seat) && isDeadly(t.edition, s.piles[seat]!, mode);
	if (falls(s.active)) return null;
	if (target !== NONE && falls(target)) return 'target-fell';
	// another turn is something
	if (effect.again === true && s.deck.length > 0) return null;
	if (inVain) return 'no-target';
	if (isVoid(s, target)) return 'immune';
	// whoever falls by the flip may show the very card the condition asks for
	if (s.piles.some((_, seat) => falls(seat))) return null;
	return effect.idle?.(s, t.edition) ?? null;
}
