/**
 * A short sound and a tap of the phone at public turning points. They say only what everybody sees
 * happen: nothing here may depend on a card.
 */
import { settings } from '$lib/storage';

export type Cue = 'opened' | 'played' | 'round-over' | 'match-over';

/** Hertz, one after the other. */
const NOTES: Readonly<Record<Cue, readonly number[]>> = {
	opened: [523],
	played: [392],
	'round-over': [523, 659],
	'match-over': [523, 659, 784]
};

/** Milliseconds on, off, on… */
const TAPS: Readonly<Record<Cue, readonly number[]>> = {
	opened: [12],
	played: [8],
	'round-over': [14, 60, 14],
	'match-over': [18, 60, 18, 60, 30]
};

const STEP = 0.13;
const LENGTH = 0.22;
const LOUDNESS = 0.07;

let context: AudioContext | null = null;

/** iOS leaves a context "interrupted" or closed after a call; then a new one is made. */
function audio(): AudioContext | null {
	if (typeof AudioContext === 'undefined') return null;
	if (context?.state === 'closed') context = null;
	context ??= new AudioContext();
	if (context.state !== 'running') void context.resume().catch(() => undefined);
	return context;
}

function play(notes: readonly number[]): void {
	const on = audio();
	if (!on) return;
	notes.forEach((frequency, at) => {
		const begin = on.currentTime + at * STEP;
		const tone = on.createOscillator();
		const volume = on.createGain();
		tone.type = 'triangle';
		tone.frequency.value = frequency;
		volume.gain.setValueAtTime(LOUDNESS, begin);
		volume.gain.exponentialRampToValueAtTime(0.0001, begin + LENGTH);
		tone.connect(volume).connect(on.destination);
		tone.start(begin);
		tone.stop(begin + LENGTH);
	});
}

/** Gives a cue as far as the settings allow; a device that can do neither stays still. */
export function give(cue: Cue): void {
	if (settings.haptics && typeof navigator.vibrate === 'function')
		navigator.vibrate([...TAPS[cue]]);
	if (!settings.sound) return;
	// the screen first: to wake up the loudspeaker takes a slow phone a third of a second
	setTimeout(() => {
		try {
			play(NOTES[cue]);
		} catch {
			// sound carries no information: a device that refuses it loses nothing
		}
	});
}
