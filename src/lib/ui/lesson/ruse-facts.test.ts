import { describe, expect, it } from 'vitest';
import { apply, decision, start, view, type Game, type RuseView, type Seat } from '$lib/engine';
import { hiddenCards, queueFacts } from './ruse-facts';

function seenBy(game: Game, audience: Seat | 'open'): RuseView {
	const seen = view(game, audience);
	if (seen.ruleSet !== 'ruse-and-bruise') throw new Error('another game');
	return seen;
}

describe('what one may know of the queues', () => {
	it('never leaves out a card that lies there, nor lists one that was seen', () => {
		let queued = 0;
		for (let seed = 0; seed < 20; seed++) {
			let { game } = start({ ruleSet: 'ruse-and-bruise', seats: 3, seed: `facts${seed}` });
			for (let turn = 0; turn < 30; turn++) {
				const asked = decision(game);
				const move = asked?.moves[(seed * 5 + turn * 11) % asked.moves.length];
				if (!asked || !move) break;
				if (asked.by !== 'table') {
					const me = asked.by;
					const seen = seenBy(game, me);
					const truth = seenBy(game, 'open');
					for (let rival = 0; rival < 3; rival++) {
						if (rival === me) continue;
						const hidden = hiddenCards(seen, rival);
						const lying = truth.columns.flatMap(({ cards }, column) =>
							cards.flatMap(({ owner, card, under }, at) => {
								const shown = seen.columns[column]?.cards[at];
								if (owner !== rival) return [];
								return [
									...(shown?.card === null && shown.known === undefined ? [card] : []),
									...(shown?.under === null ? [under] : [])
								];
							})
						);
						queued += hidden.queued;
						expect(hidden.queued).toBe(lying.length);
						for (const card of lying) expect(hidden.unseen).toContain(card);
						for (const card of seen.seats[rival]?.discards ?? [])
							if (card !== null) expect(hidden.unseen).not.toContain(card);
					}
					const own = queueFacts(seen, me).flatMap((queue) => queue.own.map(({ card }) => card));
					expect(own).toHaveLength(
						truth.columns.flatMap(({ cards }) => cards.filter(({ owner }) => owner === me)).length
					);
				}
				({ game } = apply(game, move));
			}
		}
		expect(queued).toBeGreaterThan(100);
	});
});
