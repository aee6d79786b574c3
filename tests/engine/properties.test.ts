/** Properties 1, 2 and 5 of the engine's door, for every rule set, seat count and preset. */
import { describe, expect, test } from 'vitest';
import {
	apply,
	decision,
	record,
	refusal,
	restore,
	RuleError,
	RULE_ERROR_CODES,
	type Decision,
	type Game,
	type Move
} from '../../src/lib/engine/index';
import { insideOf } from '../../src/lib/engine/core/engine';
import type { Chance } from './support/chance';
import { insideFor } from './support/inside';
import { matches, PATIENCE, playMatch, SEEDS } from './support/matches';

describe.each(matches(SEEDS))('$title', ({ variant, seed }) => {
	test(
		'ends; every listed move applies, no other does; no card is lost; records restore',
		() => {
			const last = playMatch(variant, seed, (game, chance) => {
				const asked = decision(game);
				const before = JSON.stringify(game);
				if (asked !== null) {
					expect(asked.moves.length).toBeGreaterThan(0);
					expect(new Set(asked.moves.map((move) => JSON.stringify(move))).size).toBe(
						asked.moves.length
					);
					checkListed(game, asked, chance);
					checkNeighbours(game, asked, chance);
				}
				const inside = insideFor(game);
				expect(inside.census(game)).toEqual(inside.pack(game));
				if (chance.below(12) === 0) checkRecord(game);
				expect(JSON.stringify(game)).toBe(before);
			});
			expect(decision(last)).toBeNull();
			checkRecord(last);
			const refused = () => apply(last, { type: 'next-round' });
			expect(refused).toThrow(RuleError);
		},
		PATIENCE
	);
});

/** All moves of a short list, some of a long one. */
function checkListed(game: Game, asked: Decision, chance: Chance): void {
	const some = asked.moves.length <= 6 ? asked.moves : chance.shuffled(asked.moves).slice(0, 4);
	for (const move of some) {
		expect(refusal(game, move)).toBeNull();
		const { game: next } = apply(game, move);
		expect(insideOf(next).moves.at(-1)).toEqual(move);
	}
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Changed in one place each: what a wrong table, an old record or a cheat might send. */
function neighbours(move: Move, seats: number): unknown[] {
	const list: unknown[] = [{ ...move, extra: 1 }];
	for (const [key, value] of Object.entries(move) as [string, unknown][]) {
		if (key === 'type') continue;
		const without: Record<string, unknown> = { ...move };
		delete without[key];
		list.push(without, { ...move, [key]: null }, { ...move, [key]: [value] });
		if (typeof value === 'number') {
			for (let other = -1; other <= 10; other++) list.push({ ...move, [key]: other });
			list.push({ ...move, [key]: value + 0.5 }, { ...move, [key]: String(value) });
		}
		if (typeof value === 'boolean') list.push({ ...move, [key]: Number(value) });
		if (typeof value === 'string')
			list.push({ ...move, [key]: 'guard' }, { ...move, [key]: '__proto__' });
		if (isList(value)) {
			list.push({ ...move, [key]: [...value].reverse() }, { ...move, [key]: value.slice(1) });
			list.push({ ...move, [key]: [...value, value[0]] }, { ...move, [key]: [] });
		}
	}
	if (move.type === 'play') {
		for (let seat = 0; seat < seats; seat++) {
			list.push({ ...move, target: seat }, { ...move, targets: [seat] }, { ...move, look: seat });
			list.push({ ...move, targets: [seat, (seat + 1) % seats] }, { ...move, guess: seat });
		}
		list.push({ ...move, side: 'hope' }, { ...move, side: 'despair' });
	}
	return list;
}

const STRANGERS: readonly unknown[] = [
	null,
	undefined,
	7,
	'play',
	[],
	{},
	{ type: 'toString' },
	{ type: { toString: 1 } },
	{ type: 'play' },
	{ type: 'play', card: 'nobody' },
	{ type: 'keep', card: 'guard', under: ['princess'] },
	{ type: 'redraw', yes: true },
	{ type: 'choose-beloved', beloved: 'prince' },
	{ type: 'place', card: 'king', column: 0 },
	{ type: 'swap-goal', column: null },
	{ type: 'hide', card: null },
	{ type: 'next-round' }
];

const canonical = (move: unknown): string =>
	JSON.stringify(
		typeof move === 'object' && move !== null && !Array.isArray(move)
			? Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1))
			: (move ?? null)
	);

function checkNeighbours(game: Game, asked: Decision, chance: Chance): void {
	const listed = new Set(asked.moves.map(canonical));
	const near = neighbours(chance.pick(asked.moves), insideOf(game).setup.seats);
	for (const other of [...near, ...STRANGERS]) {
		if (listed.has(canonical(other))) continue;
		const code = refusal(game, other as Move);
		expect(RULE_ERROR_CODES, JSON.stringify(other)).toContain(code);
		if (chance.below(4) > 0) continue;
		expect(() => apply(game, other as Move), JSON.stringify(other)).toThrow(new RuleError(code!));
	}
}

/** A record restores to an equal game; copying a game in either way changes nothing. */
function checkRecord(game: Game): void {
	const json: unknown = JSON.parse(JSON.stringify(record(game)));
	expect(restore(json)).toEqual({ ok: true, game });
	expect(structuredClone(game)).toEqual(game);
	const copy = JSON.parse(JSON.stringify(game)) as Game;
	expect(copy).toEqual(game);
	expect(decision(copy)).toEqual(decision(game));
}
