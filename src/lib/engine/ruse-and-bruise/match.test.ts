import { describe, expect, it } from 'vitest';
import {
	apply,
	decision,
	imagine,
	record,
	refusal,
	restore,
	simulate,
	start,
	view,
	visible,
	type Audience,
	type Game,
	type Goal,
	type Move,
	type RuseView
} from '..';
import { asGame, insideOf } from '../core/engine';
import { below, resume, seeded, shuffle, type Generator } from '../core/random';
import { CARD_IDS, coloured, hiding, isFaceUp, isWatched, kindOf, ownerOf, underOf } from './card';
import { info } from './info';
import { goalsInPlay, without } from './open';
import { cloneState, isMet, LYING_DOWN, SEEN, type State } from './state';

const SEATS = [2, 3, 4, 5, 6];
const SEEDS = ['a', 'b', 'c'];
const see = (game: Game, audience: Audience) => view(game, audience) as RuseView;
const stateOf = (game: Game) => insideOf(game).state as State;

/** Every position of random matches, with the move that leads on; presets take turns. */
function* positions(seats: number, seed: string): Sequence<{ game: Game; random: Generator }> {
	const preset = info.presets[seats % 2];
	const random = resume(seeded(`moves ${seed}`));
	let { game } = start({
		ruleSet: 'ruse-and-bruise',
		seats,
		seed,
		...(preset ? { options: preset.options } : {})
	});
	for (;;) {
		yield { game, random };
		const next = decision(game);
		if (next === null) return;
		const move = next.moves[below(random, next.moves.length)] as Move;
		game = apply(game, move).game;
	}
}
type Sequence<T> = globalThis.Generator<T, void>;

// a shared machine may be ten times slower than an idle one
describe.each(SEATS)('random matches of %i', { timeout: 60_000 }, (seats) => {
	it('hold every card and every goal once, end, and never leave a met table open', () => {
		for (const seed of SEEDS) {
			let last: RuseView | null = null;
			for (const { game } of positions(seats, seed)) {
				const seen = see(game, 'open');
				const state = stateOf(game);
				const over = seen.phase === 'round-over' || seen.phase === 'match-over';
				for (let seat = 0; seat < seats; seat++) {
					const queued = over ? [] : state.columns.flatMap(({ cards }) => cards);
					const cards = [
						...(state.hands[seat] ?? []),
						...(state.draws[seat] ?? []),
						...(state.discards[seat] ?? []).map(kindOf),
						...queued
							.filter((card) => ownerOf(card) === seat)
							.flatMap((card) =>
								underOf(card) < 0 ? [kindOf(card)] : [kindOf(card), underOf(card)]
							)
					];
					expect(cards.length === 25 && new Set(cards).size === 25).toBe(true);
				}
				const goals = [
					...state.won.flat(),
					...state.gone,
					...state.future.flat(),
					...(over ? [] : state.columns.map(({ goal }) => goal))
				];
				expect(goals).toHaveLength(6 * seats);
				expect(without(goalsInPlay(state.options, seats), goals)).toHaveLength(
					goalsInPlay(state.options, seats).length - 6 * seats
				);
				if (!over) {
					if (seen.phase === 'turn') expect(state.columns.every(isMet)).toBe(false);
					for (const { cards } of state.columns) {
						// only the last card of a column is ever face down
						expect(cards.slice(0, -1).every(isFaceUp)).toBe(true);
					}
				}
				expect(state.travelled).toBe(seen.phase === 'choice' ? state.travelled : 0);
				expect(JSON.parse(JSON.stringify(state))).toEqual(state);
				last = seen;
			}
			expect(last).toMatchObject({ phase: 'match-over', round: 6, toAct: null, active: null });
			const best = Math.max(...(last?.seats.map(({ score }) => score) ?? []));
			expect(last?.winners).toEqual(
				last?.seats.flatMap(({ score }, seat) => (score === best ? [seat] : []))
			);
		}
	});

	it('refuse what is not listed with a code, and change nothing', () => {
		let step = 0;
		for (const { game } of positions(seats, 'refuse')) {
			if (step++ % 4 !== 0) continue;
			const next = decision(game);
			const before = JSON.stringify(game);
			const listed = new Set(next?.moves.map((move) => JSON.stringify(move)));
			const tries: Move[] = [
				{ type: 'next-round' },
				...[...CARD_IDS, null].map((card): Move => ({ type: 'hide', card })),
				...[null, 0, 1, 2, 6, -1].map((column): Move => ({ type: 'swap-goal', column })),
				...CARD_IDS.flatMap((card) =>
					[0, 1, 5].map((column): Move => ({ type: 'place', card, column }))
				)
			];
			for (const move of tries) {
				const code = refusal(game, move);
				const name = JSON.stringify(move);
				if ((code === null) !== listed.has(name)) expect.fail(`${name}: ${String(code)}`);
				if (code !== null) expect(() => apply(game, move)).toThrow(code);
			}
			expect(JSON.stringify(game)).toBe(before);
		}
	});

	it('look the same to a seat whatever it has not seen', () => {
		for (const { game, random } of positions(seats, 'look')) {
			for (let seat = 0; seat < seats; seat++) {
				const other = permuted(game, seat, random);
				expect(see(other, seat)).toEqual(see(game, seat));
				if (decision(game)?.by === seat) {
					expect(decision(other)).toEqual(decision(game));
					const next = decision(game)?.moves ?? [];
					const move = next[below(random, next.length)] as Move;
					// what the own move lets this seat see depends on the hidden cards: only its own part is equal
					expect(visible(apply(other, move).events, seat)[0]).toEqual(
						visible(apply(game, move).events, seat)[0]
					);
				}
			}
		}
	});

	it('can be imagined from a view, which stays the same', () => {
		let step = 0;
		for (const { game } of positions(seats, 'imagine')) {
			const audiences: Audience[] = [step++ % seats, 'table'];
			for (const audience of audiences) {
				const seen = see(game, audience);
				const world = imagine(
					JSON.parse(JSON.stringify(seen)) as RuseView,
					`world ${String(step)}`
				);
				expect(see(world, audience)).toEqual(seen);
				expect(see(world, 'table')).toEqual({
					...see(game, 'table'),
					history: see(world, 'table').history
				});
				if (audience === decision(game)?.by) expect(decision(world)).toEqual(decision(game));
				const state = stateOf(world);
				expect(Object.keys(state).sort()).toEqual(Object.keys(stateOf(game)).sort());
				expect(state.draws.map((pile) => pile.length)).toEqual(
					stateOf(game).draws.map((pile) => pile.length)
				);
				expect(state.future.map((goals) => goals.length)).toEqual(
					stateOf(game).future.map((goals) => goals.length)
				);
			}
		}
	});

	it('are restored from their record', () => {
		let step = 0;
		for (const { game } of positions(seats, 'record')) {
			if (step++ % 17 !== 0 && decision(game) !== null) continue;
			const again = restore(JSON.parse(JSON.stringify(record(game))));
			expect(again).toEqual({ ok: true, game });
		}
	});

	it('are played alike by the inner path', () => {
		const { game } = start({ ruleSet: 'ruse-and-bruise', seats, seed: 'inner' });
		const simulation = simulate(game);
		for (let round = 0; round < 2; round++) {
			const random = resume(seeded('inner'));
			let outer = game;
			for (;;) {
				const next = decision(outer);
				expect(simulation.toAct).toBe(next?.by ?? null);
				expect(simulation.legal()).toBe(next?.moves.length ?? 0);
				if (next === null) break;
				const pick = below(random, next.moves.length);
				const code = simulation.codes[pick] as number;
				expect(simulation.moveOf(code)).toEqual(next.moves[pick]);
				simulation.perform(code);
				outer = apply(outer, next.moves[pick] as Move).game;
			}
			const end = see(outer, 'open');
			expect(simulation.roundOver).toBe(true);
			expect(simulation.scores).toEqual(end.seats.map(({ score }) => score));
			expect(simulation.winners).toEqual(end.winners);
			simulation.reset();
			expect(simulation.winners).toBeNull();
		}
	});
});

it('makes a new pile of all the own discards, those lying face down too, when a card is missing', () => {
	let made = 0;
	let mixed = 0;
	for (let seed = 0; seed < 12; seed++) {
		let before: RuseView | null = null;
		for (const { game } of positions(2, `pile ${String(seed)}`)) {
			const now = see(game, 'open');
			const events = now.history.slice(before?.round === now.round ? before.history.length : 0);
			for (const event of events) {
				if (event.type !== 'discards-shuffled' || before?.round !== now.round) continue;
				const { drawCount, discards } = before.seats[event.seat] as RuseView['seats'][number];
				const gone = events.filter(
					(each) => each.type === 'card-assassinated' && each.owner === event.seat
				).length;
				expect(drawCount).toBeLessThan(2);
				expect(event.count).toBeGreaterThanOrEqual(discards.length);
				expect(event.count).toBeLessThanOrEqual(discards.length + gone);
				expect(now.seats[event.seat]?.discards.length).toBeLessThanOrEqual(gone);
				made++;
				const laid = discards.map((card) => CARD_IDS.indexOf(card as (typeof CARD_IDS)[number]));
				const order = (stateOf(game).draws[event.seat] ?? []).map((kind) => laid.indexOf(kind));
				if (order.some((at, i) => at < (order[i - 1] ?? -1))) mixed++;
			}
			before = now;
		}
	}
	expect(made).toBeGreaterThan(0);
	// a few cards may fall into the old order by chance
	expect(mixed).toBeGreaterThan(made / 2);
});

/** Another world for this seat: everything it has not seen exchanged, by reaching into the state. */
function permuted(game: Game, seat: number, random: Generator): Game {
	const value = insideOf(game);
	const state = cloneState(value.state as State);
	const over = state.phase === 'round-over' || state.phase === 'match-over';
	state.hands.forEach((hand, owner) => {
		const mine = owner === seat;
		const draw = state.draws[owner] ?? [];
		const discards = state.discards[owner] ?? [];
		const secret = (card: number) => (card & LYING_DOWN) !== 0 && (card & SEEN) === 0 && !mine;
		const down = (card: number) =>
			!over && !mine && ownerOf(card) === owner && !isFaceUp(card) && !isWatched(card);
		const covered = (card: number) =>
			!over && !mine && ownerOf(card) === owner && underOf(card) >= 0;
		const pool = [
			...draw,
			...(mine ? [] : hand),
			...discards.filter(secret).map(kindOf),
			...state.columns.flatMap(({ cards }) => [
				...cards.filter(down).map(kindOf),
				...cards.filter(covered).map(underOf)
			])
		];
		shuffle(random, pool);
		const next = () => pool.pop() as number;
		state.draws[owner] = draw.map(next);
		if (!mine) state.hands[owner] = hand.map(next);
		state.discards[owner] = discards.map((card) => (secret(card) ? next() | (card & ~31) : card));
		for (const column of state.columns) {
			column.cards = column.cards.map((card) => {
				if (down(card)) return coloured(next(), owner);
				return covered(card) ? hiding(card & 1023, next()) : card;
			});
		}
		expect(pool).toEqual([]);
	});
	const goals = without(goalsInPlay(state.options, state.seats), [
		...state.won.flat(),
		...state.gone,
		...(over ? [] : state.columns.map(({ goal }) => goal))
	]);
	shuffle(random, goals);
	state.future = state.future.map((round) => round.map(() => goals.pop() as number));
	state.random = seeded(String(below(random, 1e9)));
	return asGame({ ...value, state });
}

describe('imagine', { timeout: 60_000 }, () => {
	it('puts every unseen card in every unseen place', () => {
		let { game } = start({
			ruleSet: 'ruse-and-bruise',
			seats: 2,
			seed: 'places',
			stack: {
				goals: [
					[
						{ symbol: 'music', value: 5 },
						{ symbol: 'trade', value: 5 }
					]
				],
				draws: [
					['king', 'queen', 'juliet'],
					['cloak', 'squire', 'assassin', 'prince']
				],
				starter: 1
			}
		});
		const moves: Move[] = [
			{ type: 'place', card: 'cloak', column: 0 },
			{ type: 'place', card: 'king', column: 0 },
			{ type: 'hide', card: 'squire' },
			{ type: 'place', card: 'assassin', column: 1 }
		];
		for (const move of moves) game = apply(game, move).game;
		// what seat 0 has not seen of seat 1: three in hand, the card under the cloak, one face down, the pile
		const seen = see(game, 0);
		const places = new Map<string, Set<string>>();
		const note = (place: string, card: string | null | undefined) => {
			const cards = places.get(place) ?? new Set<string>();
			if (card) cards.add(card);
			places.set(place, cards);
		};
		const ownTop = new Set<number>();
		for (let world = 0; world < 600; world++) {
			const imagined = imagine(seen, String(world));
			const open = see(imagined, 'open');
			open.seats[1]?.hand.forEach((card, i) => {
				note(`hand ${String(i)}`, card);
			});
			note('under', open.columns[0]?.cards[0]?.under);
			note('down', open.columns[1]?.cards[0]?.card);
			const state = stateOf(imagined);
			note('pile', CARD_IDS[state.draws[1]?.at(-1) ?? 0]);
			ownTop.add(state.draws[0]?.at(-1) ?? -1);
			state.future.flat().forEach((goal) => {
				note('goals', String(goal));
			});
		}
		expect(counts(places)).toEqual({
			'hand 0': 24,
			'hand 1': 24,
			'hand 2': 24,
			under: 24,
			down: 24,
			pile: 24,
			// of 36, two lie open; the two threes of a symbol look alike
			goals: 28
		});
		// own: king placed, three in hand
		expect(ownTop.size).toBe(21);
	});

	it('keeps what everybody saw: a travelled explorer stays one', () => {
		let { game } = start({
			ruleSet: 'ruse-and-bruise',
			seats: 2,
			seed: 'seen',
			stack: {
				goals: [
					[
						{ symbol: 'music', value: 5 },
						{ symbol: 'trade', value: 5 }
					]
				],
				draws: [['explorer'], ['king']],
				starter: 0
			}
		});
		game = apply(game, { type: 'place', card: 'explorer', column: 0 }).game;
		game = apply(game, { type: 'place', card: 'king', column: 0 }).game;
		for (let world = 0; world < 20; world++) {
			const open = see(imagine(see(game, 1), String(world)), 'open');
			expect(open.columns[1]?.cards[0]?.card).toBe('explorer');
		}
	});

	const opened = (goals: Goal[], draws: string[][], ...moves: Move[]): Game => {
		let { game } = start({
			ruleSet: 'ruse-and-bruise',
			seats: 2,
			seed: 'opened',
			stack: { goals: [goals], draws, starter: 0 }
		});
		for (const move of moves) game = apply(game, move).game;
		return game;
	};

	it('keeps an explorer whom everybody saw land on an assassin', () => {
		const game = opened(
			[
				{ symbol: 'music', value: 1 },
				{ symbol: 'trade', value: 5 }
			],
			[
				['explorer', 'squire'],
				['assassin', 'mirror']
			],
			{ type: 'place', card: 'explorer', column: 1 },
			{ type: 'place', card: 'assassin', column: 0 },
			{ type: 'place', card: 'squire', column: 1 }
		);
		expect(see(game, 1).seats[0]?.discards).toEqual([null]);
		for (let world = 0; world < 20; world++) {
			const open = see(imagine(see(game, 1), String(world)), 'open');
			expect(open.seats[0]?.discards).toEqual(['explorer']);
			expect(open.seats[0]?.hand).not.toContain('explorer');
			expect(stateOf(imagine(see(game, 1), String(world))).draws[0]).not.toContain(
				CARD_IDS.indexOf('explorer')
			);
		}
	});

	it('never deals a goal that has left the game', () => {
		const game = opened(
			[
				{ symbol: 'music', value: 1 },
				{ symbol: 'trade', value: 1 }
			],
			[['mirror'], ['king']],
			{ type: 'place', card: 'mirror', column: 0 },
			{ type: 'place', card: 'king', column: 1 }
		);
		const [left] = stateOf(game).gone;
		expect(see(game, 'table').gone).toEqual([{ symbol: 'music', value: 1 }]);
		for (let world = 0; world < 40; world++) {
			const { future } = stateOf(imagine(see(game, 0), String(world)));
			expect(future.flat()).not.toContain(left);
		}
	});
});

function counts(places: ReadonlyMap<string, ReadonlySet<string>>) {
	return Object.fromEntries([...places].map(([place, cards]) => [place, cards.size]));
}
