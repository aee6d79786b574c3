import { visible } from './audience';
import { hashOf } from './digest';
import { RuleError, SetupError } from './errors';
import { isObject } from './options';
import { seeded } from './random';
import { RECORD_VERSION, readRecord, type Upgrades } from './record';
import type { RuleSet } from './rule-set';
import { keptSetup, readSetup } from './setup';
import { simulationOver, type Simulation } from './simulation';
import type {
	Audience,
	Decision,
	Event,
	Game,
	GameRecord,
	Move,
	Restored,
	RuleErrorCode,
	Setup,
	Step,
	View
} from './types';

/** What a `Game` really is. Only the core and tests of the engine look inside. */
export interface GameValue {
	readonly setup: Setup;
	readonly moves: readonly Move[];
	/** This round's events, everything shown. */
	readonly history: readonly Event[];
	readonly state: object;
	/** Dealt by `imagine`: there is no set-up that would lead here. */
	readonly imagined: boolean;
}

/** Opens a game. The caller of this module holds `Game`; the brand is put on and off here alone. */
export function insideOf(game: Game): GameValue {
	return game as unknown as GameValue;
}

export function asGame(value: GameValue): Game {
	return value as unknown as Game;
}

/** A record's shape has had one version so far. */
const SHAPE_UPGRADES: Upgrades = {};

/** The door over a list of rule sets. */
export function createEngine(list: readonly RuleSet<object>[]) {
	const find = (id: unknown): RuleSet<object> | undefined =>
		list.find((each) => each.info.id === id);
	const rulesFor = (game: Game): RuleSet<object> => {
		const rules = find(insideOf(game).setup.ruleSet);
		if (!rules) throw new TypeError('not a game of this engine');
		return rules;
	};

	function start(setup: Setup): Step {
		const rules = isObject(setup) ? find(setup.ruleSet) : undefined;
		if (!rules) throw new SetupError('unknown-rule-set');
		const kept = keptSetup(setup);
		const events: Event[] = [];
		const state = rules.open(readSetup(rules.info, kept), events);
		return {
			game: asGame({ setup: kept, moves: [], history: events, state, imagined: false }),
			events
		};
	}

	function decision(game: Game): Decision | null {
		return rulesFor(game).decision(insideOf(game).state);
	}

	function apply(game: Game, move: Move): Step {
		const value = insideOf(game);
		const events: Event[] = [];
		const applied = rulesFor(game).apply(value.state, move, events);
		const next: GameValue = {
			setup: value.setup,
			moves: [...value.moves, applied.move],
			history: events[0]?.type === 'round-started' ? events : [...value.history, ...events],
			state: applied.state,
			imagined: value.imagined
		};
		return { game: asGame(next), events };
	}

	function view(game: Game, audience: Audience): View {
		const { state, history } = insideOf(game);
		return rulesFor(game).view(state, audience, visible(history, audience));
	}

	function record(game: Game): GameRecord {
		const { setup, moves, state, imagined } = insideOf(game);
		if (imagined) throw new TypeError('an imagined game has no record');
		const { rules } = rulesFor(game);
		return { version: RECORD_VERSION, rules, setup, moves, hash: hashOf(state) };
	}

	function restore(json: unknown): Restored {
		try {
			const read = readRecord(json, (id) => find(id)?.rules ?? null, {
				shape: SHAPE_UPGRADES,
				rules: (id) => find(id)?.upgrades ?? {}
			});
			if (!read.ok) return read;
			let { game } = start(read.record.setup);
			for (const move of read.record.moves) game = apply(game, move).game;
			if (record(game).hash !== read.record.hash) return { ok: false, code: 'hash-mismatch' };
			return { ok: true, game };
		} catch (error) {
			if (error instanceof SetupError) return { ok: false, code: 'bad-setup' };
			if (error instanceof RuleError) return { ok: false, code: 'illegal-move' };
			return { ok: false, code: 'not-a-record' };
		}
	}

	function imagine(from: View, seed: string): Game {
		const rules = find(from.ruleSet);
		if (!rules) throw new TypeError('not a view of this engine');
		const { ruleSet, options, seats, history } = from;
		return asGame({
			setup: { ruleSet, seats: seats.length, seed, options },
			moves: [],
			history,
			state: rules.imagine(from, seeded(seed)),
			imagined: true
		});
	}

	function refusal(game: Game, move: Move): RuleErrorCode | null {
		return rulesFor(game).refusal(insideOf(game).state, move);
	}

	function simulate(game: Game): Simulation {
		const rules = rulesFor(game);
		const { state } = insideOf(game);
		return rules.simulate?.(state) ?? simulationOver(rules, state);
	}

	const ruleSets = list.map((rules) => rules.info);
	return {
		ruleSets,
		start,
		decision,
		apply,
		view,
		visible,
		record,
		restore,
		imagine,
		refusal,
		simulate
	};
}
