import type { Lesson } from '../lesson';
import { deals, on, play } from '../moves';

/** The deck runs out: the highest card wins. */
export const ending: Lesson = {
	id: 'ending',
	people: ['camille', 'hugo'],
	humans: [0],
	setup: {
		ruleSet: 'classic',
		seats: 2,
		seed: 'ending',
		stack: deals(
			'classic',
			'king princess baron baron countess prince guard guard guard guard guard handmaid priest priest handmaid prince'
		)
	},
	prelude: [
		on('guard', 1, 8),
		on('guard', 0, 5),
		on('guard', 1, 6),
		on('guard', 0, 8),
		on('guard', 1, 7),
		play('handmaid')
	],
	steps: [
		{ expect: [play('priest')], wrong: [{ say: 'keepHigh' }] },
		{
			before: [on('priest', 0)],
			expect: [play('handmaid')],
			wrong: [{ say: 'keepHigh' }],
			check: true
		}
	],
	after: [on('prince', 1)]
};
