import type { RuleSet } from './core/rule-set';
import { ruseAndBruise } from './ruse-and-bruise/rule-set';

/** The registry: one line per rule set, in the order in which they are offered. */
export const RULE_SETS: readonly RuleSet<object>[] = [ruseAndBruise];
