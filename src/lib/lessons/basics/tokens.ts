import type { Lesson } from '../lesson';
import { deals, NEXT_ROUND, on, play } from '../moves';

/** Equal hands, and how a match is won. */
export const tokens: Lesson = {
	id: 'tokens',
	people: ['camille', 'hugo'],
	humans: [0],
	setup: {
		ruleSet: 'classic',
		seats: 2,
		seed: 'tokens',
		options: { tokensToWin: 2 },
		stack: deals(
			'classic',
			[
				'countess princess king baron prince prince guard guard guard handmaid guard priest guard baron handmaid priest',
				1
			],
			'guard guard guard guard princess prince baron'
		)
	},
	prelude: [
		on('guard', 0, 8),
		on('guard', 1, 7),
		on('guard', 0, 4),
		play('handmaid'),
		play('guard'),
		on('priest', 1),
		on('guard', 0, 6),
		on('baron', 1),
		play('handmaid')
	],
	steps: [
		{ expect: [play('priest')], wrong: [{ say: 'keepHigh' }] },
		{
			before: [NEXT_ROUND],
			expect: [on('baron', 1)],
			wrong: [{ say: 'princess' }],
			check: true
		}
	]
};
