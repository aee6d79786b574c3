import { expect, test } from 'vitest';
import { CHAPTERS } from '$lib/lessons/chapters';
import { LESSON_COUNT } from './lesson-count';

test('the home screen counts the lessons there are', () => {
	expect(LESSON_COUNT).toBe(CHAPTERS.flatMap((chapter) => chapter.lessons).length);
});
