/** How many lessons there are; the home screen says it without loading any. */
export const LESSON_COUNT = 26;
