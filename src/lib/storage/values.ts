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

/** @returns whether it was kept */
export async function writeValue(key: string, value: unknown): Promise<boolean> {
	try {
		await (await theStore()).putValue(key, value);
		return true;
	} catch {
		return false;
	}
}
