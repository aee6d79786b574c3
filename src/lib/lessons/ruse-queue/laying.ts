import type { Lesson } from '../lesson';
import { place, queues } from '../moves';

/** Cards queue under goals; when every goal has enough, the round ends. */
export const laying: Lesson = {
	id: 'laying',
	people: ['camille', 'hugo'],
	humans: [0],
	setup: {
		ruleSet: 'ruse-and-bruise',
		seats: 2,
		seed: 'laying',
		stack: queues(
			['fencing2 trade3'],
			'king fencing-master merchant beggar romeo',
			'queen juliet squire'
		)
	},
	steps: [
		{
			expect: [place('fencing-master', 0)],
			wrong: [{ when: { card: 'fencing-master' }, say: 'profession' }, { say: 'notNow' }]
		},
		{
			before: [place('queen', 0)],
			expect: [place('merchant', 1)],
			wrong: [{ when: { column: 0 }, say: 'tradeWaits' }, { say: 'merchantHome' }]
		},
		{
			before: [place('juliet', 1)],
			expect: [place('king', 1)],
			wrong: [{ when: { column: 0 }, say: 'tradeWaits' }, { say: 'highest' }],
			check: true
		}
	]
};
