import type { Lesson } from '../lesson';
import { place, queues } from '../moves';

/** The Explorer walks on when he is turned up. */
export const explorer: Lesson = {
	id: 'explorer',
	people: ['camille', 'hugo'],
	humans: [0],
	setup: {
		ruleSet: 'ruse-and-bruise',
		seats: 2,
		seed: 'explorer',
		stack: queues(['music2 trade3'], 'explorer minstrel hermit romeo king', 'squire queen merchant')
	},
	steps: [
		{
			expect: [place('explorer', 0)],
			wrong: [{ when: { card: 'explorer' }, say: 'underMusic' }, { say: 'notNow' }]
		},
		{
			before: [place('squire', 0)],
			expect: [place('minstrel', 0)],
			wrong: [{ when: { column: 1 }, say: 'explorerAgain' }, { say: 'minstrelBest' }],
			check: true
		}
	]
};
