import type { Lesson } from '../lesson';
import { place, queues } from '../moves';

/** Cards whose worth depends on their company. */
export const crowd: Lesson = {
	id: 'crowd',
	people: ['camille', 'hugo'],
	humans: [0],
	setup: {
		ruleSet: 'ruse-and-bruise',
		seats: 2,
		seed: 'crowd',
		stack: queues(
			['music3 trade2'],
			'minstrel little-giant hermit king romeo',
			'queen merchant squire'
		)
	},
	prelude: [place('minstrel', 0), place('queen', 0)],
	steps: [
		{
			expect: [place('little-giant', 0)],
			wrong: [
				{ when: { card: 'little-giant' }, say: 'giantCrowd' },
				{ when: { card: 'hermit', column: 0 }, say: 'hermitAlone' },
				{ say: 'notNow' }
			]
		},
		{
			before: [place('merchant', 1)],
			expect: [place('king', 1)],
			wrong: [
				{ when: { column: 0 }, say: 'tradeWaits' },
				{ when: { card: 'hermit' }, say: 'hermitAlone' },
				{ say: 'highest' }
			],
			check: true
		}
	]
};
