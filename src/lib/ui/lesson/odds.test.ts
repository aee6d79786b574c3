/** Exact chances against counting every deal by hand. */
import { describe, expect, it } from 'vitest';
import {
	apply,
	decision,
	start,
	view,
	type CardId,
	type Game,
	type LoveLetterView,
	type Seat
} from '$lib/engine';
import { unseenCards } from '$lib/ui/table/unseen';
import { chances, saidOf } from './odds';

const VALUES: Readonly<Record<CardId, number>> = {
	guard: 1,
	priest: 2,
	baron: 3,
	handmaid: 4,
	prince: 5,
	king: 6,
	countess: 7,
	princess: 8
};

/** Every way to deal one unseen card to each hidden hand, kept when nothing said speaks against it. */
function counted(seen: LoveLetterView, target: Seat): Record<CardId, number> {
	const said = saidOf(seen);
	const hidden = seen.seats.flatMap((state, seat) =>
		seat !== seen.audience && !state.out && !seen.knows.some((one) => one.seat === seat)
			? [seat]
			: []
	);
	const cards = unseenCards(seen).flatMap(({ card, unseen }) =>
		Array.from({ length: unseen }, () => card)
	);
	const found: Record<CardId, number> = {};
	let all = 0;
	const deal = (at: number, left: readonly CardId[], held: ReadonlyMap<Seat, CardId>): void => {
		const seat = hidden[at];
		if (seat === undefined) {
			all += 1;
			const card = held.get(target) ?? '';
			found[card] = (found[card] ?? 0) + 1;
			return;
		}
		left.forEach((card, index) => {
			if (!(said.get(seat) ?? []).every((holds) => holds(VALUES[card] ?? 0))) return;
			deal(
				at + 1,
				[...left.slice(0, index), ...left.slice(index + 1)],
				new Map([...held, [seat, card]])
			);
		});
	};
	deal(0, cards, new Map());
	return Object.fromEntries(Object.entries(found).map(([card, count]) => [card, count / all]));
}

function seenBy(game: Game, seat: Seat): LoveLetterView {
	const seen = view(game, seat);
	if (seen.ruleSet === 'ruse-and-bruise') throw new Error('another game');
	return seen;
}

describe('the chances of a hidden hand', () => {
	it('agree with every deal counted, in many positions', () => {
		let said = 0;
		for (let seed = 0; seed < 25; seed++) {
			let { game } = start({ ruleSet: 'classic', seats: 3, seed: `odds${seed}` });
			for (let turn = 0; turn < 6; turn++) {
				const asked = decision(game);
				if (!asked || asked.by === 'table') break;
				const seen = seenBy(game, asked.by);
				for (const target of [0, 1, 2]) {
					const answer = chances(seen, target);
					if (target === asked.by || seen.seats[target]?.out) {
						expect(answer).toEqual([]);
						continue;
					}
					if (seen.knows.some((one) => one.seat === target)) {
						expect(answer).toMatchObject([{ count: 1, of: 1 }]);
						continue;
					}
					said += (saidOf(seen).get(target) ?? []).length;
					const truth = counted(seen, target);
					expect(answer.map(({ card }) => card).sort()).toEqual(Object.keys(truth).sort());
					for (const { card, count, of } of answer)
						expect(count / of).toBeCloseTo(truth[card] ?? 0, 12);
				}
				const move = asked.moves[(seed * 7 + turn * 5) % asked.moves.length];
				if (!move) break;
				({ game } = apply(game, move));
			}
		}
		// what was answered aloud really took part
		expect(said).toBeGreaterThan(10);
	});

	it('give a known card as certain', () => {
		const deck = 'baron guard prince king priest guard'.split(' ');
		const rest = 'guard guard guard priest baron handmaid handmaid prince countess princess'.split(
			' '
		);
		let { game } = start({
			ruleSet: 'classic',
			seats: 3,
			seed: 'known',
			stack: { rounds: [{ deck: [...deck, ...rest], starter: 0 }] }
		});
		({ game } = apply(game, { type: 'play', card: 'priest', target: 1 }));
		expect(chances(seenBy(game, 0), 1)).toEqual([{ card: 'prince', count: 1, of: 1 }]);
	});
});
