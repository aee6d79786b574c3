/** Why a round ended as it did, for the round-end screen. */
import type { CardId, LoveLetterResult, LoveLetterView, Seat } from '$lib/engine';
import { line, list, phrase, type Line, type Phrase, type Words } from './narrate-parts';

/** Each count in the own pile adds this to the hand (premium, final comparison only). */
const COUNT: CardId = 'count';

interface Shown {
	readonly seat: Seat;
	readonly card: CardId;
	/** In the final comparison. */
	readonly strength: number;
	readonly counts: number;
}

function shownHands(words: Words, view: LoveLetterView, result: LoveLetterResult): Shown[] {
	return result.hands.flatMap((card, seat) => {
		if (card === null) return [];
		const pile = view.seats[seat]?.pile ?? [];
		const counts = pile.filter((each) => each === COUNT).length;
		return [{ seat, card, counts, strength: (words.valueOf(card) ?? 0) + counts }];
	});
}

function pileSum(words: Words, view: LoveLetterView, seat: Seat): number {
	return (view.seats[seat]?.pile ?? []).reduce((sum, card) => sum + (words.valueOf(card) ?? 0), 0);
}

function scores(words: Words, entries: readonly (readonly [Seat, number])[]): Phrase {
	return list(
		entries.map(([seat, points]) => phrase('log:phrase.score', { seat: words.seat(seat), points }))
	);
}

function highest(words: Words, shown: readonly Shown[], result: LoveLetterResult): Line[] {
	const lines: Line[] = [];
	for (const { seat, counts, strength } of shown)
		if (counts > 0)
			lines.push(
				line(
					[
						phrase('log:why.countBonus', {
							seat: words.seat(seat),
							name: words.name(COUNT),
							value: strength
						})
					],
					seat,
					COUNT
				)
			);
	const cards = shown.map(({ card }) => card);
	if (cards.includes('bishop') && cards.includes('princess'))
		lines.push(
			line(
				[
					phrase('log:why.bishopYields', {
						princess: words.card('princess'),
						bishop: words.card('bishop')
					})
				],
				null,
				'bishop'
			)
		);
	const best = shown.find(({ seat }) => result.winners.includes(seat));
	if (!best) return lines;
	const others = shown
		.filter(({ seat }) => !result.winners.includes(seat))
		.sort((a, b) => b.strength - a.strength);
	const first = words.valued(best.card, words.valueOf(best.card) ?? 0);
	lines.push(
		others.length === 0
			? line([phrase('log:why.highestAlone', { best: first })], best.seat, best.card)
			: line(
					[
						phrase('log:why.highest', {
							best: first,
							others: list(others.map(({ card }) => words.valued(card, words.valueOf(card) ?? 0)))
						})
					],
					best.seat,
					best.card
				)
	);
	return lines;
}

/** Seats whose hands were equally strong at the top, in seat order. */
function tied(shown: readonly Shown[], result: LoveLetterResult): readonly Seat[] {
	const measure = result.winners.length
		? shown.filter(({ seat }) => result.winners.includes(seat))
		: shown;
	const top = Math.max(...measure.map(({ strength }) => strength));
	return shown.filter(({ strength }) => strength === top).map(({ seat }) => seat);
}

/** The reason in one to four sentences; for a round broken off by a token, just that. */
export function resultLines(words: Words, view: LoveLetterView): readonly Line[] {
	const { result } = view;
	if (!result) return [line([phrase('log:why.tokenBreak')])];
	const shown = shownHands(words, view, result);
	const lines: Line[] = [];
	if (result.reason === 'last-standing') lines.push(line([phrase('log:why.lastStanding')]));
	else {
		lines.push(line([phrase('log:why.deckEmpty')]));
		if (result.reason === 'highest') lines.push(...highest(words, shown, result));
		if (result.reason === 'pile-sum')
			lines.push(
				line([
					phrase('log:why.pileSum', {
						scores: scores(
							words,
							tied(shown, result).map((seat) => [seat, pileSum(words, view, seat)])
						)
					})
				])
			);
		if (result.reason === 'shared') lines.push(line([phrase('log:why.shared')]));
		if (result.reason === 'nobody')
			lines.push(
				line([phrase(view.ruleSet === 'hope-despair' ? 'log:why.replay' : 'log:why.nobody')])
			);
	}
	for (const { seat, by } of result.bonuses)
		lines.push(
			by === 'spy'
				? line(
						[phrase('log:why.spy', { seat: words.seat(seat), held: words.held('spy') })],
						seat,
						'spy'
					)
				: line(
						[phrase('log:why.jester', { seat: words.seat(seat), card: words.card('jester') })],
						seat,
						'jester'
					)
		);
	return lines;
}
