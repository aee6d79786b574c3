/** The matches on this device as the pages list them; kept up to date while a page shows them. */
import { watchMatches, type MatchEntry } from '$lib/storage';

export class MatchList {
	/** null until the device has answered. */
	entries = $state.raw<readonly MatchEntry[] | null>(null);
	failed = $state(false);

	constructor() {
		$effect(() =>
			watchMatches(
				(entries) => (this.entries = entries),
				() => (this.failed = true)
			)
		);
	}

	/** Not finished, the last played first. */
	get playing(): readonly MatchEntry[] {
		return (this.entries ?? []).filter((each) => each.state !== 'ok' || each.status === 'playing');
	}

	/** What to go on with: the last played that can be opened. */
	get resumable(): Extract<MatchEntry, { state: 'ok' }> | undefined {
		return this.playing.filter((each) => each.state === 'ok').find(({ unplayable }) => !unplayable);
	}

	get finished(): readonly MatchEntry[] {
		return (this.entries ?? []).filter((each) => each.state === 'ok' && each.status === 'finished');
	}
}
