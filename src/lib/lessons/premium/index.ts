import type { Chapter } from '../lesson';
import { bets } from './bets';
import { duels } from './duels';
import { looks } from './looks';

export const premium: Chapter = {
	id: 'premium',
	ruleSet: 'premium',
	lessons: [looks, bets, duels],
	practiceSeats: 5
};
