/**
 * The engine's only door. Pure values in, pure values out: no DOM, clock, storage or sentences.
 */
import { createEngine } from './core/engine';
import { RULE_SETS } from './rule-sets';

export * from './core/types';
export { RuleError, SetupError } from './core/errors';
export type { Simulation } from './core/simulation';
export { fallsByFlip } from './love-letter/flip-victims';
export { reckon, type Reckoning } from './ruse-and-bruise/score';
export { columnsAfter } from './ruse-and-bruise/steps';
export { queueWorths, worth } from './ruse-and-bruise/worth';

const engine = createEngine(RULE_SETS);

/** Every rule set as data: seats, options, presets, cards. */
export const ruleSets = engine.ruleSets;

/** Opens a match up to its first decision. Throws SetupError. */
export const start = engine.start;

/** Who decides now, and every legal move once, in a fixed order; null when the match is over. */
export const decision = engine.decision;

/** The game after a move that `decision` lists; throws RuleError for any other. The argument stays. */
export const apply = engine.apply;

/** What one audience may know, built up from nothing. */
export const view = engine.view;

/** Each event as one audience may know it. */
export const visible = engine.visible;

/** Set-up, moves, versions and a hash: all that is kept of a match. */
export const record = engine.record;

/** Replays a record. Never throws on bad data. */
export const restore = engine.restore;

/** A full game consistent with a view; for the view's audience it looks the same. It has no record. */
export const imagine = engine.imagine;

/** Why `apply` would refuse a move; null when it is legal. For showing reasons, never for deciding. */
export const refusal = engine.refusal;

/** The inner path for bots, thousands of rounds a second: see `Simulation`. */
export const simulate = engine.simulate;
