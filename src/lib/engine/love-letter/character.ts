import type { CardId, Mode } from '../core/types';
import type { Edition } from './edition';
import type { Question, Side, State } from './state';
import type { Table } from './table';

/** Whom a card asks its player to choose. */
export type Choice =
	/** Nobody. */
	| 'none'
	/** One other seat. */
	| 'other'
	/** One other seat, and a value. */
	| 'other-and-guess'
	/** One seat, oneself included. */
	| 'any'
	/** One or two other seats. */
	| 'one-or-two-others'
	/** Two seats, oneself included, and which of the two hands to look at, if any. */
	| 'two-and-look';

/** Why a card announced in vain does nothing. */
export type Idle = 'empty-deck' | 'immune' | 'condition';

/** What a card does when it is played. */
export interface Effect {
	readonly choice: Choice;
	/**
	 * Carries it out. Not called when a choice was due and nobody could be chosen.
	 *
	 * @param target the first seat chosen, NONE where nobody is asked for
	 * @param code the whole move: `guessOf`, `secondOf`, `lookOf`
	 */
	resolve(table: Table, actor: number, target: number, code: number): void;
	/** Nothing can be done at all, known when it is announced. */
	idle?(state: State, edition: Edition): Idle | null;
	/** In place of `choice` where that depends on what lies on the table (asahina). */
	choiceNow?(state: State, edition: Edition): Choice;
	/** Afterwards its player takes another turn (kirigiri). */
	readonly again?: boolean;
}

/** A character: its value, its effect and the moments at which it has a say. */
export interface Character {
	readonly id: CardId;
	readonly value: number;
	/** Its only effect; of a two-sided character that of hope. */
	readonly effect: Effect;
	/** The other effect of a two-sided character. */
	readonly despair?: Effect;
	/** Of a two-sided character, unless the options say otherwise. */
	readonly attribute?: Mode;
	/** The side on which it knocks out whoever has it in his pile. */
	readonly deadlyOn?: Side;

	/** Beside one of these it must be played (countess). */
	readonly mustPlayBeside?: readonly CardId[];
	/** What its effect asks when it stops half-way; `imagine` reads it off the last card played. */
	readonly asks?: Question;
	/** Added in the final comparison for each copy in the own pile (count). */
	readonly addsFromPile?: number;
	/** Drops out of the final comparison when a survivor holds this one (bishop). */
	readonly bowsTo?: CardId;

	/** On the own turn, right after the draw, with this card among the two (minister). */
	afterDraw?(table: Table, seat: number): void;
	/** It has left the hand by play or by a forced discard (princess). Not when its holder falls. */
	onLeave?(table: Table, seat: number, by: number): void;
	/** A guard has chosen its holder; true when that settles the matter (assassin). */
	onGuarded?(table: Table, holder: number, guard: number): boolean;
	/** It lay in the pile of a seat that has just been knocked out (constable). */
	onOut?(table: Table, seat: number): void;
	/** A token besides the round's: who gets it, or NONE (spy, jester). */
	readonly bonus?: {
		readonly by: 'spy' | 'jester';
		to(state: State, winners: readonly number[], card: number): number;
	};
}

/** The effect of a card that does nothing when played. */
export const nothing: Effect = { choice: 'none', resolve: () => undefined };
