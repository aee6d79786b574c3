/** Records: kept games replay to the same hash; bad and future data is refused, never guessed. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { apply, decision, record, restore, start } from '../../src/lib/engine/index';
import { RECORD_VERSION, readRecord } from '../../src/lib/engine/core/record';

const folder = new URL('./recorded/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const load = (name: string): Record<string, unknown> =>
	JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, unknown>;

describe('recorded matches', () => {
	test.each(files)('%s replays to its hash', (name) => {
		const restored = restore(load(name));
		expect(restored.ok).toBe(true);
		if (!restored.ok) return;
		expect(decision(restored.game)).toBeNull();
		expect(record(restored.game)).toEqual(load(name));
	});

	test('there are some', () => expect(files.length).toBeGreaterThan(7));
});

describe('what is refused', () => {
	const good = load('classic-2.json');
	const moves = good.moves as Record<string, unknown>[];
	const setup = good.setup as Record<string, unknown>;

	test.each([
		['nothing', undefined, 'not-a-record'],
		['null', null, 'not-a-record'],
		['a text', 'record', 'not-a-record'],
		['a list', [good], 'not-a-record'],
		['no version', { ...good, version: undefined }, 'not-a-record'],
		['version 0', { ...good, version: 0 }, 'not-a-record'],
		['a newer shape', { ...good, version: RECORD_VERSION + 1 }, 'newer-version'],
		['newer rules', { ...good, rules: 99 }, 'newer-version'],
		['no moves', { ...good, moves: null }, 'not-a-record'],
		['a hole in the moves', { ...good, moves: [null] }, 'not-a-record'],
		['no hash', { ...good, hash: 1 }, 'not-a-record'],
		['another hash', { ...good, hash: '0'.repeat(32) }, 'hash-mismatch'],
		['a move less', { ...good, moves: moves.slice(0, -1) }, 'hash-mismatch'],
		['a move more', { ...good, moves: [...moves, { type: 'next-round' }] }, 'illegal-move'],
		[
			'another move',
			{ ...good, moves: [{ type: 'keep', card: 'guard', under: [] }] },
			'illegal-move'
		],
		['an unknown rule set', { ...good, setup: { ...setup, ruleSet: 'whist' } }, 'bad-setup'],
		['five seats', { ...good, setup: { ...setup, seats: 5 } }, 'bad-setup'],
		['no seed', { ...good, setup: { ...setup, seed: 1 } }, 'bad-setup'],
		['an odd option', { ...good, setup: { ...setup, options: { luck: 1 } } }, 'bad-setup'],
		['a wrong stack', { ...good, setup: { ...setup, stack: { rounds: [{}] } } }, 'bad-setup']
	])('%s', (_name, json, code) => {
		expect(restore(json)).toEqual({ ok: false, code });
	});

	test('a good record with any one value spoilt is refused or the same, and never throws', () => {
		const spoil = (value: unknown): unknown[] => [null, -1, 'x', [], {}, [value], true];
		const walk = (node: unknown, rebuild: (value: unknown) => unknown): void => {
			for (const bad of spoil(node)) expect(() => restore(rebuild(bad))).not.toThrow();
			if (typeof node !== 'object' || node === null) return;
			for (const [key, child] of Object.entries(node).slice(0, 4)) {
				walk(child, (value) =>
					rebuild(
						Array.isArray(node)
							? node.map((each: unknown, i) => (String(i) === key ? value : each))
							: { ...node, [key]: value }
					)
				);
			}
		};
		walk({ ...good, moves: moves.slice(0, 3) }, (value) => value);
	});
});

describe('versions', () => {
	const old = { version: 1, rules: 1, setup: { ruleSet: 'old' }, moves: [], hash: 'h' };
	const rulesOf = (version: number) => () => version;

	test('an older record is upgraded step by step', () => {
		const steps = {
			1: (json: Record<string, unknown>) => ({ ...json, hash: `${json.hash as string}1` }),
			2: (json: Record<string, unknown>) => ({ ...json, hash: `${json.hash as string}2` })
		};
		expect(readRecord(old, rulesOf(3), { shape: {}, rules: () => steps })).toEqual({
			ok: true,
			record: { ...old, rules: 3, hash: 'h12' }
		});
	});

	test('a missing step is refused honestly', () => {
		const steps = { 2: (json: Record<string, unknown>) => json };
		expect(readRecord(old, rulesOf(3), { shape: {}, rules: () => steps })).toEqual({
			ok: false,
			code: 'unsupported-version'
		});
	});
});

describe('a set-up', () => {
	const base = { ruleSet: 'classic', seats: 2, seed: 'x' } as const;

	test.each([
		[{ ...base, ruleSet: 'whist' as 'classic' }, 'unknown-rule-set'],
		[{ ...base, seats: 1 }, 'seat-count'],
		[{ ...base, seats: 2.5 }, 'seat-count'],
		[{ ...base, seed: '' }, 'bad-seed'],
		[{ ...base, firstSeat: 2 }, 'bad-first-seat'],
		[{ ...base, options: { tokensToWin: 0 } }, 'bad-option'],
		[{ ...base, options: { tokensToWin: 21 } }, 'bad-option'],
		[{ ...base, options: { tieBreak: 'dice' } }, 'bad-option'],
		[{ ...base, options: { faceUpForTwo: 1 } }, 'bad-option'],
		[{ ...base, options: { unknown: 1 } }, 'bad-option']
	])('%o is refused', (setup, code) => {
		expect(() => start(setup)).toThrow(expect.objectContaining({ name: 'SetupError', code }));
	});

	test.each([undefined, null, 'classic', [base]])('%o is no set-up', (setup) => {
		expect(() => start(setup as never)).toThrow(
			expect.objectContaining({ name: 'SetupError', code: 'unknown-rule-set' })
		);
	});

	test('presets can be spread as they are, by seat count', () => {
		const options = { tokensToWin: { 2: 7, 3: 5 }, tieBreak: 'none' };
		const { game } = start({ ...base, options });
		expect(record(game).setup.options).toEqual(options);
		expect(() => start({ ...base, options: { tokensToWin: { 3: 5 } } })).toThrow('bad-option');
	});

	test('the caller’s objects are not held on to', () => {
		const options = { tokensToWin: 3 };
		const { game } = start({ ...base, options });
		options.tokensToWin = 9;
		expect(record(game).setup.options).toEqual({ tokensToWin: 3 });
	});

	test('the same seed is the same match, another seed another', () => {
		const hash = (seed: string): string => record(start({ ...base, seed }).game).hash;
		expect(hash('a')).toBe(hash('a'));
		expect(hash('a')).not.toBe(hash('b'));
	});

	test('the first seat may be fixed', () => {
		for (const firstSeat of [0, 1]) {
			const { game } = start({ ...base, firstSeat });
			expect(decision(game)?.by).toBe(firstSeat);
			expect(apply(game, decision(game)!.moves[0]!).events.length).toBeGreaterThan(0);
		}
	});
});
