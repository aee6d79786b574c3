/** Every character and every goal has a picture. */
import { expect, it } from 'vitest';
import { BELOVEDS, GOAL_SYMBOLS, ruleSets } from '../../src/lib/engine';
import { cardEmblem } from '../../src/lib/ui/kit/emblems/cards';
import * as goals from '../../src/lib/ui/kit/emblems/goals';

it.each(ruleSets.map((info) => [info.id, info] as const))('%s', (id, { cards }) => {
	expect(cards.length).toBeGreaterThan(7);
	for (const card of cards) expect(cardEmblem(id, card.id).glyph).toBeTruthy();
});

it('has a picture for each beloved', () => {
	const pictures = BELOVEDS.map((beloved) => cardEmblem('kanai', 'beloved', beloved).glyph);
	expect(new Set(pictures).size).toBe(BELOVEDS.length);
});

it('has a picture for each goal', () => {
	const [table] = Object.values(goals).filter((value) => typeof value === 'object');
	expect(Object.keys(table ?? {}).sort()).toEqual([...GOAL_SYMBOLS].sort());
});
