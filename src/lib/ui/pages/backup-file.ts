import { shareFile } from '$lib/pwa';
import type { ShareResult } from '$lib/pwa/share';
import type { BackupFile } from '$lib/storage';

/** Hands a backup to the share sheet or the downloads. Call it right from a tap. */
export async function handOut(backup: BackupFile, title: string): Promise<ShareResult> {
	const file = new File([backup.json], backup.name, { type: 'application/json' });
	return shareFile(file, title);
}
