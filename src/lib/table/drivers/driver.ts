/** Who chooses for a seat that no person plays. */
import type { Move, View } from '$lib/engine';
import type { Player } from '../types';

export interface Driver {
	/**
	 * Chooses one of the moves. It gets a view, never the game: it knows what its seat may know.
	 * @param seed makes the same choice again for the same position
	 */
	chooseMove(view: View, moves: readonly Move[], seed: string): Promise<Move>;
	/** Ends whatever it holds (a worker). */
	dispose?(): void;
}

export type DriverFor = (player: Player) => Driver;
