import type { Preset, RuleSetInfo } from '../core/types';
import { CHARACTERS } from './cards';
import type { RuseOptions } from './state';

/** Defaults: as the players' description in 陰謀大亂鬥. */
const TABLE = {
	hermitPenalty: 2,
	nextStarter: 'closer',
	beggarTie: 'nearest',
	refill: 'at-once',
	dropOnesForTwo: false
} as const satisfies RuseOptions;

/** As the cards and the German and Czech rules have it. */
const PRINTED = {
	hermitPenalty: 1,
	nextStarter: 'left-of-closer',
	beggarTie: 'furthest',
	refill: 'after-action',
	dropOnesForTwo: true
} as const satisfies RuseOptions;

const presets: readonly Preset[] = [
	{ id: 'table', options: TABLE },
	{ id: 'printed', options: PRINTED }
];

export const info: RuleSetInfo = {
	id: 'ruse-and-bruise',
	family: 'ruse-and-bruise',
	seats: { min: 2, max: 6 },
	options: [
		{ key: 'hermitPenalty', kind: 'number', min: 1, max: 2, default: TABLE.hermitPenalty },
		{
			key: 'nextStarter',
			kind: 'choice',
			values: ['closer', 'left-of-closer'],
			default: TABLE.nextStarter
		},
		{
			key: 'beggarTie',
			kind: 'choice',
			values: ['nearest', 'furthest'],
			default: TABLE.beggarTie
		},
		{
			key: 'refill',
			kind: 'choice',
			values: ['at-once', 'after-action'],
			default: TABLE.refill
		},
		{ key: 'dropOnesForTwo', kind: 'boolean', default: TABLE.dropOnesForTwo }
	],
	presets,
	cards: CHARACTERS.map(({ id, value }) => ({ id, value, copies: 1 }))
};
