import type { Chapter } from '../lesson';
import { crowd } from './crowd';
import { magic } from './magic';

export const ruseCount: Chapter = {
	id: 'ruse-count',
	ruleSet: 'ruse-and-bruise',
	lessons: [crowd, magic],
	practiceSeats: 2
};
