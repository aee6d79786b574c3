import { baron } from '../cards/baron';
import { chancellor } from '../cards/chancellor';
import { countess } from '../cards/countess';
import { guard } from '../cards/guard';
import { handmaid } from '../cards/handmaid';
import { king } from '../cards/king';
import { priest } from '../cards/priest';
import { prince } from '../cards/prince';
import { princess } from '../cards/princess';
import { spy } from '../cards/spy';
import { defineEdition } from '../edition';
import { faceUpForTwo, fullTie, presetBySeats, tieBreak, tokensToWin } from './options';

const TOKENS = { 2: 6, 3: 5, 4: 4, 5: 3, 6: 3 };

/** The 21 cards of 2019, with spy and chancellor. */
export const secondEdition = defineEdition({
	id: 'second-edition',
	rules: 1,
	seats: { min: 2, max: 6 },
	cast: [
		[spy, 2],
		[guard, 6],
		[priest, 2],
		[baron, 2],
		[handmaid, 2],
		[prince, 2],
		[chancellor, 2],
		[{ ...king, value: 7 }, 1],
		[{ ...countess, value: 8 }, 1],
		[{ ...princess, value: 9 }, 1]
	],
	options: [tokensToWin(TOKENS), tieBreak('pile-sum'), fullTie('nobody'), faceUpForTwo],
	presets: [
		presetBySeats('arena', TOKENS, { tieBreak: 'pile-sum', fullTie: 'nobody', faceUpForTwo: true }),
		presetBySeats('rulebook', TOKENS, { tieBreak: 'none', fullTie: 'all', faceUpForTwo: true })
	]
});
