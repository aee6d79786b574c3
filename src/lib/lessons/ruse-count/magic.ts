import type { Lesson } from '../lesson';
import { place, queues } from '../moves';

/** The order of the reckoning: Musketeers, Wizard, Witch, Prince with Squire. */
export const magic: Lesson = {
	id: 'magic',
	people: ['camille', 'hugo'],
	humans: [0],
	setup: {
		ruleSet: 'ruse-and-bruise',
		seats: 2,
		seed: 'magic',
		stack: queues(
			['religion3 alchemy4'],
			'landowner prince wizard squire witch beggar',
			'king merchant queen juliet'
		)
	},
	prelude: [place('landowner', 0), place('king', 0), place('prince', 1), place('merchant', 1)],
	steps: [
		{
			expect: [place('wizard', 0)],
			wrong: [{ when: { card: 'wizard' }, say: 'wizardOwn' }, { say: 'kingBeats' }]
		},
		{
			before: [place('queen', 1)],
			expect: [place('squire', 1)],
			wrong: [{ when: { column: 0 }, say: 'princeThere' }, { say: 'pairSure' }],
			check: true
		}
	]
};
