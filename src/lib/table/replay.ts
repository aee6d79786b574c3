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
	type RestoreErrorCode,
	type Seat,
	type View
} from '$lib/engine';
import { loadMatch } from '$lib/storage/games';
import { carriedOn, closeEvents, closeView } from './carried';
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
	/** Whose move led here; the table's are the deal and the next round. */
	readonly by: Seat | 'table';
	readonly events: readonly Event[];
	readonly view: View;
}

export interface Replay {
	readonly summary: MatchSummary;
	/** The rounds that are over, in order; nothing of a round that is being played. */
	readonly rounds: readonly number[];
	/** The deal, then one frame a move. Empty for a round that is not in `rounds`. */
	frames(round: number): readonly ReplayFrame[];
}

export type ReplayAnswer =
	| { readonly ok: true; readonly replay: Replay }
	| { readonly ok: false; readonly code: 'missing' | 'damaged' | 'newer' | 'not-read' };

/** A position that has not been looked at yet: views of all cards are made when they are asked for. */
interface Position {
	readonly by: Seat | 'table';
	readonly events: readonly Event[];
	readonly game: Game;
}

function framesOf(positions: readonly Position[], matchOver: boolean): ReplayFrame[] {
	const frames = positions.map(({ by, events, game }) => ({
		by,
		events,
		view: view(game, 'open')
	}));
	const end = frames.at(-1)?.view;
	if (matchOver || end?.ruleSet !== 'ruse-and-bruise') return frames;
	const carried = carriedOn(end);
	return frames.map((frame) => ({
		...frame,
		events: closeEvents(frame.events, carried),
		view: frame.view.ruleSet === 'ruse-and-bruise' ? closeView(frame.view, carried) : frame.view
	}));
}

/**
 * All frames of a checked record up to the end of its last finished round. While the match goes on,
 * what passes into the next round stays closed in them.
 */
export function replayOf(summary: MatchSummary, { setup, moves }: GameRecord): Replay {
	const over = new Map<number, readonly Position[]>();
	const opening = start(setup);
	let { game } = opening;
	let round: Position[] = [];
	let matchOver = false;
	const add = (by: Seat | 'table', events: readonly Event[]) => {
		round.push({ by, events, game });
		const { phase, round: number } = view(game, 'table');
		if (phase !== 'round-over' && phase !== 'match-over') return;
		over.set(number, round);
		matchOver = phase === 'match-over';
		round = [];
	};
	add('table', opening.events);
	for (const move of moves) {
		const by = decision(game)?.by ?? 'table';
		const step = apply(game, move);
		game = step.game;
		add(by, step.events);
	}
	const shown = new Map<number, readonly ReplayFrame[]>();
	return {
		summary,
		rounds: [...over.keys()],
		frames(round) {
			const frames = shown.get(round) ?? framesOf(over.get(round) ?? [], matchOver);
			shown.set(round, frames);
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
