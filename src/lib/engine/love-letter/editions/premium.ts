import { assassin } from '../cards/assassin';
import { baron } from '../cards/baron';
import { baroness } from '../cards/baroness';
import { bishop } from '../cards/bishop';
import { cardinal } from '../cards/cardinal';
import { constable } from '../cards/constable';
import { count } from '../cards/count';
import { countess } from '../cards/countess';
import { dowagerQueen } from '../cards/dowager-queen';
import { guard } from '../cards/guard';
import { handmaid } from '../cards/handmaid';
import { jester } from '../cards/jester';
import { king } from '../cards/king';
import { priest } from '../cards/priest';
import { prince } from '../cards/prince';
import { princess } from '../cards/princess';
import { sycophant } from '../cards/sycophant';
import { defineEdition } from '../edition';
import { fullTie, tieBreak, tokensToWin } from './options';

/** The 32 cards for five to eight. */
export const premium = defineEdition({
	id: 'premium',
	rules: 1,
	seats: { min: 5, max: 8 },
	cast: [
		[jester, 1],
		[assassin, 1],
		[guard, 8],
		[priest, 2],
		[cardinal, 2],
		[baron, 2],
		[baroness, 2],
		[handmaid, 2],
		[sycophant, 2],
		[prince, 2],
		[count, 2],
		[king, 1],
		[constable, 1],
		[countess, 1],
		[dowagerQueen, 1],
		[princess, 1],
		[bishop, 1]
	],
	options: [tokensToWin(3), tieBreak('pile-sum'), fullTie('nobody')],
	presets: [
		{ id: 'arena', options: { tokensToWin: 3, tieBreak: 'pile-sum', fullTie: 'nobody' } },
		{ id: 'rulebook', options: { tokensToWin: 4, tieBreak: 'pile-sum', fullTie: 'all' } }
	]
});
