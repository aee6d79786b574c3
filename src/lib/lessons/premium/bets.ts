import type { Lesson } from '../lesson';
import { deals, on, play } from '../moves';

/** Tokens in the middle of a round: Bishop, Jester, Constable. */
export const bets: Lesson = {
	id: 'bets',
	people: ['camille', 'hugo', 'ana', 'mei', 'leo'],
	humans: [0],
	setup: {
		ruleSet: 'premium',
		seats: 5,
		seed: 'bets',
		stack: deals(
			'premium',
			'cardinal guard countess handmaid sycophant baron priest guard guard guard guard bishop count guard guard guard handmaid jester priest prince baroness count constable'
		)
	},
	prelude: [
		on('priest', 1),
		on('guard', 2, 5),
		on('guard', 3, 6),
		on('guard', 4, 8),
		on('guard', 3, 2)
	],
	steps: [
		{
			expect: [on('bishop', 1, 7)],
			wrong: [
				{ when: { card: 'guard', target: 1, guess: 7 }, say: 'bishopToken' },
				{ when: { target: 1 }, say: 'youSaw' },
				{ say: 'hugoKnown' }
			]
		},
		{
			before: [
				{ type: 'redraw', yes: true },
				on('guard', 2, 3),
				on('guard', 3, 6),
				on('guard', 4, 5),
				play('handmaid')
			],
			expect: [on('jester', 1), on('jester', 2), on('jester', 3)],
			wrong: [{ say: 'jesterFirst' }]
		},
		{
			before: [
				on('priest', 2),
				play('handmaid'),
				play('baroness', { targets: [1] }),
				play('count')
			],
			expect: [play('constable')],
			wrong: [{ say: 'constableFirst' }],
			check: true
		}
	]
};
