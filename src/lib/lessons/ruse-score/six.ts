import type { Lesson } from '../lesson';
import { NEXT_ROUND, place, queues } from '../moves';

/** Points, and the cunning of all six symbols. */
export const six: Lesson = {
	id: 'six',
	people: ['camille', 'hugo'],
	humans: [0],
	setup: {
		ruleSet: 'ruse-and-bruise',
		seats: 2,
		seed: 'six',
		stack: queues(
			[
				'alchemy1 fencing1',
				'fencing2 farming1',
				'farming2 trade1',
				'trade2 religion1',
				'religion2 music1',
				'music2 trade3'
			],
			'alchemist king queen juliet dragon minstrel hermit landowner merchant',
			'fencing-master squire landowner romeo merchant little-giant cardinal hermit minstrel king queen juliet'
		)
	},
	prelude: [
		place('alchemist', 0),
		place('fencing-master', 1),
		NEXT_ROUND,
		place('squire', 0),
		place('king', 0),
		place('landowner', 1),
		NEXT_ROUND,
		place('romeo', 0),
		place('queen', 0),
		place('merchant', 1),
		NEXT_ROUND,
		place('little-giant', 0),
		place('juliet', 0),
		place('cardinal', 1),
		NEXT_ROUND,
		place('hermit', 0),
		place('dragon', 0),
		place('minstrel', 1),
		NEXT_ROUND,
		place('king', 1)
	],
	steps: [
		{
			expect: [place('minstrel', 0)],
			wrong: [{ when: { column: 1 }, say: 'sixthSymbol' }, { say: 'minstrelHome' }]
		},
		{
			before: [place('queen', 1)],
			expect: [place('landowner', 0), place('hermit', 0), place('merchant', 0)],
			wrong: [{ say: 'sixthSymbol' }],
			check: true
		}
	],
	after: [place('juliet', 1)]
};
