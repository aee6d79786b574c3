import type { Chapter } from '../lesson';
import { explorer } from './explorer';
import { laying } from './laying';
import { storm } from './storm';
import { traps } from './traps';

export const ruseQueue: Chapter = {
	id: 'ruse-queue',
	ruleSet: 'ruse-and-bruise',
	lessons: [laying, traps, storm, explorer],
	practiceSeats: 2
};
