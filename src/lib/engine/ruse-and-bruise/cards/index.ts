import { GOAL_SYMBOLS } from '../../core/types';
import { CARD_IDS, KINDS, type RuseCardId } from '../card';
import type { Character } from '../character';
import { alchemist } from './alchemist';
import { assassin } from './assassin';
import { beggar } from './beggar';
import { cardinal } from './cardinal';
import { cloak } from './cloak';
import { dragon } from './dragon';
import { explorer } from './explorer';
import { fencingMaster } from './fencing-master';
import { hermit } from './hermit';
import { juliet } from './juliet';
import { king } from './king';
import { landowner } from './landowner';
import { littleGiant } from './little-giant';
import { merchant } from './merchant';
import { minstrel } from './minstrel';
import { mirror } from './mirror';
import { musketeers } from './musketeers';
import { prince } from './prince';
import { queen } from './queen';
import { romeo } from './romeo';
import { squire } from './squire';
import { storm } from './storm';
import { traitor } from './traitor';
import { witch } from './witch';
import { wizard } from './wizard';

const BY_ID: Readonly<Record<RuseCardId, Character>> = {
	king,
	queen,
	juliet,
	alchemist,
	'fencing-master': fencingMaster,
	landowner,
	merchant,
	cardinal,
	minstrel,
	explorer,
	assassin,
	storm,
	cloak,
	traitor,
	musketeers,
	wizard,
	witch,
	prince,
	squire,
	hermit,
	'little-giant': littleGiant,
	mirror,
	dragon,
	romeo,
	beggar
};

/** By kind. */
export const CHARACTERS: readonly Character[] = CARD_IDS.map((id) => BY_ID[id]);

// one flat table per question, read in the inner path
export const VALUES = CHARACTERS.map((character) => character.value);
export const SYMBOLS = CHARACTERS.map((character) =>
	character.symbol === undefined ? -1 : GOAL_SYMBOLS.indexOf(character.symbol)
);
export const WORTHS = CHARACTERS.map((character) => character.worth ?? null);
export const REVEALS = CHARACTERS.map((character) => character.onReveal ?? null);
export const SWEEPS = CHARACTERS.map((character) => character.sweeps ?? null);
export const PARTNERS = CHARACTERS.map((character) =>
	character.partner === undefined ? null : KINDS[character.partner]
);
export const WEAKENS = CHARACTERS.map((character) => character.weakens ?? 0);
