import { expect, test } from 'vitest';
import { apply, start, view, visible, type Event, type Move } from '$lib/engine';
import type { Line } from '$lib/i18n/narrate';
import { revealSteps } from './steps';

/** One line for every event, none for a refill. */
const tell = (events: readonly Event[]): readonly Line[] =>
	events.flatMap((event) =>
		event.type === 'hand-refilled' || event.type === 'turn-started'
			? []
			: [{ seat: null, card: null, parts: [] }]
	);

test('each step has the columns as it left them, and says where it happened', () => {
	let { game } = start({
		ruleSet: 'ruse-and-bruise',
		seats: 2,
		seed: 'steps',
		stack: {
			goals: [
				[
					{ symbol: 'music', value: 3 },
					{ symbol: 'trade', value: 3 }
				]
			],
			draws: [
				['explorer', 'king', 'queen'],
				['prince', 'romeo', 'squire']
			],
			starter: 0
		}
	});
	const lay = (move: Move): readonly Event[] => {
		const step = apply(game, move);
		({ game } = step);
		return visible(step.events, 'table');
	};
	lay({ type: 'place', card: 'explorer', column: 0 });
	const events = lay({ type: 'place', card: 'prince', column: 0 });
	const seen = view(game, 'table');
	if (seen.ruleSet !== 'ruse-and-bruise') throw new Error('the same game');

	const steps = revealSteps(seen, events, tell);
	expect(steps.map(({ column }) => column)).toEqual([0, 0, 1]);
	expect(steps.map(({ columns }) => columns.map(({ cards }) => cards.length))).toEqual([
		[2, 0],
		[2, 0],
		[1, 1]
	]);
	expect(steps.map(({ columns }) => columns[0]?.cards[0]?.card ?? null)).toEqual([
		null,
		'explorer',
		null
	]);
	expect(steps.at(-1)?.columns).toEqual(seen.columns);
});
