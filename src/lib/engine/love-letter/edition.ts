import type { CardId, CardInfo, OptionSpec, Preset, RuleSetId, RuleSetInfo } from '../core/types';
import type { Character } from './character';
import type { FamilyOptions } from './state';
import type { Table } from './table';

/** Characters and how many copies of each, in the order in which moves are listed. */
export type Cast = readonly (readonly [character: Character, copies: number])[];

/** What an edition file says: only what differs from edition to edition. */
export interface EditionSpec {
	readonly id: Exclude<RuleSetId, 'ruse-and-bruise'>;
	/** Version of these rules; raise it when an old record would play differently. */
	readonly rules: number;
	readonly seats: { readonly min: number; readonly max: number };
	readonly cast: Cast;
	readonly options: readonly OptionSpec[];
	/** The first is the default. */
	readonly presets: readonly Preset[];
	/** After the deal, before the first turn; true when a question now waits for an answer. */
	readonly opening?: (table: Table) => boolean;
}

/** An edition made ready: everything the rules look up by card number. */
export interface Edition {
	readonly info: RuleSetInfo;
	readonly rules: number;
	readonly characters: readonly Character[];
	readonly ids: readonly CardId[];
	readonly values: readonly number[];
	/** The number of an id; undefined for a stranger. */
	readonly cardOf: ReadonlyMap<string, number>;
	/** Card numbers, one per copy. */
	readonly pack: readonly number[];
	/** Values that may be guessed, ascending. */
	readonly guesses: readonly number[];
	/** By card: mask of the cards beside which it must be played. */
	readonly mustPlayBeside: readonly number[];
	/** By card: added in the final comparison for each copy in the own pile. */
	readonly addsFromPile: readonly number[];
	/** Cards that give bonus tokens. */
	readonly bonuses: readonly number[];
	readonly opening: ((table: Table) => boolean) | null;
	/** Whether three cards lie face up in this round. */
	readonly faceUp: (taking: number, options: FamilyOptions) => boolean;
}

export function defineEdition(spec: EditionSpec): Edition {
	const characters = spec.cast.map(([character]) => character);
	const ids = characters.map((character) => character.id);
	const values = characters.map((character) => character.value);
	const cardOf = new Map(ids.map((id, card) => [id, card]));
	const maskOf = (companions: readonly CardId[]): number =>
		companions.reduce((mask, id) => mask | (1 << (cardOf.get(id) ?? 31)), 0);
	const cards: CardInfo[] = spec.cast.map(([{ id, value }, copies]) => ({ id, value, copies }));
	return {
		info: {
			id: spec.id,
			family: 'love-letter',
			seats: spec.seats,
			options: spec.options,
			presets: spec.presets,
			cards
		},
		rules: spec.rules,
		characters,
		ids,
		values,
		cardOf,
		pack: spec.cast.flatMap(([, copies], card) => Array.from({ length: copies }, () => card)),
		guesses: [...new Set(values)].filter((value) => value !== 1).sort((a, b) => a - b),
		mustPlayBeside: characters.map((character) => maskOf(character.mustPlayBeside ?? [])),
		addsFromPile: characters.map((character) => character.addsFromPile ?? 0),
		bonuses: ids.flatMap((_, card) => (characters[card]?.bonus ? [card] : [])),
		opening: spec.opening ?? null,
		faceUp: (taking, options) => taking === 2 && options.faceUpForTwo === true
	};
}
