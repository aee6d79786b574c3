import type { Lesson } from '../lesson';
import { place, queues } from '../moves';

/** The Beggar turns the comparison round, Musketeers let no effect count. */
export const beggar: Lesson = {
	id: 'beggar',
	people: ['camille', 'hugo'],
	humans: [0],
	setup: {
		ruleSet: 'ruse-and-bruise',
		seats: 2,
		seed: 'beggar',
		stack: queues(
			['music3 farming2'],
			'beggar musketeers squire queen hermit',
			'merchant wizard queen'
		)
	},
	steps: [
		{
			expect: [place('beggar', 0)],
			wrong: [{ when: { card: 'beggar' }, say: 'underMusic' }, { say: 'notNow' }]
		},
		{
			before: [place('merchant', 0)],
			expect: [place('musketeers', 1)],
			wrong: [{ when: { card: 'musketeers' }, say: 'beggarVoid' }, { say: 'notNow' }]
		},
		{
			before: [place('wizard', 1)],
			expect: [place('squire', 0)],
			wrong: [{ when: { column: 1 }, say: 'musicWaits' }, { say: 'beggarLow' }],
			check: true
		}
	]
};
