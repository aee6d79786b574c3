/**
 * What one seat may know of Ruse & Bruise, counted and not guessed: its own cards in the queues, and
 * what a rival's face-down cards can be. Everybody has the same 25 cards, so what has not been seen
 * of a colour is a list; which of them lie face down is chance, as far as anybody may know.
 */
import {
	queueWorths,
	ruleSets,
	type CardId,
	type GoalSymbol,
	type RuseView,
	type Seat
} from '$lib/engine';

export interface OwnCard {
	readonly card: CardId;
	/** As far as this seat can see now; null: nothing. */
	readonly worth: number | null;
}

export interface QueueFacts {
	readonly goal: GoalSymbol;
	readonly points: number;
	readonly cards: number;
	/** How many more the goal asks for. */
	readonly needs: number;
	readonly closed: boolean;
	readonly own: readonly OwnCard[];
}

/** Every queue, with one's own cards there, the face-down ones too. */
export function queueFacts(view: RuseView, seat: Seat): QueueFacts[] {
	return view.columns.map(({ goal, cards, closed, met }, at) => {
		const worths = queueWorths(view, at);
		return {
			goal: goal.symbol,
			points: goal.value,
			cards: cards.length,
			needs: met ? 0 : Math.max(0, goal.value - cards.length),
			closed,
			own: cards.flatMap(({ owner, card, under }, index) => {
				const id = under ?? card;
				return owner === seat && id !== null ? [{ card: id, worth: worths[index] ?? null }] : [];
			})
		};
	});
}

export interface HiddenCards {
	/** Cards of this seat's that lie unknown in the queues, below a Cloak too. */
	readonly queued: number;
	/** Its cards nobody but itself has seen, wherever they are. Each is as likely to lie there. */
	readonly unseen: readonly CardId[];
}

/** What can lie face down of a rival's. */
export function hiddenCards(view: RuseView, seat: Seat): HiddenCards {
	const seen = new Set<CardId>();
	let queued = 0;
	for (const { cards } of view.columns)
		for (const { owner, card, known, under } of cards) {
			if (owner !== seat) continue;
			const id = card ?? known ?? null;
			if (id === null) queued += 1;
			else seen.add(id);
			if (under === null) queued += 1;
		}
	const { discards = [], faceDown = [] } = view.seats[seat] ?? {};
	for (const card of [...discards, ...faceDown.map(({ known }) => known)])
		if (card !== null) seen.add(card);
	const all = ruleSets.find(({ id }) => id === 'ruse-and-bruise')?.cards ?? [];
	return { queued, unseen: all.map(({ id }) => id).filter((id) => !seen.has(id)) };
}
