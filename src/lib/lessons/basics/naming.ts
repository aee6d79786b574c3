import type { Lesson } from '../lesson';
import { deals, NEXT_ROUND, on, play } from '../moves';

/** Which value to name, and why. */
export const naming: Lesson = {
	id: 'naming',
	people: ['camille', 'hugo', 'ana'],
	humans: [0],
	setup: {
		ruleSet: 'classic',
		seats: 3,
		seed: 'naming',
		stack: deals('classic', 'guard guard prince priest handmaid handmaid baron king baron guard', [
			'baron handmaid king guard countess guard guard',
			1
		])
	},
	prelude: [play('handmaid'), play('handmaid'), play('baron'), on('guard', 2, 5), on('baron', 2)],
	steps: [
		{
			expect: [on('guard', 1, 5)],
			wrong: [
				{ when: { guess: 2 }, say: 'beatTwo' },
				{ when: { guess: 3 }, say: 'allSeen' },
				{ when: { guess: 4 }, say: 'allSeen' },
				{ when: { guess: 6 }, say: 'youHoldIt' },
				{ when: { card: 'guard' }, say: 'onlyOneCopy' },
				{ say: 'kingTrade' }
			]
		},
		{
			before: [NEXT_ROUND, play('countess'), on('guard', 1, 5)],
			expect: [on('guard', 1, 6)],
			wrong: [
				{ when: { target: 2 }, say: 'nothingKnown' },
				{ when: { guess: 5 }, say: 'askedAlready' },
				{ when: { guess: 7 }, say: 'lies' },
				{ when: { card: 'guard' }, say: 'countessTells' },
				{ say: 'knowUse' }
			],
			check: true
		}
	]
};
