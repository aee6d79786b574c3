import type { Lesson } from '../lesson';
import { deals, on, play } from '../moves';

/** Cards that look and swap: Baroness, Cardinal. */
export const looks: Lesson = {
	id: 'looks',
	people: ['camille', 'hugo', 'ana', 'mei', 'leo'],
	humans: [0],
	setup: {
		ruleSet: 'premium',
		seats: 5,
		seed: 'looks',
		stack: deals(
			'premium',
			'countess priest king prince sycophant handmaid baroness guard guard guard guard cardinal count guard guard guard guard'
		)
	},
	steps: [
		{
			expect: [
				play('baroness', { targets: [1, 2] }),
				play('baroness', { targets: [1, 3] }),
				play('baroness', { targets: [1, 4] })
			],
			wrong: [{ when: { card: 'priest' }, say: 'baronessMore' }, { say: 'withHugo' }]
		},
		{
			before: [on('guard', 2, 2), on('guard', 3, 6), on('guard', 4, 5), play('handmaid')],
			expect: [
				play('cardinal', { targets: [0, 1] }),
				play('cardinal', { targets: [0, 1], look: 1 })
			],
			wrong: [{ say: 'cardinalTake' }]
		},
		{
			before: [play('count'), on('guard', 3, 3), on('guard', 2, 4), on('guard', 3, 5)],
			expect: [on('guard', 1, 2)],
			wrong: [
				{ when: { card: 'king' }, say: 'kingBack' },
				{ when: { target: 1 }, say: 'youSaw' },
				{ say: 'hugoKnown' }
			],
			check: true
		}
	]
};
