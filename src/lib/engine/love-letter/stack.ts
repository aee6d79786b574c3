import { SetupError } from '../core/errors';
import { isObject } from '../core/options';
import { isSeat } from '../core/setup';
import type { Edition } from './edition';
import { NONE, type FamilyOptions, type StackedRound } from './state';

/** Checks a stack of this family and turns it into numbers; throws SetupError('bad-stack'). */
export function readStack(
	edition: Edition,
	seats: number,
	options: FamilyOptions,
	stack: unknown
): StackedRound[] {
	if (stack === null) return [];
	if (!isObject(stack) || !Array.isArray(stack.rounds)) throw new SetupError('bad-stack', 'rounds');
	const pack = edition.packOf(options);
	return stack.rounds.map((round: unknown) => readRound(edition, seats, pack, round));
}

function readRound(
	edition: Edition,
	seats: number,
	pack: readonly number[],
	round: unknown
): StackedRound {
	if (!isObject(round)) throw new SetupError('bad-stack', 'rounds');
	const { deck, starter, fates } = round;
	if (!Array.isArray(deck)) throw new SetupError('bad-stack', 'deck');
	const cards = deck.map((id: unknown) => edition.cardOf.get(id as string) ?? NONE);
	const sorted = cards.slice().sort((a, b) => a - b);
	if (sorted.length !== pack.length || sorted.some((card, i) => card !== pack[i])) {
		throw new SetupError('bad-stack', 'deck');
	}
	if (starter !== undefined && !isSeat(starter, seats))
		throw new SetupError('bad-stack', 'starter');
	return {
		deck: cards.reverse(),
		starter: starter ?? NONE,
		fates: readFates(fates)
	};
}

function readFates(fates: unknown): StackedRound['fates'] {
	if (fates === undefined) return [];
	const known = (fate: unknown): fate is 'hope' | 'despair' =>
		fate === 'hope' || fate === 'despair';
	if (!Array.isArray(fates) || !fates.every(known)) throw new SetupError('bad-stack', 'fates');
	return fates;
}
