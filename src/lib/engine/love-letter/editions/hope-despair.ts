import type { CardId, OptionSpec } from '../../core/types';
import { alterEgo } from '../cards/alter-ego';
import { asahina } from '../cards/asahina';
import { celestia } from '../cards/celestia';
import { enoshima } from '../cards/enoshima';
import { fujisaki } from '../cards/fujisaki';
import { fukawa } from '../cards/fukawa';
import { genociderSho } from '../cards/genocider-sho';
import { hagakure } from '../cards/hagakure';
import { ikusaba } from '../cards/ikusaba';
import { ishimaru } from '../cards/ishimaru';
import { ishimaruWhite } from '../cards/ishimaru-white';
import { kirigiri } from '../cards/kirigiri';
import { kuwata } from '../cards/kuwata';
import { maizono } from '../cards/maizono';
import { monokuma } from '../cards/monokuma';
import { naegi } from '../cards/naegi';
import { ogami } from '../cards/ogami';
import { owada } from '../cards/owada';
import { togami } from '../cards/togami';
import { yamada } from '../cards/yamada';
import type { Character } from '../character';
import { defineEdition } from '../edition';
import { openSides } from '../sides';
import { tokensToWin } from './options';

const STUDENTS: readonly Character[] = [
	naegi,
	maizono,
	asahina,
	kuwata,
	hagakure,
	kirigiri,
	yamada,
	owada,
	celestia,
	ogami,
	fujisaki,
	ishimaru,
	togami,
	fukawa,
	enoshima,
	monokuma
];

const EXTRAS: readonly Character[] = [alterEgo, ishimaruWhite, genociderSho, ikusaba];

/** Each extra takes the place of one character of its number. */
const replacesOneOf = (extra: Character): { extra: CardId; replaces: CardId[] } => ({
	extra: extra.id,
	replaces: STUDENTS.filter(({ value }) => value === extra.value).map(({ id }) => id)
});

const attributes = Object.fromEntries(
	[...STUDENTS, ...EXTRAS].map(({ id, attribute }) => [id, attribute ?? 'hope'])
);

const choice = (key: string, ...values: readonly [string, ...string[]]): OptionSpec => ({
	key,
	kind: 'choice',
	values,
	default: values[0]
});

/**
 * Sixteen students with an effect of hope and one of despair, under one mode that may be flipped
 * once. The attributes are a reconstruction: no public source lists them.
 */
export const hopeDespair = defineEdition({
	id: 'hope-despair',
	rules: 1,
	seats: { min: 2, max: 4 },
	cast: STUDENTS.map((student) => [student, 1]),
	extras: EXTRAS,
	options: [
		tokensToWin(1),
		choice('modeRule', 'table', 'own-last-card'),
		choice('afterFlip', 'strict', 'loose'),
		choice('tie', 'replay-tied', 'replay-all', 'draw'),
		{ key: 'extras', kind: 'replacements', choices: EXTRAS.map(replacesOneOf), default: [] },
		{ key: 'attributes', kind: 'attributes', default: attributes }
	],
	presets: [
		{
			id: 'default',
			options: {
				tokensToWin: 1,
				modeRule: 'table',
				afterFlip: 'strict',
				tie: 'replay-tied',
				extras: [],
				attributes
			}
		}
	],
	alwaysFaceUp: true,
	startsByChance: true,
	opening: openSides
});
