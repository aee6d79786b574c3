/** How far each lesson has been played. */
import * as v from 'valibot';
import { theStore } from './open-store';
import type { LessonProgress } from './types';

export const lessonShape = v.object({
	id: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
	step: v.pipe(v.number(), v.integer(), v.minValue(0)),
	done: v.boolean(),
	updatedAt: v.number()
});

/** @returns progress by lesson id; damaged rows and failing storage count as not begun */
export async function lessonProgress(): Promise<Record<string, LessonProgress>> {
	try {
		const rows = await (await theStore()).lessons();
		const good = rows.flatMap((row) => {
			const answer = v.safeParse(lessonShape, row);
			return answer.success ? [answer.output] : [];
		});
		return Object.fromEntries(good.map((progress) => [progress.id, progress]));
	} catch {
		return {};
	}
}

/** @returns whether it was kept */
export async function saveLessonProgress(
	progress: Omit<LessonProgress, 'updatedAt'>
): Promise<boolean> {
	try {
		await (await theStore()).putLesson({ ...progress, updatedAt: Date.now() });
		return true;
	} catch {
		return false;
	}
}
