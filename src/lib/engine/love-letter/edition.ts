import type { CardId, CardInfo, OptionSpec, Preset, RuleSetId, RuleSetInfo } from '../core/types';
import type { Character } from './character';
import { NONE, type FamilyOptions, type Replacement } from './state';
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
	/** Characters outside the pack, each of which may replace another by the option `extras`. */
	readonly extras?: readonly Character[];
	readonly options: readonly OptionSpec[];
	/** The first is the default. */
	readonly presets: readonly Preset[];
	/** Three cards face up for two, whatever the options say. */
	readonly alwaysFaceUp?: boolean;
	/** Every round begins with a seat by chance, not with the last winner. */
	readonly startsByChance?: boolean;
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
	/** Card numbers of a match's pack, ascending, one per copy. */
	readonly packOf: (options: FamilyOptions) => readonly number[];
	/** Values that may be guessed, ascending. */
	readonly guesses: readonly number[];
	/** By card: mask of the cards beside which it must be played. */
	readonly mustPlayBeside: readonly number[];
	/** By card: added in the final comparison for each copy in the own pile. */
	readonly addsFromPile: readonly number[];
	/** Cards that give bonus tokens. */
	readonly bonuses: readonly number[];
	readonly opening: ((table: Table) => boolean) | null;
	/** By card: the side on which it is deadly in a pile, NONE for most. */
	readonly deadlyOn: readonly number[];
	readonly startsByChance: boolean;
	/** Whether three cards lie face up in this round. */
	readonly faceUp: (taking: number, options: FamilyOptions) => boolean;
}

export function defineEdition(spec: EditionSpec): Edition {
	const extras = spec.extras ?? [];
	const characters = [...spec.cast.map(([character]) => character), ...extras];
	const ids = characters.map((character) => character.id);
	const values = characters.map((character) => character.value);
	const cardOf = new Map(ids.map((id, card) => [id, card]));
	const maskOf = (companions: readonly CardId[]): number =>
		companions.reduce((mask, id) => mask | (1 << (cardOf.get(id) ?? 31)), 0);
	const pack = spec.cast.flatMap(([, copies], card) => Array.from({ length: copies }, () => card));
	const cards: CardInfo[] = characters.map((character, card) => ({
		id: character.id,
		value: character.value,
		copies: spec.cast[card]?.[1] ?? 1,
		...(character.attribute ? { attribute: character.attribute } : {}),
		...(extras.includes(character) ? { extra: true } : {})
	}));
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
		packOf: (options) => (options.extras?.length ? withExtras(pack, cardOf, options.extras) : pack),
		guesses: [...new Set(values)].filter((value) => value !== 1).sort((a, b) => a - b),
		mustPlayBeside: characters.map((character) => maskOf(character.mustPlayBeside ?? [])),
		addsFromPile: characters.map((character) => character.addsFromPile ?? 0),
		bonuses: ids.flatMap((_, card) => (characters[card]?.bonus ? [card] : [])),
		opening: spec.opening ?? null,
		deadlyOn: characters.map((character) => character.deadlyOn ?? NONE),
		startsByChance: spec.startsByChance === true,
		faceUp: (taking, options) =>
			taking === 2 && (spec.alwaysFaceUp === true || options.faceUpForTwo === true)
	};
}

function withExtras(
	pack: readonly number[],
	cardOf: ReadonlyMap<string, number>,
	extras: readonly Replacement[]
): number[] {
	const extraFor = new Map(extras.map(({ extra, replaces }) => [cardOf.get(replaces), extra]));
	return pack.map((card) => cardOf.get(extraFor.get(card) ?? '') ?? card).sort((a, b) => a - b);
}
