/**
 * Live regions speak aloud to the whole room: public events only, never a hand, a guess to come or
 * what one person alone was shown.
 */
const spoken = $state({ polite: '', assertive: '' });
export type Politeness = keyof typeof spoken;

const SETTLE = 120;
const waiting: Record<Politeness, string[]> = { polite: [], assertive: [] };
const timers: Partial<Record<Politeness, ReturnType<typeof setTimeout>>> = {};

/** Sentences that come within a moment are spoken together, in order. */
export function announce(text: string, politeness: Politeness = 'polite'): void {
	waiting[politeness].push(text);
	// an emptied region speaks the same sentence again
	spoken[politeness] = '';
	clearTimeout(timers[politeness]);
	timers[politeness] = setTimeout(() => {
		spoken[politeness] = waiting[politeness].join(' ');
		waiting[politeness] = [];
	}, SETTLE);
}

/** Forgets what waits to be spoken and empties both regions. */
export function silence(): void {
	for (const politeness of ['polite', 'assertive'] as const) {
		clearTimeout(timers[politeness]);
		waiting[politeness] = [];
		spoken[politeness] = '';
	}
}

/** What the regions hold now; read by Announcer.svelte. */
export function spokenText(politeness: Politeness): string {
	return spoken[politeness];
}
