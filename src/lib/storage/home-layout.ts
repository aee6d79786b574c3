/** What stood on the home screen last: a quick copy, so that nothing moves once the device has answered. */
import * as v from 'valibot';

const shape = v.object({
	/** The letter on top: for a newcomer, for the match to go on with, or none. */
	letter: v.picklist(['welcome', 'resume', 'none']),
	/** Whether there is a line for the matches that are not finished. */
	games: v.boolean()
});
type HomeLayout = v.InferOutput<typeof shape>;

const KEY = 'billet-doux:home';
const FIRST_START: HomeLayout = { letter: 'welcome', games: false };

/** Read synchronously, before the first frame; what a first start shows if nothing was kept. */
export function lastHomeLayout(): HomeLayout {
	try {
		const answer = v.safeParse(shape, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
		return answer.success ? answer.output : FIRST_START;
	} catch {
		return FIRST_START;
	}
}

/** Keeps it for the next start; without localStorage only a jump is at stake. */
export function keepHomeLayout(layout: HomeLayout): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(layout));
	} catch {
		return;
	}
}
