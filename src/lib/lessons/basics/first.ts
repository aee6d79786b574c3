import type { Lesson } from '../lesson';
import { deals, NEXT_ROUND, on } from '../moves';

/** Draw, play, win a round; then once more alone. */
export const first: Lesson = {
	id: 'first',
	people: ['camille', 'hugo'],
	humans: [0],
	setup: {
		ruleSet: 'classic',
		seats: 2,
		seed: 'first',
		options: { faceUpForTwo: false },
		stack: deals(
			'classic',
			'baron guard prince priest guard king',
			'baron priest princess guard guard handmaid'
		)
	},
	steps: [
		{
			expect: [on('priest', 1)],
			wrong: [{ say: 'guessBlind' }]
		},
		{
			before: [on('guard', 0, 4)],
			expect: [on('guard', 1, 5)],
			wrong: [{ when: { card: 'guard' }, say: 'youSaw' }, { say: 'kingTrade' }]
		},
		{
			before: [NEXT_ROUND],
			expect: [on('priest', 1)],
			wrong: [{ say: 'guessBlind' }],
			check: true
		},
		{
			before: [on('guard', 0, 5)],
			expect: [on('guard', 1, 8)],
			wrong: [{ when: { card: 'guard' }, say: 'youSaw' }, { say: 'knowUse' }],
			check: true
		}
	]
};
