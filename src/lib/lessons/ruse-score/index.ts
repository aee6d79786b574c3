import type { Chapter } from '../lesson';
import { six } from './six';

export const ruseScore: Chapter = {
	id: 'ruse-score',
	ruleSet: 'ruse-and-bruise',
	lessons: [six],
	practiceSeats: 3
};
