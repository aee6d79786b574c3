/** Moves for the seats that no person plays. */
import { decision, view, type Move, type Seat } from '$lib/engine';
import { randomDriver, type Driver, type DriverFor } from './drivers';
import { movesMade, type Table } from './stages';

export interface BotMoves {
	/**
	 * A legal move in any case: a bot that fails or answers nonsense is stood in for. Asked again
	 * for the same position (the hand was covered and opened meanwhile), it is the same thought.
	 */
	choose(table: Table, seat: Seat): Promise<Move>;
	/** Stops whoever is thinking. */
	dispose(): void;
}

const same = (a: Move, b: Move) => JSON.stringify(a) === JSON.stringify(b);

/** @param seed of the bots of this match; with the position it makes the same choice again */
export function botMoves(driverFor: DriverFor, seed: string): BotMoves {
	const drivers: Driver[] = [];
	let thought: { readonly position: number; readonly move: Promise<Move> } | null = null;

	function driver({ players }: Table, seat: Seat): Driver {
		const player = players[seat];
		return (drivers[seat] ??= player ? driverFor(player) : randomDriver());
	}

	async function choose(table: Table, seat: Seat, position: number): Promise<Move> {
		const { moves } = decision(table.game) ?? { moves: [] };
		const eyes = view(table.game, seat);
		const chance = `${seed}:${position}`;
		const standIn = () => randomDriver().chooseMove(eyes, moves, chance);
		try {
			const choice = await driver(table, seat).chooseMove(eyes, moves, chance);
			return moves.find((move) => same(move, choice)) ?? (await standIn());
		} catch {
			return standIn();
		}
	}

	return {
		choose(table, seat) {
			const position = movesMade(table);
			if (thought?.position !== position)
				thought = { position, move: choose(table, seat, position) };
			return thought.move;
		},
		dispose() {
			for (const each of drivers) each?.dispose?.();
		}
	};
}
