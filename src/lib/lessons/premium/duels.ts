import type { Lesson } from '../lesson';
import { deals, on } from '../moves';

/** Low cards that bite: Dowager Queen, Sycophant, Assassin. */
export const duels: Lesson = {
	id: 'duels',
	people: ['camille', 'hugo', 'ana', 'mei', 'leo'],
	humans: [0],
	setup: {
		ruleSet: 'premium',
		seats: 5,
		seed: 'duels',
		stack: deals(
			'premium',
			'cardinal jester king baron count sycophant dowager-queen guard guard guard sycophant guard guard guard assassin guard'
		)
	},
	steps: [
		{
			expect: [on('dowager-queen', 1)],
			wrong: [{ when: { card: 'jester' }, say: 'notNow' }, { say: 'hugoFirst' }]
		},
		{
			before: [on('guard', 3, 2), on('guard', 4, 6), on('guard', 2, 8)],
			expect: [on('sycophant', 3)],
			wrong: [{ when: { card: 'jester' }, say: 'notNow' }, { say: 'meiPlease' }]
		},
		{
			before: [on('guard', 3, 4), on('guard', 2, 5), on('guard', 3, 8)],
			expect: [on('jester', 2), on('jester', 3), on('jester', 4)],
			wrong: [{ say: 'assassinStay' }],
			check: true
		}
	],
	after: [on('guard', 0, 3)]
};
