/**
 * Hope and despair: on which side somebody acts, who may change it, and what a change does. In the
 * rule `table` one mode rules everybody and may be flipped once; in `own-last-card` each seat has
 * the side of the card it played last.
 */
import { below, resume } from '../core/random';
import type { Character, Choice, Effect } from './character';
import { nothing } from './character';
import type { Edition } from './edition';
import {
	DESPAIR,
	HOPE,
	isIn,
	NONE,
	SIDES,
	type FamilyOptions,
	type Side,
	type Sides,
	type State
} from './state';
import type { Table } from './table';
import { knockOut } from './verbs';

/** Mask of the characters whose attribute is despair, by the option `attributes`. */
export function despairingOf(edition: Edition, options: FamilyOptions): number {
	return edition.ids.reduce(
		(mask, id, card) => (options.attributes?.[id] === 'despair' ? mask | (1 << card) : mask),
		0
	);
}

/** A round's sides before its opening judgment. */
export function blankSides(edition: Edition, options: FamilyOptions): Sides {
	return {
		mode: HOPE,
		flipped: false,
		immune: 0,
		resolving: NONE,
		judged: 0,
		despairing: despairingOf(edition, options),
		own: options.modeRule === 'own-last-card' ? 0 : NONE
	};
}

/** The opening of a round: its starter makes the fate judgment that everybody begins with. */
export function openSides(t: Table): boolean {
	const s = t.state;
	const sides = blankSides(t.edition, s.options);
	s.sides = sides;
	sides.mode = judge(t, s.starter, 'opening');
	if (sides.own !== NONE && sides.mode === DESPAIR) sides.own = (1 << s.seats) - 1;
	return false;
}

/**
 * Two cards of hope and one of despair, one drawn openly, all three go back. A stack's fates come
 * first.
 */
export function judge(t: Table, seat: number, reason: 'opening' | 'yamada' | 'monokuma'): Side {
	const s = t.state;
	const sides = s.sides!;
	let fate = s.stack[s.round - 1]?.fates[sides.judged];
	if (fate === undefined) {
		const random = resume(s.random);
		fate = below(random, 3) < 2 ? 'hope' : 'despair';
		s.random = random.getState();
	} else {
		sides.judged++;
	}
	t.sink?.push({ type: 'fate-judged', seat, fate, reason });
	return fate === 'hope' ? HOPE : DESPAIR;
}

/** The side on which a seat acts now. */
export function sideOf(s: State, seat: number): Side {
	const { mode, own } = s.sides!;
	if (own === NONE) return mode;
	return (own >> seat) & 1 ? DESPAIR : HOPE;
}

export const otherSide = (side: Side): Side => (side === HOPE ? DESPAIR : HOPE);

export const attributeOf = (sides: Sides, card: number): Side =>
	(sides.despairing >> card) & 1 ? DESPAIR : HOPE;

export const effectOn = (character: Character, side: Side): Effect =>
	side === DESPAIR && character.despair ? character.despair : character.effect;

/** What an effect asks its player as things stand now. */
export const choiceOf = (edition: Edition, s: State, effect: Effect): Choice =>
	effect.choiceNow ? effect.choiceNow(s, edition) : effect.choice;

/**
 * Whether the active seat may play this card on the side opposite to the mode: it needs a character
 * of the opposite attribute in its own pile. Before the flip that is one, whatever the effect finds
 * to do; afterwards only the loose option still allows it, and only for something to carry out.
 */
export function mayCross(edition: Edition, s: State, card: number): boolean {
	const sides = s.sides!;
	if (sides.own !== NONE) return false;
	const opposite = otherSide(sides.mode);
	if (sides.flipped) {
		if (s.options.afterFlip !== 'loose') return false;
		if (effectOn(edition.characters[card]!, opposite) === nothing) return false;
	}
	for (const each of s.piles[s.active]!) if (attributeOf(sides, each) === opposite) return true;
	return false;
}

/** Whether a pile holds a card that is deadly on this side. */
export function isDeadly(edition: Edition, pile: readonly number[], side: Side): boolean {
	for (const card of pile) if (edition.deadlyOn[card] === side) return true;
	return false;
}

/** The mode changes for everybody; whoever has a card in his pile that it makes deadly is out. */
export function flip(t: Table, seat: number): void {
	const s = t.state;
	const sides = s.sides!;
	sides.mode = otherSide(sides.mode);
	sides.flipped = true;
	t.sink?.push({ type: 'mode-flipped', seat, mode: SIDES[sides.mode]! });
	for (let each = 0; each < s.seats; each++) {
		if (!isIn(s, each) || !isDeadly(t.edition, s.piles[each]!, sides.mode)) continue;
		knockOut(t, each, 'standing-check', seat);
	}
}

/**
 * The moment at which a 7 or an 8 comes onto a pile; after that only a flip makes it deadly. With
 * one mode this is the standing check: nothing else ever changes what it looks at.
 */
export function deadlyOn(side: Side): Pick<Character, 'deadlyOn' | 'onLeave'> {
	return {
		deadlyOn: side,
		onLeave(t, seat, by) {
			if (sideOf(t.state, seat) === side) knockOut(t, seat, 'standing-check', by);
		}
	};
}
