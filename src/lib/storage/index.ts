/** The door to what is kept on this device; `./backup` has one of its own, as it needs the rules, which the home screen does without. */
export * from './types';
export { deleteMatch, listMatches, renameMatch, undoDelete, watchMatches } from './games';
export { keepHomeLayout, lastHomeLayout } from './home-layout';
export { lessonProgress, saveLessonProgress } from './lessons';
export { askPersistence, storageHealth, storageUse } from './health.svelte';
export {
	IDLE_CHOICES,
	LANGUAGE_CHOICES,
	MOTIONS,
	settings,
	TEXT_SIZES,
	THEMES,
	TURN_TIMERS,
	type SettingsData
} from './settings.svelte';
