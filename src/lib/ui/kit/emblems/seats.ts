import type { EmblemId } from '$lib/table/types';
import type { Glyph } from './glyph';
import bee from '~icons/game-icons/bee';
import fox from '~icons/game-icons/fox';
import heron from '~icons/game-icons/heron';
import hummingbird from '~icons/game-icons/hummingbird';
import owl from '~icons/game-icons/owl';
import rose from '~icons/game-icons/rose';
import stagHead from '~icons/game-icons/stag-head';
import swan from '~icons/game-icons/swan';

/** A seat is always wax + emblem + name; the emblem is one of these. */
export const SEAT_EMBLEMS: Readonly<Record<EmblemId, Glyph>> = {
	1: rose,
	2: heron,
	3: stagHead,
	4: fox,
	5: owl,
	6: bee,
	7: swan,
	8: hummingbird
};
