import type { RuleSet } from './core/rule-set';
import { classic } from './love-letter/editions/classic';
import { hopeDespair } from './love-letter/editions/hope-despair';
import { kanai } from './love-letter/editions/kanai';
import { premium } from './love-letter/editions/premium';
import { secondEdition } from './love-letter/editions/second-edition';
import { loveLetter } from './love-letter/family';
import { ruseAndBruise } from './ruse-and-bruise/rule-set';

/** The registry: one line per rule set, in the order in which they are offered. */
export const RULE_SETS: readonly RuleSet<object>[] = [
	loveLetter(classic),
	loveLetter(premium),
	loveLetter(secondEdition),
	loveLetter(kanai),
	loveLetter(hopeDespair),
	ruseAndBruise
];
