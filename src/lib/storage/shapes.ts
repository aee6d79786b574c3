/** Checks of everything that is read back from the device or from a file. */
import * as v from 'valibot';
import { RULE_SET_IDS } from '$lib/engine';
import { BOT_LEVELS } from '$lib/table/types';
import { MATCH_STATUSES } from './types';

const MAX_SEATS = 8;
const MAX_NAME = 80;
const MAX_TITLE = 120;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = v.pipe(count, v.maxValue(MAX_SEATS - 1));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const options = v.record(v.string(), v.any());

const lock = v.object({
	salt: v.string(),
	hash: v.string(),
	iterations: v.pipe(count, v.minValue(1), v.maxValue(10_000_000))
});

const player = v.object({
	name: v.pipe(v.string(), v.maxLength(MAX_NAME)),
	emblem: v.picklist([1, 2, 3, 4, 5, 6, 7, 8]),
	kind: v.picklist(['human', 'bot']),
	level: v.exactOptional(v.picklist(BOT_LEVELS)),
	lock: v.exactOptional(lock)
});

const summary = v.object({
	id,
	title: v.nullable(v.pipe(v.string(), v.maxLength(MAX_TITLE))),
	ruleSet: v.picklist(RULE_SET_IDS),
	options,
	players: v.pipe(v.array(player), v.minLength(2), v.maxLength(MAX_SEATS)),
	createdAt: v.number(),
	updatedAt: v.number(),
	round: count,
	toAct: v.nullable(v.union([seat, v.literal('table')])),
	scores: v.array(v.number()),
	winners: v.nullable(v.array(seat))
});

export const headShape = v.object({
	id,
	format: count,
	rev: count,
	status: v.picklist(MATCH_STATUSES),
	deletedAt: v.nullable(v.number()),
	unplayable: v.exactOptional(v.boolean()),
	summary
});

/** Set-up and moves are only roughly checked here: `restore` replays them under the rules. */
export const bodyShape = v.object({
	id,
	format: count,
	record: v.object({
		version: v.number(),
		rules: v.number(),
		setup: v.looseObject({
			ruleSet: v.picklist(RULE_SET_IDS),
			seats: v.pipe(count, v.maxValue(MAX_SEATS)),
			seed: v.string()
		}),
		moves: v.array(v.looseObject({ type: v.string() })),
		hash: v.string()
	}),
	botSeed: v.string(),
	seats: v.array(
		v.object({
			held: v.nullable(count),
			notes: count,
			wrongCodes: v.fallback(count, 0),
			waitUntil: v.fallback(v.number(), 0)
		})
	),
	notices: v.fallback(
		v.array(
			v.object({ type: v.literal('lock-reset'), seat, round: count, moves: count, after: count })
		),
		[]
	)
});

/** The little that a damaged or newer head may still tell about itself. */
export const labelShape = v.object({
	id,
	deletedAt: v.fallback(v.nullable(v.number()), null),
	summary: v.fallback(
		v.object({
			title: v.fallback(v.nullable(v.string()), null),
			updatedAt: v.fallback(v.number(), 0)
		}),
		{ title: null, updatedAt: 0 }
	)
});
