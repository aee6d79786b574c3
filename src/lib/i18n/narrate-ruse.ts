/** Sentences for the events of Ruse & Bruise, and for how a column was decided. */
import type { CardId, Goal, RuseColumnReport, RuseColumnResult, RuseEvent } from '$lib/engine';
import { formatNumber } from './format';
import { goalName } from './names';
import { isKnown, line, list, phrase, type Line, type Phrase, type Words } from './narrate-parts';

/** What a reveal is written under: “column 2”, counted from 1. */
export function columnPhrase(column: number): Phrase {
	return phrase('log:phrase.column', { number: column + 1 });
}

/** “Music 3”. */
export function goalPhrase({ symbol, value }: Goal): Phrase {
	return phrase('log:phrase.goal', { name: goalName(symbol), value });
}

function placed(
	words: Words,
	path: 'placed' | 'hidden',
	{ seat, column, card }: { seat: number; column: number; card: CardId | null }
): Line {
	const params = {
		seat: words.seat(seat),
		column: columnPhrase(column),
		cloak: words.card('cloak')
	};
	return card === null
		? line([phrase(`log:ruse.${path}.public`, params)], seat)
		: line([phrase(`log:ruse.${path}.private`, { ...params, card: words.card(card) })], seat, card);
}

function step(words: Words, each: RuseColumnReport['steps'][number]): Line {
	switch (each.type) {
		case 'removed':
			return line(
				[
					phrase('log:column.removed', {
						ownedCard: words.owned(each.owner, each.by),
						cards: list(each.cards.map(({ owner, card }) => words.ownedInList(owner, card)))
					})
				],
				each.owner,
				each.by
			);
		case 'void':
			return each.because === 'several'
				? line([phrase('log:column.several', { name: words.name(each.card) })], null, each.card)
				: line(
						[
							phrase('log:column.silenced', {
								musketeers: words.card('musketeers'),
								card: words.card(each.card)
							})
						],
						null,
						each.card
					);
		case 'pair':
			return line(
				[
					phrase('log:column.pair', {
						seat: words.seat(each.seat),
						prince: words.card('prince'),
						squire: words.card('squire')
					})
				],
				each.seat,
				'prince'
			);
		case 'dragon':
		case 'beggar':
			return line(
				[phrase(`log:column.${each.type}`, { ownedCard: words.owned(each.owner, each.type) })],
				each.owner,
				each.type
			);
	}
}

/** “Column 2: Ana has the highest total, 17.” */
export function columnVerdict(
	words: Words,
	column: number,
	{ winner, totals }: RuseColumnResult,
	{ decidedBy }: RuseColumnReport
): Line {
	const params = { column: columnPhrase(column) };
	if (winner === null || decidedBy === 'nobody')
		return line([phrase('log:column.byNobody', params)]);
	const seat = words.seat(winner);
	if (decidedBy === 'pair')
		return line(
			[
				phrase('log:column.byPair', {
					...params,
					seat,
					prince: words.card('prince'),
					squire: words.card('squire')
				})
			],
			winner
		);
	const points = formatNumber(totals.find((total) => total.seat === winner)?.points ?? 0);
	const verdicts = {
		highest: 'log:column.byHighest',
		lowest: 'log:column.byLowest',
		nearest: 'log:column.byNearest',
		furthest: 'log:column.byFurthest'
	} as const;
	return line([phrase(verdicts[decidedBy], { ...params, seat, points })], winner);
}

/** How a column was decided, step by step, the verdict last. */
export function columnLines(
	words: Words,
	column: number,
	result: RuseColumnResult,
	report: RuseColumnReport
): readonly Line[] {
	const lines: Line[] = [];
	if (report.musketeers)
		lines.push(
			line(
				[phrase('log:column.musketeers', { card: words.card('musketeers') })],
				null,
				'musketeers'
			)
		);
	for (const each of report.steps) lines.push(step(words, each));
	if (result.totals.length > 1)
		lines.push(
			line([
				phrase('log:column.totals', {
					scores: list(
						result.totals.map(({ seat, points }) =>
							phrase('log:phrase.score', { seat: words.seat(seat), points: formatNumber(points) })
						)
					)
				})
			])
		);
	lines.push(columnVerdict(words, column, result, report));
	return lines;
}

/** The line for one event; null where there is nothing to tell (an unseen refill). */
export function narrateRuse(words: Words, event: RuseEvent): Line | null {
	switch (event.type) {
		case 'goals-opened':
			return line([phrase('log:ruse.goalsOpened', { goals: list(event.goals.map(goalPhrase)) })]);
		case 'hand-refilled':
			if (!event.cards.every(isKnown)) return null;
			return line(
				[
					phrase('log:ruse.refilled', {
						seat: words.seat(event.seat),
						cards: words.heldList(event.cards)
					})
				],
				event.seat
			);
		case 'discards-shuffled':
			return line(
				[phrase('log:ruse.shuffled', { seat: words.seat(event.seat), count: event.count })],
				event.seat
			);
		case 'card-placed':
			return placed(words, 'placed', event);
		case 'card-turned-up':
			return line(
				[
					phrase('log:ruse.turnedUp', {
						ownedCard: words.owned(event.owner, event.card),
						column: columnPhrase(event.column)
					})
				],
				event.owner,
				event.card
			);
		case 'card-moved':
			return line(
				[
					phrase('log:ruse.moved', {
						ownedCard: words.owned(event.owner, event.card),
						from: columnPhrase(event.from),
						to: columnPhrase(event.to)
					})
				],
				event.owner,
				event.card
			);
		case 'explorer-stayed':
			return line(
				[
					phrase('log:ruse.stayed', {
						ownedCard: words.owned(event.owner, 'explorer'),
						column: columnPhrase(event.column)
					})
				],
				event.owner,
				'explorer'
			);
		case 'card-assassinated':
			return line(
				[
					phrase('log:ruse.assassinated', {
						ownedCard: words.owned(event.assassin, 'assassin'),
						removed:
							event.card === null
								? words.anyCard(event.owner)
								: words.owned(event.owner, event.card),
						column: columnPhrase(event.column)
					})
				],
				event.assassin,
				'assassin'
			);
		case 'column-closed':
			return line(
				[
					phrase('log:ruse.closed', {
						ownedCard: words.owned(event.owner, 'storm'),
						column: columnPhrase(event.column)
					})
				],
				event.owner,
				'storm'
			);
		case 'goals-swapped':
			return line(
				[
					phrase('log:ruse.goalsSwapped', {
						seat: words.seat(event.seat),
						first: columnPhrase(event.columns[0]),
						second: columnPhrase(event.columns[1])
					})
				],
				event.seat,
				'traitor'
			);
		case 'swap-declined':
			return line([phrase('log:ruse.swapDeclined', { seat: words.seat(event.seat) })], event.seat);
		case 'card-hidden':
			return placed(words, 'hidden', event);
		case 'hide-declined':
			return line(
				[
					phrase('log:ruse.hideDeclined', {
						seat: words.seat(event.seat),
						cloak: words.card('cloak')
					})
				],
				event.seat
			);
		case 'seat-skipped':
			return line([phrase('log:ruse.skipped', { seat: words.seat(event.seat) })], event.seat);
		case 'columns-revealed':
			return line([phrase('log:ruse.revealed')]);
		case 'column-evaluated':
			return columnVerdict(words, event.column, event.result, event.why);
		case 'column-won': {
			const goal = goalPhrase(event.goal);
			return event.seat === null
				? line([phrase('log:ruse.lost', { goal })])
				: line([phrase('log:ruse.won', { goal, seat: words.seat(event.seat) })], event.seat);
		}
	}
}
