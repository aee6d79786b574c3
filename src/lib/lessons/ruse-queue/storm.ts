import type { Lesson } from '../lesson';
import { place, queues } from '../moves';

/** A storm closes a column. */
export const storm: Lesson = {
	id: 'storm',
	people: ['camille', 'hugo'],
	humans: [0],
	setup: {
		ruleSet: 'ruse-and-bruise',
		seats: 2,
		seed: 'storm',
		stack: queues(
			['trade5 fencing2'],
			'storm fencing-master little-giant romeo',
			'squire merchant king'
		)
	},
	steps: [
		{
			expect: [place('storm', 0)],
			wrong: [{ when: { card: 'storm' }, say: 'stormBig' }, { say: 'notNow' }]
		},
		{
			before: [place('squire', 0)],
			expect: [place('fencing-master', 1)],
			wrong: [{ say: 'fencingBest' }],
			check: true
		}
	],
	after: [place('merchant', 1)]
};
