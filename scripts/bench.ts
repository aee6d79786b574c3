/**
 * Complete rounds of random play per second of one core, through the door and along the inner path.
 *
 *   npx tsx scripts/bench.ts [milliseconds per cell] [rule set]
 *
 * All variants run interleaved, slice by slice, in one process, so that a busy machine slows them
 * alike and the comparison holds. Time is processor time; the absolute numbers are this machine's.
 */
import {
	apply,
	decision,
	imagine,
	ruleSets,
	simulate,
	start,
	view,
	type Game,
	type RuleSetId
} from '../src/lib/engine/index';

const SLICES = 10;
const budget = Number(process.argv[2] ?? 600);
const only = process.argv[3];

interface Cell {
	readonly ruleSet: RuleSetId;
	readonly seats: number;
	readonly variant: string;
	/** Plays one round and returns how many were completed. */
	readonly round: () => void;
	rounds: number;
	moves: number;
	milliseconds: number;
}

/** A small generator of our own: choosing a move must cost nothing beside making it. */
let word = 0x9e3779b9;
function pick(count: number): number {
	word ^= word << 13;
	word ^= word >>> 17;
	word ^= word << 5;
	return (word >>> 0) % count;
}

function cell(
	ruleSet: RuleSetId,
	seats: number,
	variant: string,
	makeRound: (cell: Cell) => () => void
): Cell {
	const made = { ruleSet, seats, variant, rounds: 0, moves: 0, milliseconds: 0 } as Cell;
	return Object.assign(made, { round: makeRound(made) });
}

const opened = (ruleSet: RuleSetId, seats: number, seed: string): Game =>
	start({ ruleSet, seats, seed }).game;

/** `decision` and `apply` on values, as the table does. */
function throughTheDoor(ruleSet: RuleSetId, seats: number): Cell {
	return cell(ruleSet, seats, 'door', (counts) => {
		let match = 0;
		let game = opened(ruleSet, seats, 'bench 0');
		return () => {
			for (;;) {
				const asked = decision(game);
				if (asked === null) {
					game = opened(ruleSet, seats, `bench ${++match}`);
					return;
				}
				game = apply(game, asked.moves[pick(asked.moves.length)]!).game;
				counts.moves++;
				if (asked.kind === 'next-round') return;
			}
		};
	});
}

/** A simulation going on from match to match: what a playout costs. */
function innerPath(ruleSet: RuleSetId, seats: number): Cell {
	return cell(ruleSet, seats, 'inner', (counts) => {
		const first = opened(ruleSet, seats, 'bench');
		const simulation = simulate(imagine(view(first, 0), 'bench'));
		return () => {
			for (;;) {
				const count = simulation.legal();
				if (count === 0) return simulation.reset();
				const between = simulation.toAct === 'table';
				simulation.perform(simulation.codes[pick(count)]!);
				counts.moves++;
				if (between) return;
			}
		};
	});
}

/** A new world for every playout, as a bot that samples worlds does. */
function imaginedWorlds(ruleSet: RuleSetId, seats: number): Cell {
	return cell(ruleSet, seats, 'imagine + inner', (counts) => {
		const known = view(opened(ruleSet, seats, 'bench'), 0);
		let world = 0;
		return () => {
			const simulation = simulate(imagine(known, String(world++)));
			while (!simulation.roundOver) {
				simulation.perform(simulation.codes[pick(simulation.legal())]!);
				counts.moves++;
			}
		};
	});
}

/** Processor time of this process, in milliseconds: what others do meanwhile does not count. */
function spent(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

function run(each: Cell, milliseconds: number): void {
	const begin = spent();
	let now: number;
	do {
		for (let i = 0; i < 20; i++) each.round();
		each.rounds += 20;
		now = spent();
	} while (now - begin < milliseconds);
	each.milliseconds += now - begin;
}

const cells = ruleSets
	.filter(({ id }) => only === undefined || id === only)
	.flatMap(({ id, seats }) =>
		Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i).flatMap((count) => [
			throughTheDoor(id, count),
			innerPath(id, count),
			imaginedWorlds(id, count)
		])
	);

for (const each of cells) run(each, budget / 4);
for (const each of cells) Object.assign(each, { rounds: 0, moves: 0, milliseconds: 0 });
for (let slice = 0; slice < SLICES; slice++) {
	for (const each of cells) run(each, budget / SLICES);
}

console.log(
	'rule set        seats  variant          rounds/s  moves/round  ns/move  times the door'
);
let door = 0;
for (const { ruleSet, seats, variant, rounds, moves, milliseconds } of cells) {
	const perSecond = (rounds / milliseconds) * 1000;
	if (variant === 'door') door = perSecond;
	console.log(
		ruleSet.padEnd(15),
		String(seats).padStart(5),
		` ${variant.padEnd(15)}`,
		String(Math.round(perSecond)).padStart(9),
		(moves / rounds).toFixed(1).padStart(12),
		String(Math.round((milliseconds * 1e6) / moves)).padStart(8),
		(perSecond / door).toFixed(1).padStart(15)
	);
}
