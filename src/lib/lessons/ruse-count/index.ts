import type { Chapter } from '../lesson';
import { beggar } from './beggar';
import { crowd } from './crowd';
import { magic } from './magic';
import { mirror } from './mirror';

export const ruseCount: Chapter = {
	id: 'ruse-count',
	ruleSet: 'ruse-and-bruise',
	lessons: [crowd, mirror, magic, beggar],
	practiceSeats: 2
};
