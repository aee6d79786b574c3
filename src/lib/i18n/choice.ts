/**
 * The chosen language, kept beside the database in localStorage: it is needed before the first
 * word is shown, and opening the database would cost the home screen a visible moment.
 */
import { isLocale, type Locale } from './negotiate';

const KEY = 'billet-doux.locale';

/** The stored choice; null when there is none or storage is out of reach. */
export function storedChoice(): Locale | null {
	try {
		const value = localStorage.getItem(KEY);
		return isLocale(value) ? value : null;
	} catch {
		return null;
	}
}

/** Keeps the choice; null goes back to the browser's languages. Never throws. */
export function storeChoice(choice: Locale | null): void {
	try {
		if (choice) localStorage.setItem(KEY, choice);
		else localStorage.removeItem(KEY);
	} catch {
		// private mode or a full disk: the choice lasts until the page is closed
	}
}
