import type { Lesson } from '../lesson';
import { place, queues } from '../moves';

/** What happens when a card is turned up. */
export const traps: Lesson = {
	id: 'traps',
	people: ['camille', 'hugo'],
	humans: [0],
	setup: {
		ruleSet: 'ruse-and-bruise',
		seats: 2,
		seed: 'traps',
		stack: queues(
			['alchemy3 music4'],
			'assassin cloak landowner queen traitor merchant hermit',
			'king squire queen juliet'
		)
	},
	steps: [
		{
			expect: [place('assassin', 0)],
			wrong: [{ when: { card: 'assassin' }, say: 'underAlchemy' }, { say: 'notNow' }]
		},
		{
			before: [place('king', 0)],
			expect: [place('cloak', 1)],
			wrong: [{ when: { card: 'cloak' }, say: 'underMusic' }, { say: 'notNow' }]
		},
		{
			before: [place('squire', 1)],
			expect: [{ type: 'hide', card: 'queen' }],
			wrong: [{ when: { card: null }, say: 'cloakEmpty' }, { say: 'hideHighest' }]
		},
		{
			expect: [place('traitor', 0)],
			wrong: [{ when: { card: 'traitor' }, say: 'underAlchemy' }, { say: 'notNow' }]
		},
		{
			before: [place('juliet', 0)],
			expect: [{ type: 'swap-goal', column: 1 }],
			wrong: [{ say: 'swapPays' }],
			check: true
		}
	]
};
