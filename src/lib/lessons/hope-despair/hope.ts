import type { Lesson } from '../lesson';
import { fated, on, play } from '../moves';

/** In Hope the numbers do what they always did. */
export const hope: Lesson = {
	id: 'hope',
	people: ['camille', 'hugo', 'ana'],
	humans: [0],
	setup: {
		ruleSet: 'hope-despair',
		seats: 3,
		seed: 'hope',
		stack: fated('hope', 'monokuma naegi ogami fukawa kirigiri asahina fujisaki togami')
	},
	steps: [
		{
			expect: [on('kirigiri', 1)],
			wrong: [{ when: { card: 'naegi' }, say: 'guessBlind' }, { say: 'hugoFirst' }]
		},
		{
			before: [on('asahina', 0, 5), play('fujisaki')],
			expect: [on('naegi', 1, 4)],
			wrong: [
				{ when: { card: 'naegi', target: 1 }, say: 'youSaw' },
				{ when: { card: 'naegi' }, say: 'hugoKnown' },
				{ say: 'knowUse' }
			],
			check: true
		}
	]
};
