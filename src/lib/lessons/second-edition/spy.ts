import type { Lesson } from '../lesson';
import { deals, NEXT_ROUND, on, play } from '../moves';

/** A token besides the round. */
export const spy: Lesson = {
	id: 'spy',
	people: ['camille', 'hugo'],
	humans: [0],
	setup: {
		ruleSet: 'second-edition',
		seats: 2,
		seed: 'spy',
		options: { faceUpForTwo: false },
		stack: deals(
			'second-edition',
			'chancellor king handmaid spy priest baron',
			'chancellor princess guard spy handmaid'
		)
	},
	steps: [
		{ expect: [play('spy')], wrong: [{ say: 'kingTrade' }] },
		{ before: [on('priest', 0)], expect: [on('baron', 1)], wrong: [{ say: 'kingTrade' }] },
		{
			before: [NEXT_ROUND],
			expect: [play('spy')],
			wrong: [{ say: 'princess' }],
			check: true
		}
	]
};
