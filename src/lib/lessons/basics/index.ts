import type { Chapter } from '../lesson';
import { baron } from './baron';
import { ending } from './ending';
import { first } from './first';
import { naming } from './naming';
import { prince } from './prince';
import { princess } from './princess';
import { tokens } from './tokens';

export const basics: Chapter = {
	id: 'basics',
	ruleSet: 'classic',
	lessons: [first, baron, prince, princess, naming, ending, tokens],
	practiceSeats: 3
};
