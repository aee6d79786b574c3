import { isObject } from './options';
import type { GameRecord, RestoreErrorCode } from './types';

/** Version of the record's shape. */
export const RECORD_VERSION = 1;

/** From one version of a record's shape, or of a rule set's rules, to the next. */
export type Upgrade = (record: Record<string, unknown>) => Record<string, unknown>;

/** By the version it starts from. A missing step means: refused, never guessed. */
export type Upgrades = Readonly<Record<number, Upgrade>>;

export type ReadRecord =
	| { readonly ok: true; readonly record: GameRecord }
	| { readonly ok: false; readonly code: RestoreErrorCode };

/**
 * Brings a value from a file to today's versions. Checks shapes only: set-up, moves and hash are
 * judged by replaying.
 *
 * @param rulesOf today's version of the rules of a rule set, null when it is unknown
 */
export function readRecord(
	json: unknown,
	rulesOf: (ruleSet: unknown) => number | null,
	upgrades: { readonly shape: Upgrades; readonly rules: (ruleSet: unknown) => Upgrades }
): ReadRecord {
	const refuse = (code: RestoreErrorCode): ReadRecord => ({ ok: false, code });
	if (!isObject(json) || !isVersion(json.version)) return refuse('not-a-record');
	if (json.version > RECORD_VERSION) return refuse('newer-version');
	let record: Record<string, unknown> = json;
	for (let version = json.version; version < RECORD_VERSION; version++) {
		const step = upgrades.shape[version];
		if (!step) return refuse('unsupported-version');
		record = { ...step(record), version: version + 1 };
	}
	const { setup, moves, hash, rules } = record;
	if (!isObject(setup) || !Array.isArray(moves) || !moves.every(isObject)) {
		return refuse('not-a-record');
	}
	if (typeof hash !== 'string' || !isVersion(rules)) return refuse('not-a-record');
	const current = rulesOf(setup.ruleSet);
	if (current === null) return refuse('bad-setup');
	if (rules > current) return refuse('newer-version');
	for (let version = rules; version < current; version++) {
		const step = upgrades.rules(setup.ruleSet)[version];
		if (!step) return refuse('unsupported-version');
		record = { ...step(record), rules: version + 1 };
	}
	return { ok: true, record: record as unknown as GameRecord };
}

function isVersion(value: unknown): value is number {
	return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}
