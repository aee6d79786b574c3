import type { Lesson } from '../lesson';
import { place, queues } from '../moves';

/** What a card takes from its neighbours: the Mirror their value, the Dragon two of it. */
export const mirror: Lesson = {
	id: 'mirror',
	people: ['camille', 'hugo'],
	humans: [0],
	setup: {
		ruleSet: 'ruse-and-bruise',
		seats: 2,
		seed: 'mirror',
		stack: queues(
			['religion2 music3'],
			'mirror cardinal dragon hermit romeo',
			'minstrel squire queen'
		)
	},
	steps: [
		{
			expect: [place('mirror', 0)],
			wrong: [{ when: { card: 'mirror' }, say: 'underReligion' }, { say: 'notNow' }]
		},
		{
			before: [place('minstrel', 1)],
			expect: [place('cardinal', 0)],
			wrong: [{ when: { column: 1 }, say: 'mirrorWaits' }, { say: 'mirrorLow' }]
		},
		{
			before: [place('squire', 1)],
			expect: [place('dragon', 1)],
			wrong: [{ when: { column: 0 }, say: 'musicWaits' }, { say: 'dragonTakes' }],
			check: true
		}
	]
};
