import type { Move } from '$lib/engine';
import type { Lesson } from '../lesson';
import { deals, on, play } from '../moves';

const keep = (card: string, ...under: readonly string[]): Move => ({ type: 'keep', card, under });

/** Three cards, one stays. */
export const chancellor: Lesson = {
	id: 'chancellor',
	people: ['camille', 'hugo'],
	humans: [0],
	setup: {
		ruleSet: 'second-edition',
		seats: 2,
		seed: 'chancellor',
		options: { faceUpForTwo: false },
		stack: deals(
			'second-edition',
			'priest guard baron chancellor countess spy guard chancellor king prince'
		)
	},
	steps: [
		{ expect: [play('chancellor')], wrong: [{ say: 'guessBlind' }] },
		{
			expect: [keep('countess', 'guard', 'spy'), keep('countess', 'spy', 'guard')],
			wrong: [{ say: 'keepHigh' }]
		},
		{
			before: [on('guard', 0, 7)],
			expect: [play('chancellor')],
			wrong: [{ say: 'countessFree' }],
			check: true
		},
		{
			expect: [keep('countess', 'king', 'prince'), keep('countess', 'prince', 'king')],
			wrong: [{ say: 'keepHigh' }],
			check: true
		}
	]
};
