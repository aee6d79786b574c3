/** A match played again from its record: for loading, and for looking back with all cards open. */
import {
	apply,
	decision,
	record,
	restore,
	start,
	view,
	type Event,
	type Game,
	type GameRecord,
	type Move,
	type RestoreErrorCode,
	type Seat,
	type View
} from '$lib/engine';
import { loadMatch } from '$lib/storage/games';
import type { MatchSummary } from './types';
import type { TableStep } from './notes';

/** The step that led to `game`. */
export function stepOf(by: TableStep['by'], game: Game, events: readonly Event[]): TableStep {
	return { by, round: view(game, 'table').round, events };
}

export type Replayed =
	| { readonly ok: true; readonly game: Game; readonly steps: readonly TableStep[] }
	| { readonly ok: false; readonly code: RestoreErrorCode };

/** Checks a record by its rules and hash, and plays it again for its events. Never throws. */
export function replayed(json: GameRecord): Replayed {
	const restored = restore(json);
	if (!restored.ok) return restored;
	const { setup, moves } = record(restored.game);
	const opening = start(setup);
	let { game } = opening;
	const steps = [stepOf('table', game, opening.events)];
	for (const move of moves) {
		const by = decision(game)?.by ?? 'table';
		const step = apply(game, move);
		game = step.game;
		steps.push(stepOf(by, game, step.events));
	}
	return { ok: true, game, steps };
}

/** One position of a finished round, all cards open. */
export interface ReplayFrame {
	/** The move that led here; null for the deal. */
	readonly move: Move | null;
	readonly by: Seat | 'table';
	readonly events: readonly Event[];
	readonly view: View;
}

export interface Replay {
	readonly summary: MatchSummary;
	/** The rounds that are over, in order; nothing of a round that is being played. */
	readonly rounds: readonly number[];
	/** The deal, then one frame a move. Empty for a round that is not in `rounds`. */
	frames(round: number): ReplayFrame[];
}

export type ReplayAnswer =
	| { readonly ok: true; readonly replay: Replay }
	| { readonly ok: false; readonly code: 'missing' | 'damaged' | 'newer' | 'not-read' };

/** All frames of a checked record up to the end of its last finished round. */
export function replayOf(summary: MatchSummary, { setup, moves }: GameRecord): Replay {
	const byRound = new Map<number, ReplayFrame[]>();
	const over = new Set<number>();
	const opening = start(setup);
	let { game } = opening;
	const positions: { round: number; frame: () => ReplayFrame }[] = [];
	const add = (move: Move | null, by: Seat | 'table', at: Game, events: readonly Event[]) => {
		const { round, phase } = view(at, 'table');
		positions.push({ round, frame: () => ({ move, by, events, view: view(at, 'open') }) });
		if (phase === 'round-over' || phase === 'match-over') over.add(round);
	};
	add(null, 'table', game, opening.events);
	for (const move of moves) {
		const by = decision(game)?.by ?? 'table';
		const step = apply(game, move);
		game = step.game;
		add(move, by, game, step.events);
	}
	return {
		summary,
		rounds: [...over],
		frames(round) {
			if (!over.has(round)) return [];
			const frames =
				byRound.get(round) ?? positions.filter((at) => at.round === round).map((at) => at.frame());
			byRound.set(round, frames);
			return frames;
		}
	};
}

/** Looks back at the finished rounds of a stored match; it may be open at the same time. */
export async function openReplay(id: string): Promise<ReplayAnswer> {
	const loaded = await loadMatch(id);
	if (!loaded.ok) return loaded;
	const restored = restore(loaded.match.body.record);
	if (!restored.ok)
		return { ok: false, code: restored.code === 'newer-version' ? 'newer' : 'damaged' };
	return { ok: true, replay: replayOf(loaded.match.head.summary, record(restored.game)) };
}
