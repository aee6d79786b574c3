import type { Beloved, CardId, RuleSetId } from '$lib/engine';
import type { Glyph } from './glyph';
import allForOne from '~icons/game-icons/all-for-one';
import artificialIntelligence from '~icons/game-icons/artificial-intelligence';
import backstab from '~icons/game-icons/backstab';
import barbute from '~icons/game-icons/barbute';
import baseballGlove from '~icons/game-icons/baseball-glove';
import bayonet from '~icons/game-icons/bayonet';
import bearFace from '~icons/game-icons/bear-face';
import blackBelt from '~icons/game-icons/black-belt';
import boots from '~icons/game-icons/boots';
import cauldron from '~icons/game-icons/cauldron';
import chessKnight from '~icons/game-icons/chess-knight';
import cloak from '~icons/game-icons/cloak';
import crossedSwords from '~icons/game-icons/crossed-swords';
import crystalBall from '~icons/game-icons/crystal-ball';
import daggerRose from '~icons/game-icons/dagger-rose';
import dolphin from '~icons/game-icons/dolphin';
import dominoMask from '~icons/game-icons/domino-mask';
import dragonHead from '~icons/game-icons/dragon-head';
import fencer from '~icons/game-icons/fencer';
import fizzingFlask from '~icons/game-icons/fizzing-flask';
import fleurDeLys from '~icons/game-icons/fleur-de-lys';
import fullMotorcycleHelmet from '~icons/game-icons/full-motorcycle-helmet';
import gauntlet from '~icons/game-icons/gauntlet';
import gothicCross from '~icons/game-icons/gothic-cross';
import handheldFan from '~icons/game-icons/handheld-fan';
import imperialCrown from '~icons/game-icons/imperial-crown';
import incense from '~icons/game-icons/incense';
import jesterHat from '~icons/game-icons/jester-hat';
import jugglingClubs from '~icons/game-icons/juggling-clubs';
import keyring from '~icons/game-icons/keyring';
import laptop from '~icons/game-icons/laptop';
import lightningStorm from '~icons/game-icons/lightning-storm';
import lips from '~icons/game-icons/lips';
import lipstick from '~icons/game-icons/lipstick';
import lorgnette from '~icons/game-icons/lorgnette';
import magnifyingGlass from '~icons/game-icons/magnifying-glass';
import microphone from '~icons/game-icons/microphone';
import mirrorMirror from '~icons/game-icons/mirror-mirror';
import oldLantern from '~icons/game-icons/old-lantern';
import pearlNecklace from '~icons/game-icons/pearl-necklace';
import pencilBrush from '~icons/game-icons/pencil-brush';
import plainDagger from '~icons/game-icons/plain-dagger';
import pocketWatch from '~icons/game-icons/pocket-watch';
import pointyHat from '~icons/game-icons/pointy-hat';
import pokerHand from '~icons/game-icons/poker-hand';
import popeCrown from '~icons/game-icons/pope-crown';
import queenCrown from '~icons/game-icons/queen-crown';
import quillInk from '~icons/game-icons/quill-ink';
import receiveMoney from '~icons/game-icons/receive-money';
import ringingBell from '~icons/game-icons/ringing-bell';
import rosaShield from '~icons/game-icons/rosa-shield';
import scales from '~icons/game-icons/scales';
import scissors from '~icons/game-icons/scissors';
import scrollQuill from '~icons/game-icons/scroll-quill';
import shamrock from '~icons/game-icons/shamrock';
import sharpHalberd from '~icons/game-icons/sharp-halberd';
import shepherdsCrook from '~icons/game-icons/shepherds-crook';
import shinyPurse from '~icons/game-icons/shiny-purse';
import shutRose from '~icons/game-icons/shut-rose';
import spyglass from '~icons/game-icons/spyglass';
import tatteredBanner from '~icons/game-icons/tattered-banner';
import tiara from '~icons/game-icons/tiara';
import topHat from '~icons/game-icons/top-hat';
import violin from '~icons/game-icons/violin';
import whistle from '~icons/game-icons/whistle';
import windmill from '~icons/game-icons/windmill';
import wizardStaff from '~icons/game-icons/wizard-staff';

/** `size`: width of the emblem in the 140 × 172 cameo. */
export interface CardEmblem {
	readonly glyph: Glyph;
	readonly size: number;
}
type Emblems = Readonly<Record<CardId, CardEmblem>>;

/** The same office keeps the same emblem in every edition. */
const COURT: Emblems = {
	guard: { glyph: sharpHalberd, size: 84 },
	priest: { glyph: gothicCross, size: 88 },
	baron: { glyph: crossedSwords, size: 84 },
	handmaid: { glyph: rosaShield, size: 80 },
	prince: { glyph: fleurDeLys, size: 86 },
	king: { glyph: imperialCrown, size: 78 },
	countess: { glyph: handheldFan, size: 84 },
	princess: { glyph: tiara, size: 92 },
	bishop: { glyph: popeCrown, size: 82 },
	'dowager-queen': { glyph: queenCrown, size: 82 },
	constable: { glyph: keyring, size: 84 },
	count: { glyph: pocketWatch, size: 84 },
	sycophant: { glyph: lips, size: 92 },
	baroness: { glyph: lorgnette, size: 84 },
	cardinal: { glyph: shepherdsCrook, size: 80 },
	jester: { glyph: jesterHat, size: 82 },
	assassin: { glyph: plainDagger, size: 82 },
	chancellor: { glyph: scrollQuill, size: 84 },
	spy: { glyph: dominoMask, size: 94 }
};

const KANAI: Emblems = {
	soldier: { glyph: barbute, size: 80 },
	clown: { glyph: jugglingClubs, size: 82 },
	knight: { glyph: chessKnight, size: 78 },
	priestess: { glyph: incense, size: 88 },
	wizard: { glyph: pointyHat, size: 84 },
	general: { glyph: tatteredBanner, size: 88 },
	minister: { glyph: scales, size: 84 },
	beloved: { glyph: tiara, size: 92 }
};

const BELOVED: Readonly<Record<Beloved, CardEmblem>> = {
	'elder-princess': { glyph: tiara, size: 92 },
	'younger-princess': { glyph: pearlNecklace, size: 88 },
	prince: { glyph: fleurDeLys, size: 86 }
};

const HOPE: Emblems = {
	naegi: { glyph: shamrock, size: 84 },
	maizono: { glyph: microphone, size: 80 },
	asahina: { glyph: dolphin, size: 84 },
	kuwata: { glyph: baseballGlove, size: 80 },
	hagakure: { glyph: crystalBall, size: 82 },
	kirigiri: { glyph: magnifyingGlass, size: 86 },
	yamada: { glyph: pencilBrush, size: 84 },
	owada: { glyph: fullMotorcycleHelmet, size: 86 },
	celestia: { glyph: pokerHand, size: 90 },
	ogami: { glyph: blackBelt, size: 90 },
	fujisaki: { glyph: laptop, size: 84 },
	ishimaru: { glyph: whistle, size: 84 },
	togami: { glyph: topHat, size: 84 },
	fukawa: { glyph: quillInk, size: 82 },
	enoshima: { glyph: lipstick, size: 82 },
	monokuma: { glyph: bearFace, size: 82 },
	'alter-ego': { glyph: artificialIntelligence, size: 80 },
	'ishimaru-white': { glyph: ringingBell, size: 86 },
	'genocider-sho': { glyph: scissors, size: 82 },
	ikusaba: { glyph: bayonet, size: 82 }
};

const RUSE: Emblems = {
	king: { glyph: imperialCrown, size: 76 },
	queen: { glyph: queenCrown, size: 78 },
	juliet: { glyph: shutRose, size: 84 },
	alchemist: { glyph: fizzingFlask, size: 80 },
	'fencing-master': { glyph: fencer, size: 92 },
	landowner: { glyph: windmill, size: 80 },
	merchant: { glyph: shinyPurse, size: 84 },
	cardinal: { glyph: shepherdsCrook, size: 80 },
	minstrel: { glyph: violin, size: 82 },
	explorer: { glyph: spyglass, size: 82 },
	assassin: { glyph: plainDagger, size: 82 },
	storm: { glyph: lightningStorm, size: 88 },
	cloak: { glyph: cloak, size: 80 },
	traitor: { glyph: backstab, size: 84 },
	musketeers: { glyph: allForOne, size: 80 },
	wizard: { glyph: wizardStaff, size: 82 },
	witch: { glyph: cauldron, size: 84 },
	prince: { glyph: fleurDeLys, size: 84 },
	squire: { glyph: gauntlet, size: 80 },
	hermit: { glyph: oldLantern, size: 82 },
	'little-giant': { glyph: boots, size: 86 },
	mirror: { glyph: mirrorMirror, size: 78 },
	dragon: { glyph: dragonHead, size: 80 },
	romeo: { glyph: daggerRose, size: 84 },
	beggar: { glyph: receiveMoney, size: 80 }
};

export const CARD_EMBLEMS: Readonly<Record<RuleSetId, Emblems>> = {
	classic: COURT,
	premium: COURT,
	'second-edition': COURT,
	kanai: KANAI,
	'hope-despair': HOPE,
	'ruse-and-bruise': RUSE
};

/** Emblem of a character; throws for an id the rule set does not have. */
export function cardEmblem(ruleSet: RuleSetId, card: CardId, beloved?: Beloved): CardEmblem {
	const found =
		ruleSet === 'kanai' && card === 'beloved' && beloved
			? BELOVED[beloved]
			: CARD_EMBLEMS[ruleSet][card];
	if (!found) throw new Error(`no emblem for ${ruleSet}/${card}`);
	return found;
}
