import type { Chapter } from '../lesson';
import { minister } from './minister';

export const kanai: Chapter = {
	id: 'kanai',
	ruleSet: 'kanai',
	lessons: [minister],
	practiceSeats: 3
};
