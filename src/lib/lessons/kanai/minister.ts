import type { Move } from '$lib/engine';
import type { Lesson } from '../lesson';
import { deals, NEXT_ROUND, on, play } from '../moves';

const court = (beloved: 'elder-princess' | 'younger-princess' | 'prince'): Move => ({
	type: 'choose-beloved',
	beloved
});

/** Somebody to court, and a Minister who is a burden. */
export const minister: Lesson = {
	id: 'minister',
	people: ['camille', 'hugo'],
	humans: [0],
	setup: {
		ruleSet: 'kanai',
		seats: 2,
		seed: 'minister',
		options: { faceUpForTwo: false },
		stack: deals(
			'kanai',
			'soldier priestess minister clown wizard',
			'soldier priestess clown minister knight'
		)
	},
	steps: [
		{
			expect: [court('elder-princess'), court('younger-princess'), court('prince')],
			wrong: [{ say: 'notNow' }]
		},
		{ expect: [on('clown', 1)], wrong: [{ say: 'notNow' }] },
		{
			before: [NEXT_ROUND, court('prince')],
			expect: [play('minister')],
			wrong: [{ say: 'ministerStays' }],
			check: true
		}
	],
	after: [on('clown', 0)]
};
