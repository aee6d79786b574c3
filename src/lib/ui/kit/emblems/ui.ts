import type { Glyph } from './glyph';
import abacus from '~icons/game-icons/abacus';
import candleLight from '~icons/game-icons/candle-light';
import loveLetter from '~icons/game-icons/love-letter';
import hourglass from '~icons/game-icons/hourglass';
import key from '~icons/game-icons/key';
import pointing from '~icons/game-icons/pointing';
import quill from '~icons/game-icons/quill';
import quillInk from '~icons/game-icons/quill-ink';
import rosaShield from '~icons/game-icons/rosa-shield';
import scrollUnfurled from '~icons/game-icons/scroll-unfurled';

/** Emblems of the interface itself. */
export const UI_EMBLEMS = {
	learn: candleLight,
	rules: scrollUnfurled,
	history: hourglass,
	settings: key,
	games: loveLetter,
	log: quill,
	count: abacus,
	protected: rosaShield,
	tap: pointing,
	guide: quillInk
} as const satisfies Readonly<Record<string, Glyph>>;
