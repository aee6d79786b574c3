/** A match in words, from its summary alone: nothing secret is in it. */
import { formatList, t } from '$lib/i18n';
import { ruleSetName } from '$lib/i18n/names';
import type { MatchEntry } from '$lib/storage';
import type { MatchSummary } from '$lib/table/types';

const RUSE_ROUNDS = 6;

/** Its own name, or who plays. */
export function matchTitle(summary: MatchSummary): string {
	return summary.title ?? formatList(summary.players.map((player) => player.name));
}

export function roundText(summary: MatchSummary): string {
	const { round, ruleSet } = summary;
	return ruleSet === 'ruse-and-bruise'
		? t('app:home.roundOf', { round, of: RUSE_ROUNDS })
		: t('app:home.round', { round });
}

/** How many rounds can be looked back at. */
export function roundsOver({ round, toAct, winners }: MatchSummary): number {
	return toAct === 'table' || winners ? round : round - 1;
}

/** “Classic · first to 4 tokens”. */
export function rulesText(summary: MatchSummary): string {
	const tokens = summary.options['tokensToWin'];
	return typeof tokens === 'number'
		? `${ruleSetName(summary.ruleSet)} · ${t('app:home.firstTo', { count: tokens })}`
		: ruleSetName(summary.ruleSet);
}

/** “Camille to play”. */
export function turnText(summary: MatchSummary): string {
	const { toAct, players } = summary;
	const name = typeof toAct === 'number' ? players[toAct]?.name : undefined;
	return name === undefined ? t('app:home.betweenRounds') : t('app:home.toPlay', { name });
}

/** The winners' names, joined; empty while nobody has won. */
export function winnersText(summary: MatchSummary): string {
	const names = (summary.winners ?? []).map((seat) => summary.players[seat]?.name ?? '');
	return names.length > 0 ? t('app:history.won', { names: formatList(names) }) : '';
}

/** The name of a line in a list, also of one that cannot be opened. */
export function entryTitle(entry: MatchEntry): string {
	return entry.state === 'ok'
		? matchTitle(entry.summary)
		: (entry.title ?? t('app:games.untitled'));
}
