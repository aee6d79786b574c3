import type { Lesson } from '../lesson';
import { deals, NEXT_ROUND, on } from '../moves';

/** The King trades, the Prince makes somebody start afresh. */
export const prince: Lesson = {
	id: 'prince',
	people: ['camille', 'hugo'],
	humans: [0],
	setup: {
		ruleSet: 'classic',
		seats: 2,
		seed: 'prince',
		options: { faceUpForTwo: false },
		stack: deals('classic', 'guard priest prince king princess handmaid', [
			'guard baron king priest prince countess',
			1
		])
	},
	steps: [
		{ expect: [on('king', 1)], wrong: [{ say: 'notNow' }] },
		{
			before: [on('priest', 0)],
			expect: [on('prince', 1)],
			wrong: [{ when: { card: 'prince' }, say: 'princeSelf' }, { say: 'handmaidWaits' }]
		},
		{
			before: [NEXT_ROUND, on('priest', 0)],
			expect: [on('prince', 0)],
			wrong: [{ when: { card: 'prince' }, say: 'princeOther' }, { say: 'baronRisk' }],
			check: true
		}
	]
};
