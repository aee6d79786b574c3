import { describe, expect, it } from 'vitest';
import { apply, decision, record, start, type RuleSetId } from '$lib/engine';
import { replayOf } from '$lib/table/replay';
import { chance, people } from '$lib/table/table.fixture';
import { beatsOf, type Beat } from './beats';

function roundOf(ruleSet: RuleSetId, seats: number): Beat[] {
	const next = chance(11);
	let { game } = start({ ruleSet, seats, seed: 'beats' });
	for (let turn = decision(game); turn && turn.by !== 'table'; turn = decision(game))
		({ game } = apply(game, turn.moves[next(turn.moves.length)]!));
	const replay = replayOf(
		{
			id: 'm',
			title: null,
			ruleSet,
			options: {},
			players: people('h'.repeat(seats)),
			createdAt: 0,
			updatedAt: 0,
			round: 1,
			toAct: 'table',
			scores: [],
			winners: null
		},
		record(game)
	);
	return beatsOf(replay.frames(1));
}

describe('a round of Love Letter', () => {
	it.each(['classic', 'premium', 'second-edition', 'kanai', 'hope-despair'] as const)(
		'of %s is its deal, one beat a move, and its end',
		(ruleSet) => {
			const beats = roundOf(ruleSet, ruleSet === 'premium' ? 6 : 3);
			const kinds = beats.map(({ kind }) => kind);
			expect(kinds[0]).toBe('deal');
			expect(kinds.at(-1)).toBe('end');
			expect(new Set(kinds.slice(1, -1))).toEqual(new Set(['move']));
			// who deals is nobody, and the end is told once
			expect(beats[0]?.events.map(({ type }) => type)).not.toContain('card-dealt');
			const told = beats.flatMap(({ events }) => events.map(({ type }) => type));
			expect(told.filter((type) => type === 'round-ended')).toHaveLength(1);
		}
	);
});

describe('a round of Ruse & Bruise', () => {
	const beats = roundOf('ruse-and-bruise', 4);

	it('ends with one beat for each queue that is judged', () => {
		const judged = beats.filter(({ kind }) => kind === 'column');
		expect(judged.map(({ judged }) => judged?.column)).toEqual([0, 1, 2, 3]);
		expect(beats.at(-1)?.kind).toBe('end');
	});

	it('still has its last card face down when the last move is told', () => {
		const last = beats.findLast(({ kind }) => kind === 'move');
		const lying = (beat: Beat | undefined) =>
			beat?.columns.flatMap(({ cards }) => cards).filter(({ faceUp }) => !faceUp).length ?? 0;
		expect(lying(last)).toBeGreaterThan(0);
		expect(lying(beats.at(-1))).toBe(0);
	});

	it('marks the queue a card was laid in', () => {
		for (const beat of beats.filter(({ kind }) => kind === 'move')) {
			const placed = beat.events.find(({ type }) => type === 'card-placed');
			expect(beat.column).toBe(placed?.type === 'card-placed' ? placed.column : null);
		}
	});
});
