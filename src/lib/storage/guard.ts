/** Refusals that hold inside a write, whatever the store: never overwrite newer or other rows. */
import * as v from 'valibot';
import { RULE_SET_IDS } from '$lib/engine';
import { ROW_FORMAT, StoreError, type MatchHead } from './types';

const versioned = v.object({ format: v.number() });
const ofRuleSet = v.object({ summary: v.object({ ruleSet: v.string() }) });
const written = v.object({ rev: v.number(), summary: v.object({ updatedAt: v.number() }) });
const listFields = v.object({
	deletedAt: v.nullable(v.number()),
	summary: v.object({ title: v.nullable(v.string()) })
});

/** True for a row written by a newer app than this one: another shape, or a game not known here. */
export function isNewer(row: unknown): boolean {
	const answer = v.safeParse(versioned, row);
	if (answer.success && answer.output.format > ROW_FORMAT) return true;
	const head = v.safeParse(ofRuleSet, row);
	return head.success && !RULE_SET_IDS.some((id) => id === head.output.summary.ruleSet);
}

/**
 * Both halves of a match are always written together, so its head speaks for both: a long body is
 * not read back for every move.
 * @param row the head as it lies in the store, or undefined
 * @param expected its rev as the writer knows it; null: there must be none
 * @param next what is about to be written; finding exactly that is no conflict, but the first try
 *   of a write whose answer was lost with the connection; finding nothing is none either
 * @throws StoreError `newer` or `conflict`
 */
export function guardHead(row: unknown, expected: number | null, next?: MatchHead): void {
	if (isNewer(row)) throw new StoreError('newer');
	// the browser, or a person, cleared everything while this match was open: it is written again
	if (row === undefined && next) return;
	const answer = v.safeParse(written, row);
	const rev = answer.success ? answer.output.rev : null;
	if (rev === expected) return;
	const same =
		next &&
		answer.success &&
		rev === next.rev &&
		answer.output.summary.updatedAt === next.summary.updatedAt;
	if (!same) throw new StoreError('conflict');
}

/** The head to write over `row`: what the list of matches may have changed meanwhile stays. */
export function keepListFields(row: unknown, next: MatchHead): MatchHead {
	const answer = v.safeParse(listFields, row);
	if (!answer.success) return next;
	const { deletedAt, summary } = answer.output;
	return { ...next, deletedAt, summary: { ...next.summary, title: summary.title } };
}
