/** A move as the table's own buttons say it. */
import {
	ruleSets,
	type Beloved,
	type Move,
	type RuleSetId,
	type Seat,
	type View
} from '$lib/engine';
import { t } from '$lib/i18n';
import { cardNameWithArticle, goalName, valueName } from '$lib/i18n/names';

export interface MoveContext {
	readonly ruleSet: RuleSetId;
	readonly names: readonly string[];
	readonly seat: Seat;
	readonly view: View;
}

function named(ruleSet: RuleSetId, value: number): string {
	const cards = (ruleSets.find(({ id }) => id === ruleSet)?.cards ?? []).filter(
		(card) => card.value === value && !card.extra
	);
	const [only, more] = cards;
	if (!only || more) return valueName(value);
	return cardNameWithArticle(ruleSet, only.id, only.copies === 1 ? 'the' : 'a');
}

/** What one does to make this move, as an order: “Play the Priest on Hugo”. */
export function moveLabel(move: Move, { ruleSet, names, seat, view }: MoveContext): string {
	const beloved: Beloved | undefined = 'beloved' in view ? view.beloved : undefined;
	const the = (card: string) => cardNameWithArticle(ruleSet, card, 'the', { beloved });
	const who = (other: Seat) => (other === seat ? t('table:yourself') : (names[other] ?? ''));
	const goal = (column: number) =>
		goalName(('columns' in view ? view.columns[column]?.goal.symbol : undefined) ?? 'music');
	switch (move.type) {
		case 'play': {
			const card = the(move.card);
			const [first = move.target, second] = move.targets ?? [];
			if (first === undefined) return t('table:turn.play', { card });
			if (second !== undefined)
				return t('table:do.two', { card, first: who(first), second: who(second) });
			if (first === seat) return t('table:do.self', { card });
			const aimed = t('table:do.on', { card, name: who(first) });
			if (move.guess === undefined) return aimed;
			const guess = t('table:do.guess', { name: who(first), what: named(ruleSet, move.guess) });
			return t('lessons:ui.naming', { play: aimed, guess });
		}
		case 'keep':
			return t('table:keep.do', { card: the(move.card) });
		case 'place':
			return t('ruse-and-bruise:ui.place', { card: the(move.card), column: goal(move.column) });
		case 'hide':
			return move.card === null
				? t('ruse-and-bruise:ui.hideNone')
				: t('ruse-and-bruise:ui.hide', { card: the(move.card) });
		case 'swap-goal':
			return move.column === null
				? t('ruse-and-bruise:ui.swapNone')
				: t('ruse-and-bruise:ui.swapWith', { column: goal(move.column) });
		case 'choose-beloved':
			return t('table:beloved.choose');
		case 'redraw':
			return t(move.yes ? 'table:redraw.yes' : 'table:redraw.no');
		case 'next-round':
			return t('table:end.next');
	}
}
