/** Tables for tests: seeded, without storage or a browser. */
import { apply, decision, start, type Move, type RuleSetId, type Setup } from '$lib/engine';
import { stepOf } from './replay';
import { laid, moved, type StagePreferences, type Table } from './stages';
import type { EmblemId, Player } from './types';

export const PREFERENCES: StagePreferences = { reveal: 'hold', firstTime: false };

/** `h` for a person, `b` for a bot, in seat order. */
export function people(kinds: string): Player[] {
	return [...kinds].map((kind, seat) => ({
		name: `P${String(seat)}`,
		emblem: (seat + 1) as EmblemId,
		kind: kind === 'h' ? 'human' : 'bot'
	}));
}

export function tableOf(kinds: string, ruleSet: RuleSetId, setup: Partial<Setup> = {}): Table {
	const players = people(kinds);
	const { game, events } = start({ ruleSet, seats: players.length, seed: 'fixture', ...setup });
	return laid({
		game,
		players,
		steps: [stepOf('table', game, events)],
		seats: players.map(() => ({ held: null, notes: 0, wrongCodes: 0, waitUntil: 0 })),
		notices: []
	});
}

/** A small generator, so that whole matches can be played again. */
export function chance(seed: number): (below: number) => number {
	let state = seed >>> 0;
	return (below) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

/** Makes one move, whoever has it. */
export function play(table: Table, move: Move): Table {
	const by = decision(table.game)?.by ?? 'table';
	const { game, events } = apply(table.game, move);
	return moved(table, game, stepOf(by, game, events));
}

/** Makes any legal move. */
export function playAny(table: Table, next: (below: number) => number): Table {
	const moves = decision(table.game)?.moves ?? [];
	const move = moves[next(moves.length)];
	if (!move) throw new Error('nothing to play');
	return play(table, move);
}
