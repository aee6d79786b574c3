import type { Chapter } from '../lesson';
import { despair } from './despair';
import { flip } from './flip';
import { hope } from './hope';

export const hopeDespair: Chapter = {
	id: 'hope-despair',
	ruleSet: 'hope-despair',
	lessons: [hope, despair, flip],
	practiceSeats: 3
};
