/** The only door to what is kept on this device. */
export * from './types';
export { deleteMatch, listMatches, renameMatch, undoDelete, watchMatches } from './games';
export { exportAll, exportMatch, importBackup, MAX_BACKUP_BYTES } from './backup';
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
