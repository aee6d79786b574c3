import type { Seat } from '../core/types';

/** The 25 characters of each colour. A card's *kind* is its index here. */
export const CARD_IDS = [
	'king',
	'queen',
	'juliet',
	'alchemist',
	'fencing-master',
	'landowner',
	'merchant',
	'cardinal',
	'minstrel',
	'explorer',
	'assassin',
	'storm',
	'cloak',
	'traitor',
	'musketeers',
	'wizard',
	'witch',
	'prince',
	'squire',
	'hermit',
	'little-giant',
	'mirror',
	'dragon',
	'romeo',
	'beggar'
] as const;
export type RuseCardId = (typeof CARD_IDS)[number];

/** Index in `CARD_IDS`. */
export type Kind = number;

/** Kind by id; undefined for any other text. */
export const KINDS: Readonly<Record<RuseCardId, Kind>> = Object.freeze(
	Object.fromEntries(CARD_IDS.map((id, kind) => [id, kind])) as Record<RuseCardId, Kind>
);

export function kindOfId(id: unknown): Kind | undefined {
	return typeof id === 'string' && Object.hasOwn(KINDS, id) ? KINDS[id as RuseCardId] : undefined;
}

export const idOf = (kind: Kind): RuseCardId => CARD_IDS[kind] as RuseCardId;

/**
 * A card as one small number: kind in the low five bits, then its owner's seat, then flags. A card
 * with no flag is face down; `coloured` is what it is, whatever happened to it.
 */
export type Card = number;

/** A place in a row whose card is not known (only when reading a view). */
export const UNKNOWN: Kind = 31;

const OWNER = 32;
const FACE_UP = 256;
/** Face down, but everybody saw which card it is: an explorer that has travelled. */
const WATCHED = 512;
/** Kind + 1 of the card below a cloak; 0: nothing there. */
const UNDER = 1024;

export const coloured = (kind: Kind, owner: Seat): Card => kind + owner * OWNER;
export const kindOf = (card: Card): Kind => card & 31;
export const ownerOf = (card: Card): Seat => (card >> 5) & 7;
export const isFaceUp = (card: Card): boolean => (card & FACE_UP) !== 0;
export const isWatched = (card: Card): boolean => (card & WATCHED) !== 0;
/** Kind of the card below a cloak, or -1. */
export const underOf = (card: Card): Kind => (card >> 10) - 1;

export const turnedUp = (card: Card): Card => (card & ~WATCHED) | FACE_UP;
const turnedDown = (card: Card): Card => card & 255;
export const watched = (card: Card): Card => turnedDown(card) | WATCHED;
export const hiding = (cloak: Card, under: Kind): Card => cloak + (under + 1) * UNDER;

/** What counts at the end of the round: the hidden card in its cloak's place, without flags. */
export const counting = (card: Card): Card =>
	card >= UNDER ? coloured(underOf(card), ownerOf(card)) : card & 255;
