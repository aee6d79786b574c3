import type { Lesson } from '../lesson';
import { fated, on } from '../moves';

/** In Despair the lower half of each card is true. */
export const despair: Lesson = {
	id: 'despair',
	people: ['camille', 'hugo', 'ana'],
	humans: [0],
	setup: {
		ruleSet: 'hope-despair',
		seats: 3,
		seed: 'despair',
		stack: fated('despair', 'monokuma fukawa naegi ishimaru maizono hagakure owada fujisaki')
	},
	steps: [
		{
			expect: [on('maizono', 1)],
			wrong: [{ when: { card: 'maizono' }, say: 'hugoFirst' }, { say: 'notNow' }]
		},
		{
			before: [on('hagakure', 0), on('owada', 0)],
			expect: [on('fujisaki', 1)],
			wrong: [{ when: { card: 'fujisaki' }, say: 'hugoKnown' }, { say: 'higherFalls' }],
			check: true
		}
	]
};
