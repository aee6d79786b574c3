import { resolve } from '$app/paths';
import type { CardId, RuleSetId } from '$lib/engine';
import { learnHref } from '$lib/ui/lesson/links';
import { playHref } from '$lib/ui/pages/paths';

export interface RulesPlace {
	readonly ruleSet?: RuleSetId;
	readonly card?: CardId;
	/** A section of the game's page, or a question of the card's: where to read on. */
	readonly section?: number | null;
	readonly question?: number;
	/** The match one came from, and goes back to. */
	readonly match?: string;
}

/** Address of the rules: the shelf of games, one game, or one of its cards. */
export function rulesHref({ ruleSet, card, section, question, match }: RulesPlace = {}): string {
	const query = new URLSearchParams({
		...(ruleSet && { game: ruleSet }),
		...(card && { card }),
		...(question && { question: String(question) }),
		...(match && { match })
	}).toString();
	return `${resolve('/')}rules/${query && `?${query}`}${section ? `#s${section}` : ''}`;
}

/** The way back to the table one came from: a match, a lesson or a deal to practise with. */
export function matchHref(match: string): string {
	const [kind, ...rest] = match.split('/');
	const id = rest.join('/');
	if (kind === 'lesson') return learnHref({ lesson: id });
	return kind === 'practice' ? learnHref({ practice: id }) : playHref(match);
}
