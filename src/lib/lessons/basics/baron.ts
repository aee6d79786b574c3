import type { Lesson } from '../lesson';
import { deals, NEXT_ROUND, on, play } from '../moves';

/** The Handmaid protects, the Baron compares. */
export const baron: Lesson = {
	id: 'baron',
	people: ['camille', 'hugo'],
	humans: [0],
	setup: {
		ruleSet: 'classic',
		seats: 2,
		seed: 'baron',
		options: { faceUpForTwo: false },
		stack: deals('classic', 'princess handmaid guard king baron baron', [
			'king princess priest baron handmaid guard baron',
			1
		])
	},
	steps: [
		{ expect: [play('handmaid')], wrong: [{ say: 'kingTrade' }] },
		{
			before: [play('guard')],
			expect: [on('baron', 1)],
			wrong: [{ say: 'kingTrade' }]
		},
		{
			before: [NEXT_ROUND, on('priest', 0)],
			expect: [play('handmaid')],
			wrong: [{ say: 'princess' }],
			check: true
		},
		{
			before: [play('guard')],
			expect: [on('baron', 1)],
			wrong: [{ say: 'princess' }],
			check: true
		}
	]
};
