/** The settings of this device: reactive, repaired on load, kept in the database. */
import * as v from 'valibot';
import { REVEAL_STYLES } from '$lib/table/types';
import { changeValue, readValue } from './values';

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

/** Tabs tell each other here what was changed. */
const CHANNEL = 'billet-doux:settings';

/** The kept settings with a change made here; hints shown in any tab have been shown. */
function merge(kept: SettingsData, change: Partial<SettingsData>): SettingsData {
	const hints = new Set([...kept.seenHints, ...(change.seenHints ?? [])]);
	return { ...kept, ...change, seenHints: [...hints] };
}

export class Settings {
	#data = $state.raw<SettingsData>({ ...repairSettings(null), ...readMirror() });
	/** Nothing is written before what is there has been read. */
	#loaded = false;
	/** Changed before that; it wins. */
	#touched: readonly (keyof SettingsData)[] = [];
	#channel: BroadcastChannel | null = null;

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
		const keys = Object.keys(change) as (keyof SettingsData)[];
		if (!this.#loaded) this.#touched = [...this.#touched, ...keys];
		this.#data = repairSettings({ ...this.#data, ...change });
		writeMirror(this.#data);
		void this.#save(keys);
	}

	/** Takes over the settings of a backup, repaired. */
	restore(data: unknown): void {
		this.set(repairSettings(data));
	}

	/** Reads the stored settings once at start-up; what was changed meanwhile wins. */
	async load(): Promise<void> {
		this.#follow();
		const answer = v.safeParse(stored, await readValue('settings'));
		const kept = answer.success ? repairSettings(answer.output.data) : this.#data;
		const touched = this.#touched;
		this.#touched = [];
		this.#data = repairSettings(merge(kept, this.#only(touched)));
		this.#loaded = true;
		writeMirror(this.#data);
		if (touched.length > 0) await this.#save(touched);
	}

	#only(keys: readonly (keyof SettingsData)[]): Partial<SettingsData> {
		return Object.fromEntries(keys.map((key) => [key, this.#data[key]]));
	}

	/** Writes what was changed here and nothing else: the rest may have been changed in another tab. */
	async #save(keys: readonly (keyof SettingsData)[]): Promise<void> {
		if (!this.#loaded) return;
		const change = this.#only(keys);
		const kept = await changeValue('settings', (value) => {
			const answer = v.safeParse(stored, value);
			// what a newer app wrote is read, never overwritten
			if (answer.success && answer.output.version > SETTINGS_VERSION) return undefined;
			const before = repairSettings(answer.success ? answer.output.data : null);
			return { version: SETTINGS_VERSION, data: merge(before, change) };
		});
		if (kept) this.#channel?.postMessage(change);
	}

	/** Takes over what is changed in another tab, but for the language: a page changes its own by itself. */
	#follow(): void {
		if (this.#channel || typeof BroadcastChannel === 'undefined') return;
		this.#channel = new BroadcastChannel(CHANNEL);
		this.#channel.onmessage = ({ data }: MessageEvent<Partial<SettingsData>>) => {
			const here = this.#data;
			this.#data = repairSettings({ ...merge(here, data), language: here.language });
		};
	}
}

export const settings = new Settings();
