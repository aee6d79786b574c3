import type { Lesson } from '../lesson';
import { fated, on, play } from '../moves';

/** Turning the mode for the whole table, and whom that knocks out. */
export const flip: Lesson = {
	id: 'flip',
	people: ['camille', 'hugo', 'ana'],
	humans: [0],
	setup: {
		ruleSet: 'hope-despair',
		seats: 3,
		seed: 'flip',
		stack: fated(
			'hope',
			'monokuma fujisaki hagakure owada yamada enoshima asahina kirigiri maizono'
		)
	},
	steps: [
		{
			expect: [on('yamada', 2)],
			wrong: [{ when: { card: 'yamada' }, say: 'anaPlease' }, { say: 'pileFirst' }]
		},
		{
			before: [play('enoshima'), on('asahina', 1, 5)],
			expect: [play('kirigiri', { target: 2, side: 'despair' })],
			wrong: [
				{ when: { card: 'kirigiri', target: 1, side: 'despair' }, say: 'flipAna' },
				{ when: { side: 'despair' }, say: 'flipOther' },
				{ say: 'flipNeeded' }
			]
		},
		{
			expect: [on('fujisaki', 2)],
			wrong: [{ say: 'higherFalls' }],
			check: true
		}
	]
};
