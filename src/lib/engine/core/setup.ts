import { SetupError } from './errors';
import { isObject, readOptions } from './options';
import { seeded } from './random';
import type { ReadSetup } from './rule-set';
import type { RuleSetInfo, Seat, Setup, Stack } from './types';

/** Checks what every rule set shares and fills in the options; throws SetupError. */
export function readSetup(info: RuleSetInfo, setup: Setup): ReadSetup {
	const { seats, seed, firstSeat, stack } = setup;
	if (!Number.isInteger(seats) || seats < info.seats.min || seats > info.seats.max) {
		throw new SetupError('seat-count');
	}
	if (typeof seed !== 'string' || seed === '') throw new SetupError('bad-seed');
	if (firstSeat !== undefined && !isSeat(firstSeat, seats)) throw new SetupError('bad-first-seat');
	if (stack !== undefined && !isObject(stack)) throw new SetupError('bad-stack');
	return {
		ruleSet: info.id,
		seats,
		options: readOptions(info, seats, setup.options),
		firstSeat: firstSeat ?? null,
		stack: (stack as Stack | undefined) ?? null,
		random: seeded(seed)
	};
}

export function isSeat(value: unknown, seats: number): value is Seat {
	return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats;
}

/** The set-up as the record keeps it: known fields only, cut off from the caller's objects. */
export function keptSetup(setup: Setup): Setup {
	const { ruleSet, seats, seed, options, firstSeat, stack } = setup;
	return JSON.parse(JSON.stringify({ ruleSet, seats, seed, options, firstSeat, stack })) as Setup;
}
