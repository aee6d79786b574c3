import type { Chapter } from '../lesson';
import { chancellor } from './chancellor';
import { spy } from './spy';

export const secondEdition: Chapter = {
	id: 'second-edition',
	ruleSet: 'second-edition',
	lessons: [chancellor, spy],
	practiceSeats: 3
};
