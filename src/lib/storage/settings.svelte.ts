/** The settings of this device: reactive, repaired on load, kept in the database. */
import * as v from 'valibot';
import { REVEAL_STYLES } from '$lib/table/types';
import { readValue, writeValue } from './values';

export const LANGUAGE_CHOICES = ['auto', 'zh-Hans', 'zh-Hant', 'fr', 'en'] as const;
export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'reduced'] as const;
/** Percent. */
export const TEXT_SIZES = [100, 115, 130, 150, 200] as const;
/** Seconds without a touch before an open hand hides itself. */
export const IDLE_CHOICES = [15, 30, 60, 120, 300] as const;
/** Seconds; 0 is off. */
export const TURN_TIMERS = [0, 30, 60, 120] as const;

/** Each field falls back to its default by itself, so one bad value never costs the others. */
const shape = v.object({
	language: v.optional(v.fallback(v.picklist(LANGUAGE_CHOICES), 'auto'), 'auto'),
	theme: v.optional(v.fallback(v.picklist(THEMES), 'auto'), 'auto'),
	textSize: v.optional(v.fallback(v.picklist(TEXT_SIZES), 100), 100),
	motion: v.optional(v.fallback(v.picklist(MOTIONS), 'auto'), 'auto'),
	sound: v.optional(v.fallback(v.boolean(), true), true),
	haptics: v.optional(v.fallback(v.boolean(), true), true),
	leftHanded: v.optional(v.fallback(v.boolean(), false), false),
	revealStyle: v.optional(v.fallback(v.picklist(REVEAL_STYLES), 'hold'), 'hold'),
	idleSeconds: v.optional(v.fallback(v.picklist(IDLE_CHOICES), 60), 60),
	/** Hide the hand when the phone is laid on its face, where there is a sensor. */
	faceDownHides: v.optional(v.fallback(v.boolean(), true), true),
	turnTimer: v.optional(v.fallback(v.picklist(TURN_TIMERS), 0), 0),
	/** Ids of the one-time hints that were shown. */
	seenHints: v.optional(v.fallback(v.array(v.string()), []), [])
});
export type SettingsData = v.InferOutput<typeof shape>;

const SETTINGS_VERSION = 1;
const stored = v.object({ version: v.number(), data: v.unknown() });

/** Whatever was stored or imported, made whole again. */
export function repairSettings(data: unknown): SettingsData {
	const answer = v.safeParse(shape, data);
	return answer.success ? answer.output : v.parse(shape, {});
}

/** Read before the first paint, synchronously, so that neither theme nor language flashes. */
const MIRROR_KEY = 'billet-doux:look';

function readMirror(): Pick<SettingsData, 'theme' | 'language' | 'textSize'> {
	let mirror: unknown = null;
	try {
		mirror = JSON.parse(localStorage.getItem(MIRROR_KEY) ?? 'null');
	} catch {
		// No localStorage, or somebody else's text in it: the defaults do.
	}
	const { theme, language, textSize } = repairSettings(mirror);
	return { theme, language, textSize };
}

function writeMirror({ theme, language, textSize }: SettingsData): void {
	try {
		localStorage.setItem(MIRROR_KEY, JSON.stringify({ theme, language, textSize }));
	} catch {
		// Only a flash is at stake.
	}
}

export class Settings {
	#data = $state.raw<SettingsData>({ ...repairSettings(null), ...readMirror() });
	/** Set while the stored settings come from a newer app: they are read, never overwritten. */
	#newer = false;
	/** Nothing is written before what is there has been read. */
	#loaded = false;
	/** Changed before that; it wins. */
	#touched: readonly (keyof SettingsData)[] = [];

	/** The whole, as plain JSON. */
	get data(): SettingsData {
		return this.#data;
	}
	get language() {
		return this.#data.language;
	}
	get theme() {
		return this.#data.theme;
	}
	get textSize() {
		return this.#data.textSize;
	}
	get motion() {
		return this.#data.motion;
	}
	get sound() {
		return this.#data.sound;
	}
	get haptics() {
		return this.#data.haptics;
	}
	get leftHanded() {
		return this.#data.leftHanded;
	}
	get revealStyle() {
		return this.#data.revealStyle;
	}
	get idleSeconds() {
		return this.#data.idleSeconds;
	}
	get faceDownHides() {
		return this.#data.faceDownHides;
	}
	get turnTimer() {
		return this.#data.turnTimer;
	}

	/** Whether a one-time hint has been shown on this device. */
	hasSeen(hint: string): boolean {
		return this.#data.seenHints.includes(hint);
	}

	/** Remembers that a one-time hint was shown. */
	markSeen(hint: string): void {
		if (!this.hasSeen(hint)) this.set({ seenHints: [...this.#data.seenHints, hint] });
	}

	/**
	 * Changes some settings at once and saves them. Bad values fall back to the default. A failed
	 * save costs nothing but the memory of it; `storageHealth` says when nothing can be kept.
	 */
	set(change: Partial<SettingsData>): void {
		if (!this.#loaded)
			this.#touched = [...this.#touched, ...(Object.keys(change) as (keyof SettingsData)[])];
		this.#data = repairSettings({ ...this.#data, ...change });
		writeMirror(this.#data);
		void this.#save();
	}

	/** Takes over the settings of a backup, repaired. */
	restore(data: unknown): void {
		this.set(repairSettings(data));
	}

	/** Reads the stored settings once at start-up; what was changed meanwhile wins. */
	async load(): Promise<void> {
		const answer = v.safeParse(stored, await readValue('settings'));
		this.#newer = answer.success && answer.output.version > SETTINGS_VERSION;
		const kept = answer.success ? repairSettings(answer.output.data) : this.#data;
		const changed = Object.fromEntries(this.#touched.map((key) => [key, this.#data[key]]));
		this.#data = repairSettings({ ...kept, ...changed });
		this.#loaded = true;
		writeMirror(this.#data);
		if (this.#touched.length > 0) await this.#save();
	}

	async #save(): Promise<void> {
		if (this.#newer || !this.#loaded) return;
		await writeValue('settings', { version: SETTINGS_VERSION, data: this.#data });
	}
}

export const settings = new Settings();
