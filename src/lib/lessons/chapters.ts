/** All chapters, in the order in which they are offered. */
import { basics } from './basics';
import { hopeDespair } from './hope-despair';
import { kanai } from './kanai';
import type { Chapter, Lesson } from './lesson';
import { pass } from './pass';
import { premium } from './premium';
import { ruseCount } from './ruse-count';
import { ruseQueue } from './ruse-queue';
import { ruseScore } from './ruse-score';
import { secondEdition } from './second-edition';

export const CHAPTERS: readonly Chapter[] = [
	basics,
	pass,
	secondEdition,
	premium,
	kanai,
	hopeDespair,
	ruseQueue,
	ruseCount,
	ruseScore
];

/** Where one lesson stands among all. */
export interface Place {
	readonly chapter: Chapter;
	readonly lesson: Lesson;
	/** From 0, within its chapter. */
	readonly index: number;
}

/** The lesson of an id such as `basics/first`. */
export function findLesson(id: string): Place | null {
	for (const chapter of CHAPTERS) {
		const index = chapter.lessons.findIndex((lesson) => `${chapter.id}/${lesson.id}` === id);
		const lesson = chapter.lessons[index];
		if (lesson) return { chapter, lesson, index };
	}
	return null;
}

export const findChapter = (id: string): Chapter | null =>
	CHAPTERS.find((chapter) => chapter.id === id) ?? null;
