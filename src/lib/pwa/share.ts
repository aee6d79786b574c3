/** Milliseconds a download's address stays valid: Safari reads it after the click has returned. */
const ADDRESS_LIFE = 60_000;

export type ShareResult = 'shared' | 'downloaded' | 'cancelled';

/**
 * Hands a file to the system's share sheet, or saves it where there is none. Call it in the handler of
 * a tap: a share sheet needs the gesture, so make the file before.
 *
 * @param title one line for the sheet; some apps show it as the subject
 */
export async function shareFile(file: File, title: string): Promise<ShareResult> {
	const data: ShareData = { files: [file], title };
	if (typeof navigator.share === 'function' && navigator.canShare?.(data)) {
		try {
			await navigator.share(data);
			return 'shared';
		} catch (error) {
			if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
			// some systems announce files and then refuse this kind: save it instead
		}
	}
	saveFile(file);
	return 'downloaded';
}

/** Saves a file to the downloads of the device. */
function saveFile(file: File): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(file);
	link.download = file.name;
	document.body.append(link);
	link.click();
	link.remove();
	setTimeout(() => URL.revokeObjectURL(link.href), ADDRESS_LIFE);
}
