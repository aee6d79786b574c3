/** One of each: every event there is, in each form it can take. For tests of the sentences. */
import type { Event, RuleSetId } from '$lib/engine';

type Samples = {
	readonly [T in Event['type']]: readonly Extract<Event, { readonly type: T }>[];
};

export interface Sample {
	readonly ruleSet: RuleSetId;
	readonly event: Event;
}

const samples: Samples = {
	'round-started': [
		{ type: 'round-started', round: 1, starter: 0 },
		{ type: 'round-started', round: 2, starter: 1, seats: [1, 3] }
	],
	'turn-started': [
		{ type: 'turn-started', seat: 0 },
		{ type: 'turn-started', seat: 0, extra: true }
	],
	'match-won': [
		{ type: 'match-won', winners: [0] },
		{ type: 'match-won', winners: [0, 1] },
		{ type: 'match-won', winners: [0, 1, 2] }
	],
	'cards-set-aside': [
		{ type: 'cards-set-aside', faceUp: [] },
		{ type: 'cards-set-aside', faceUp: ['guard', 'princess', 'baron'] }
	],
	'card-dealt': [
		{ type: 'card-dealt', seat: 0, card: null },
		{ type: 'card-dealt', seat: 0, card: 'guard' }
	],
	'card-drawn': [
		{ type: 'card-drawn', seat: 0, card: null, from: 'deck' },
		{ type: 'card-drawn', seat: 0, card: 'priest', from: 'deck' },
		{ type: 'card-drawn', seat: 0, card: null, from: 'burned' },
		{ type: 'card-drawn', seat: 0, card: 'king', from: 'burned' }
	],
	'beloved-chosen': [
		{ type: 'beloved-chosen', seat: 0, beloved: 'elder-princess' },
		{ type: 'beloved-chosen', seat: 1, beloved: 'younger-princess' },
		{ type: 'beloved-chosen', seat: 2, beloved: 'prince' }
	],
	'protection-started': [{ type: 'protection-started', seat: 1 }],
	'protection-ended': [{ type: 'protection-ended', seat: 1 }],
	'card-played': [
		{ type: 'card-played', seat: 0, card: 'countess', targets: [] },
		{ type: 'card-played', seat: 0, card: 'priest', targets: [1] },
		{ type: 'card-played', seat: 0, card: 'prince', targets: [0] },
		{ type: 'card-played', seat: 0, card: 'guard', targets: [1], guess: 8 },
		{ type: 'card-played', seat: 0, card: 'guard', targets: [], noEffect: 'no-target' },
		{ type: 'card-played', seat: 0, card: 'guard', targets: [], noEffect: 'bond' },
		{ type: 'card-played', seat: 0, card: 'king', targets: [1], noEffect: 'immune' },
		{ type: 'card-played', seat: 0, card: 'king', targets: [1], noEffect: 'target-fell' },
		{ type: 'card-played', seat: 0, card: 'king', targets: [], noEffect: 'empty-deck' },
		{ type: 'card-played', seat: 0, card: 'king', targets: [], noEffect: 'condition' }
	],
	'guess-answered': [
		{ type: 'guess-answered', seat: 0, target: 1, guess: 8, right: true },
		{ type: 'guess-answered', seat: 0, target: 1, guess: 2, right: false }
	],
	'hand-seen': [
		{ type: 'hand-seen', by: 0, seat: 1, card: null },
		{ type: 'hand-seen', by: 0, seat: 2, card: 'baron' }
	],
	'hands-compared': [
		{ type: 'hands-compared', seats: [0, 1], hands: [null, null], loser: 1, by: 'lower' },
		{ type: 'hands-compared', seats: [0, 1], hands: [null, null], loser: 0, by: 'higher' },
		{ type: 'hands-compared', seats: [0, 1], hands: [null, null], loser: null, by: 'lower' },
		{ type: 'hands-compared', seats: [0, 1], hands: ['king', 'guard'], loser: 1, by: 'lower' },
		{ type: 'hands-compared', seats: [0, 1], hands: ['king', 'guard'], loser: 0, by: 'higher' },
		{ type: 'hands-compared', seats: [0, 1], hands: ['guard', 'guard'], loser: null, by: 'lower' }
	],
	'hands-swapped': [
		{ type: 'hands-swapped', seats: [0, 1], cards: [null, null] },
		{ type: 'hands-swapped', seats: [0, 1], cards: ['princess', 'guard'] }
	],
	'card-discarded': [
		{ type: 'card-discarded', seat: 1, card: 'priest', cause: 'effect' },
		{ type: 'card-discarded', seat: 1, card: 'priest', cause: 'out' },
		{ type: 'card-discarded', seat: 1, card: 'countess', cause: 'bust' }
	],
	'seat-out': [
		{ type: 'seat-out', seat: 1, cause: 'guessed', by: 0 },
		{ type: 'seat-out', seat: 1, cause: 'wrong-guess', by: 1 },
		{ type: 'seat-out', seat: 1, cause: 'lower', by: 0 },
		{ type: 'seat-out', seat: 1, cause: 'higher', by: 0 },
		{ type: 'seat-out', seat: 1, cause: 'princess', by: null },
		{ type: 'seat-out', seat: 1, cause: 'bust', by: null },
		{ type: 'seat-out', seat: 1, cause: 'fate', by: null },
		{ type: 'seat-out', seat: 1, cause: 'condition', by: null },
		{ type: 'seat-out', seat: 1, cause: 'standing-check', by: null },
		{ type: 'seat-out', seat: 1, cause: 'discarded', by: 0 }
	],
	'token-won': [
		{ type: 'token-won', seat: 0, by: 'round', tokens: 1 },
		{ type: 'token-won', seat: 0, by: 'round', tokens: 2 }
	],
	'redraw-offered': [{ type: 'redraw-offered', seat: 1 }],
	'redraw-declined': [{ type: 'redraw-declined', seat: 1 }],
	'seat-bound': [{ type: 'seat-bound', seat: 1 }],
	'bond-ended': [{ type: 'bond-ended', seat: 1 }],
	'jester-set': [{ type: 'jester-set', seat: 0, target: 1 }],
	'assassin-revealed': [{ type: 'assassin-revealed', seat: 0, target: 1 }],
	'cards-drawn': [
		{ type: 'cards-drawn', seat: 0, cards: [] },
		{ type: 'cards-drawn', seat: 0, cards: [null] },
		{ type: 'cards-drawn', seat: 0, cards: [null, null] },
		{ type: 'cards-drawn', seat: 0, cards: ['guard', 'king'] }
	],
	'cards-returned': [
		{ type: 'cards-returned', seat: 0, cards: [null] },
		{ type: 'cards-returned', seat: 0, cards: [null, null] },
		{ type: 'cards-returned', seat: 0, cards: ['guard', 'king'] }
	],
	'fate-judged': [
		{ type: 'fate-judged', seat: null, fate: 'hope', reason: 'opening' },
		{ type: 'fate-judged', seat: 0, fate: 'despair', reason: 'yamada' },
		{ type: 'fate-judged', seat: 0, fate: 'hope', reason: 'monokuma' }
	],
	'mode-flipped': [{ type: 'mode-flipped', seat: 0, mode: 'despair' }],
	'hands-mixed': [{ type: 'hands-mixed', seats: [0, 1, 2] }],
	'hand-passed': [
		{ type: 'hand-passed', from: 0, to: 1, card: null },
		{ type: 'hand-passed', from: 0, to: 1, card: 'naegi' }
	],
	'immunity-given': [{ type: 'immunity-given', seat: 0, until: 1 }],
	'round-ended': [
		{ type: 'round-ended', winners: [0], reason: 'last-standing', hands: [] },
		{ type: 'round-ended', winners: [0], reason: 'highest', hands: ['king', 'guard'] },
		{ type: 'round-ended', winners: [1], reason: 'pile-sum', hands: ['king', 'king'] },
		{ type: 'round-ended', winners: [0, 1], reason: 'shared', hands: ['king', 'king'] },
		{ type: 'round-ended', winners: [], reason: 'nobody', hands: ['king', 'king'] }
	],
	'goals-opened': [
		{
			type: 'goals-opened',
			goals: [
				{ symbol: 'music', value: 3 },
				{ symbol: 'alchemy', value: 1 }
			]
		}
	],
	'hand-refilled': [
		{ type: 'hand-refilled', seat: 0, cards: [null] },
		{ type: 'hand-refilled', seat: 0, cards: ['king', 'storm'] }
	],
	'discards-shuffled': [
		{ type: 'discards-shuffled', seat: 0, count: 1 },
		{ type: 'discards-shuffled', seat: 0, count: 8 }
	],
	'card-placed': [
		{ type: 'card-placed', seat: 0, column: 1, card: null },
		{ type: 'card-placed', seat: 0, column: 1, card: 'dragon' }
	],
	'card-turned-up': [{ type: 'card-turned-up', column: 1, index: 0, owner: 1, card: 'storm' }],
	'card-moved': [{ type: 'card-moved', owner: 1, card: 'explorer', from: 0, to: 2 }],
	'explorer-stayed': [{ type: 'explorer-stayed', owner: 1, column: 0 }],
	'card-assassinated': [
		{ type: 'card-assassinated', column: 0, owner: 0, card: null, assassin: 1 },
		{ type: 'card-assassinated', column: 0, owner: 0, card: 'king', assassin: 1 }
	],
	'column-closed': [{ type: 'column-closed', column: 0, owner: 1 }],
	'goals-swapped': [{ type: 'goals-swapped', seat: 0, columns: [0, 2] }],
	'swap-declined': [{ type: 'swap-declined', seat: 0 }],
	'card-hidden': [
		{ type: 'card-hidden', seat: 0, column: 1, card: null },
		{ type: 'card-hidden', seat: 0, column: 1, card: 'wizard' }
	],
	'hide-declined': [{ type: 'hide-declined', seat: 0 }],
	'seat-skipped': [{ type: 'seat-skipped', seat: 0 }],
	'columns-revealed': [{ type: 'columns-revealed', columns: [] }],
	'column-evaluated': (['pair', 'highest', 'lowest', 'nearest', 'furthest', 'nobody'] as const).map(
		(decidedBy) => ({
			type: 'column-evaluated',
			column: 1,
			result: {
				winner: decidedBy === 'nobody' ? null : 0,
				totals: decidedBy === 'pair' ? [] : [{ seat: 0, points: 9.5 }],
				removed: [],
				pair: decidedBy === 'pair' ? 0 : null
			},
			why: { musketeers: false, steps: [], values: [], decidedBy }
		})
	),
	'column-won': [
		{ type: 'column-won', column: 0, seat: 0, goal: { symbol: 'religion', value: 4 } },
		{ type: 'column-won', column: 0, seat: null, goal: { symbol: 'farming', value: 1 } }
	]
};

const RUSE: ReadonlySet<string> = new Set<Event['type']>([
	'goals-opened',
	'hand-refilled',
	'discards-shuffled',
	'card-placed',
	'card-turned-up',
	'card-moved',
	'explorer-stayed',
	'card-assassinated',
	'column-closed',
	'goals-swapped',
	'swap-declined',
	'card-hidden',
	'hide-declined',
	'seat-skipped',
	'columns-revealed',
	'column-evaluated',
	'column-won'
]);

function ruleSetOf(event: Event): RuleSetId {
	if (RUSE.has(event.type)) return 'ruse-and-bruise';
	if (event.type === 'assassin-revealed' || event.type === 'jester-set') return 'premium';
	if (event.type === 'beloved-chosen') return 'kanai';
	if (event.type === 'hand-passed') return 'hope-despair';
	return 'classic';
}

/** Forms that only another rule set than classic has. */
const elsewhere: readonly Sample[] = [
	{
		ruleSet: 'premium',
		event: { type: 'card-played', seat: 0, card: 'cardinal', targets: [1, 2], look: 1 }
	},
	{
		ruleSet: 'premium',
		event: { type: 'card-played', seat: 0, card: 'bishop', targets: [1], guess: 5 }
	},
	{ ruleSet: 'premium', event: { type: 'seat-out', seat: 1, cause: 'assassin', by: 0 } },
	{ ruleSet: 'premium', event: { type: 'token-won', seat: 0, by: 'bishop', tokens: 1 } },
	{ ruleSet: 'premium', event: { type: 'token-won', seat: 0, by: 'constable', tokens: 2 } },
	{ ruleSet: 'premium', event: { type: 'token-won', seat: 0, by: 'jester', tokens: 3 } },
	{ ruleSet: 'second-edition', event: { type: 'token-won', seat: 0, by: 'spy', tokens: 1 } },
	{ ruleSet: 'kanai', event: { type: 'seat-out', seat: 0, cause: 'princess', by: null } },
	{
		ruleSet: 'hope-despair',
		event: { type: 'card-played', seat: 0, card: 'kuwata', targets: [1], guess: 5, side: 'despair' }
	},
	{
		ruleSet: 'hope-despair',
		event: { type: 'card-played', seat: 0, card: 'naegi', targets: [1], side: 'hope', guess: 8 }
	},
	{
		ruleSet: 'hope-despair',
		event: { type: 'round-ended', winners: [], reason: 'nobody', hands: [] }
	}
];

export const SAMPLES: readonly Sample[] = [
	...Object.values(samples)
		.flat()
		.map((event) => ({ ruleSet: ruleSetOf(event), event })),
	...elsewhere
];
