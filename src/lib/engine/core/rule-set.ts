import type { RandomState } from './random';
import type { Upgrades } from './record';
import type { Simulation } from './simulation';
import type {
	Audience,
	Decision,
	Event,
	Move,
	Options,
	RuleErrorCode,
	RuleSetId,
	RuleSetInfo,
	Seat,
	Stack,
	View
} from './types';

/** Where a rule set puts what happened, in order; null when nobody listens (simulations). */
export type Sink = Event[] | null;

/** A set-up whose common part has been checked and whose options are complete. */
export interface ReadSetup {
	readonly ruleSet: RuleSetId;
	readonly seats: number;
	readonly options: Options;
	readonly firstSeat: Seat | null;
	/** As given: its shape and its cards are the rule set's to check. */
	readonly stack: Stack | null;
	/** The generator's state for the seed. */
	readonly random: RandomState;
}

/** The state after a move, and the move as `decision` lists it (what the record keeps). */
export interface Applied<S> {
	readonly state: S;
	readonly move: Move;
}

/**
 * What a family of games implements; everything else (records, history, audiences of events,
 * options) is the core's. One line in `rule-sets.ts` puts a rule set behind the door.
 *
 * `S` is the family's own state: plain JSON without `undefined`, never mutated once returned, the
 * generator's state inside. Unchanging parts (options, stack) may be shared between states.
 *
 * Methods are declared in method syntax on purpose: it lets the registry hold `RuleSet<object>`.
 */
export interface RuleSet<S extends object> {
	readonly info: RuleSetInfo;
	/** Version of the rules: raised when an old record would play differently. */
	readonly rules: number;
	/** From each older version of the rules to the next; left out while there is only one. */
	readonly upgrades?: Upgrades;

	/** Opens round 1, up to the first decision. Throws SetupError('bad-stack') for a wrong stack. */
	open(setup: ReadSetup, sink: Sink): S;

	/** All legal moves in a fixed order; null only when the match is over. */
	decision(state: S): Decision | null;

	/**
	 * Plays a move that `decision` lists, up to the next decision; `round-started` is the first event
	 * of a new round. Throws RuleError for every other value, whatever its shape, and must not trust
	 * its type: records come from files.
	 */
	apply(state: S, move: Move, sink: Sink): Applied<S>;

	/** Why `apply` would refuse this value; null when it would not. */
	refusal(state: S, move: Move): RuleErrorCode | null;

	/** Built up from nothing for one audience. `history` is already what this audience saw. */
	view(state: S, audience: Audience, history: readonly Event[]): View;

	/**
	 * A full state from a view alone: every unseen card dealt to the unseen places with equal chances.
	 * Draw from the given generator state and leave the rest of it in the new state.
	 */
	imagine(view: View, random: RandomState): S;

	/** The inner path for bots. Left out: a simulation over `decision` and `apply`. */
	simulate?(state: S): Simulation;
}
