/** Single values by key; failing to keep one is never worth an exception. */
import { theStore } from './open-store';

/** @returns the stored value, or undefined when there is none or storage fails */
export async function readValue(key: string): Promise<unknown> {
	try {
		return await (await theStore()).value(key);
	} catch {
		return undefined;
	}
}

/**
 * Changes a value where it is kept, so that nothing another tab wrote meanwhile is lost.
 * @param change gets what is kept now; undefined leaves it
 * @returns whether storage did not fail
 */
export async function changeValue(
	key: string,
	change: (value: unknown) => unknown
): Promise<boolean> {
	try {
		await (await theStore()).changeValue(key, change);
		return true;
	} catch {
		return false;
	}
}
