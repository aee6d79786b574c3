import type { Lesson } from '../lesson';
import { deals, on, play } from '../moves';

/** Both seats are the learner's: the phone goes to and fro. */
export const pass: Lesson = {
	id: 'pass',
	people: ['camille', 'hugo'],
	humans: [0, 1],
	setup: {
		ruleSet: 'classic',
		seats: 2,
		seed: 'pass',
		options: { faceUpForTwo: false },
		stack: deals('classic', 'baron guard prince priest handmaid king guard')
	},
	steps: [
		{
			expect: [on('priest', 1)],
			wrong: [{ say: 'notNow' }]
		},
		{
			expect: [play('handmaid')],
			wrong: [{ when: { card: 'prince', target: 1 }, say: 'princeSelf' }, { say: 'seenProtect' }]
		},
		{
			expect: [play('guard')],
			wrong: [{ say: 'nobodyKing' }],
			check: true
		}
	]
};
