import { baron } from '../cards/baron';
import { countess } from '../cards/countess';
import { guard } from '../cards/guard';
import { handmaid } from '../cards/handmaid';
import { king } from '../cards/king';
import { priest } from '../cards/priest';
import { prince } from '../cards/prince';
import { princess } from '../cards/princess';
import { defineEdition } from '../edition';
import { faceUpForTwo, fullTie, presetBySeats, tieBreak, tokensToWin } from './options';

const ARENA = { 2: 6, 3: 5, 4: 4 };
const RULEBOOK = { 2: 7, 3: 5, 4: 4 };

/** The 16 cards of the first edition. */
export const classic = defineEdition({
	id: 'classic',
	rules: 1,
	seats: { min: 2, max: 4 },
	cast: [
		[guard, 5],
		[priest, 2],
		[baron, 2],
		[handmaid, 2],
		[prince, 2],
		[king, 1],
		[countess, 1],
		[princess, 1]
	],
	options: [tokensToWin(ARENA), tieBreak('pile-sum'), fullTie('nobody'), faceUpForTwo],
	presets: [
		presetBySeats('arena', ARENA, { tieBreak: 'pile-sum', fullTie: 'nobody', faceUpForTwo: true }),
		presetBySeats('rulebook', RULEBOOK, {
			tieBreak: 'pile-sum',
			fullTie: 'all',
			faceUpForTwo: true
		})
	]
});
