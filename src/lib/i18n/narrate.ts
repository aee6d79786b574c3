/**
 * What happened, in sentences. Events hold ids; the words are made here, in the current language,
 * when they are shown: switch the language and the whole log follows.
 */
import type { Event, LoveLetterView, RuseColumnReport, RuseColumnResult } from '$lib/engine';
import { narrateLoveLetter } from './narrate-love-letter';
import { moveLines } from './narrate-move';
import { line, lineText, phrase, wordsOf, type Line, type NarrateContext } from './narrate-parts';
import { resultLines } from './narrate-result';
import { columnLines, narrateRuse } from './narrate-ruse';

export type { Line, NarrateContext, Part } from './narrate-parts';
export { lineText } from './narrate-parts';

/**
 * One event as one line, or null where there is nothing to tell: an unseen deal, draw or refill,
 * and the start of an ordinary turn. A card the audience may not see is simply not mentioned.
 */
export function narrate(event: Event, context: NarrateContext): Line | null {
	const words = wordsOf(context);
	switch (event.type) {
		case 'round-started': {
			const params = { round: event.round, seat: words.seat(event.starter) };
			return event.seats
				? line([phrase('log:roundReplayed', { ...params, seats: words.seats(event.seats) })])
				: line([phrase('log:roundStarted', params)]);
		}
		case 'turn-started':
			return event.extra
				? line([phrase('log:extraTurn', { seat: words.seat(event.seat) })], event.seat)
				: null;
		case 'match-won':
			return line(
				[
					phrase('log:matchWon', {
						seats: words.seats(event.winners),
						count: event.winners.length
					})
				],
				event.winners.length === 1 ? (event.winners[0] ?? null) : null
			);
		case 'goals-opened':
		case 'hand-refilled':
		case 'discards-shuffled':
		case 'card-placed':
		case 'card-turned-up':
		case 'card-moved':
		case 'explorer-stayed':
		case 'card-assassinated':
		case 'column-closed':
		case 'goals-swapped':
		case 'swap-declined':
		case 'card-hidden':
		case 'hide-declined':
		case 'seat-skipped':
		case 'columns-revealed':
		case 'column-evaluated':
		case 'column-won':
			return narrateRuse(words, event);
		default:
			return narrateLoveLetter(words, context.ruleSet, event);
	}
}

/** One event as plain text; '' where there is nothing to tell. Give it public events only. */
export function narrateText(event: Event, context: NarrateContext): string {
	const told = narrate(event, context);
	return told ? lineText(told) : '';
}

/**
 * Any run of events, in order, as the fewest lines that tell it: what belongs together becomes one
 * line (“Hugo plays the Baron and beats Ana. Ana is out, showing a Priest.”).
 */
export function narrateMove(events: readonly Event[], context: NarrateContext): readonly Line[] {
	return moveLines(events, wordsOf(context), (event) => narrate(event, context));
}

/** Why the round in this view ended as it did, one to a few lines. Love Letter family. */
export function explainRound(view: LoveLetterView, context: NarrateContext): readonly Line[] {
	return resultLines(wordsOf(context), view);
}

/** How a column of Ruse & Bruise was decided, step by step, the verdict last. `column` from 0. */
export function explainColumn(
	column: number,
	result: RuseColumnResult,
	report: RuseColumnReport,
	context: NarrateContext
): readonly Line[] {
	return columnLines(wordsOf(context), column, result, report);
}
