import { baron } from '../cards/baron';
import { guard } from '../cards/guard';
import { handmaid } from '../cards/handmaid';
import { king } from '../cards/king';
import { minister } from '../cards/minister';
import { priest } from '../cards/priest';
import { prince } from '../cards/prince';
import { princess } from '../cards/princess';
import { defineEdition } from '../edition';
import { ask } from '../verbs';
import { faceUpForTwo, fullTie, tieBreak, tokensToWin } from './options';

/** The original game (French rules): a minister in the countess's place, a beloved of three. */
export const kanai = defineEdition({
	id: 'kanai',
	rules: 1,
	seats: { min: 2, max: 4 },
	cast: [
		[{ ...guard, id: 'soldier' }, 5],
		[{ ...priest, id: 'clown' }, 2],
		[{ ...baron, id: 'knight' }, 2],
		[{ ...handmaid, id: 'priestess' }, 2],
		[{ ...prince, id: 'wizard' }, 2],
		[{ ...king, id: 'general' }, 1],
		[minister, 1],
		[{ ...princess, id: 'beloved' }, 1]
	],
	options: [tokensToWin(4), tieBreak('none'), fullTie('all'), faceUpForTwo],
	presets: [
		{
			id: 'default',
			options: { tokensToWin: 4, tieBreak: 'none', fullTie: 'all', faceUpForTwo: true }
		}
	],
	/** The starter says who the beloved is. */
	opening(t) {
		ask(t, t.state.starter, 'choose-beloved');
		return true;
	}
});
