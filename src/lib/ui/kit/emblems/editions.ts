import type { RuleSetId } from '$lib/engine';
import type { Glyph } from './glyph';
import caravel from '~icons/game-icons/caravel';
import dualityMask from '~icons/game-icons/duality-mask';
import handheldFan from '~icons/game-icons/handheld-fan';
import loveLetter from '~icons/game-icons/love-letter';
import queenCrown from '~icons/game-icons/queen-crown';
import tiedScroll from '~icons/game-icons/tied-scroll';

/** The seal on the back of a card and the cover of a rule set. */
export const EDITION_EMBLEMS: Readonly<Record<RuleSetId, Glyph>> = {
	classic: loveLetter,
	premium: queenCrown,
	'second-edition': tiedScroll,
	kanai: handheldFan,
	'hope-despair': dualityMask,
	'ruse-and-bruise': caravel
};
