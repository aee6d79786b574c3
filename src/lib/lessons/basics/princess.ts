import type { Lesson } from '../lesson';
import { deals, on, play } from '../moves';

/** The Countess must sometimes go, the Princess never. */
export const princess: Lesson = {
	id: 'princess',
	people: ['camille', 'hugo'],
	humans: [0],
	setup: {
		ruleSet: 'classic',
		seats: 2,
		seed: 'princess',
		options: { faceUpForTwo: false },
		stack: deals('classic', 'handmaid countess guard prince guard princess priest baron baron')
	},
	steps: [
		{ expect: [play('countess')], wrong: [{ say: 'notNow' }] },
		{
			before: [on('guard', 0, 6)],
			expect: [on('prince', 1)],
			wrong: [{ when: { card: 'prince' }, say: 'princessDiscard' }, { say: 'princess' }]
		},
		{
			before: [on('priest', 0)],
			expect: [on('baron', 1)],
			wrong: [{ say: 'princess' }],
			check: true
		}
	]
};
