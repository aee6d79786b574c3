import type { Chapter } from '../lesson';
import { pass as lesson } from './pass';

export const pass: Chapter = {
	id: 'pass',
	ruleSet: 'classic',
	lessons: [lesson],
	practiceSeats: 2
};
