/**
 * What may lie in a hidden hand: exact chances from what one seat may know, never from what
 * people's plays betray. Counted are all cards seen or known, and everything said in public about a
 * card that has not changed since: a wrong guess, a comparison that was won.
 */
import type { CardId, Event, LoveLetterView, Seat } from '$lib/engine';
import { deckOf, unseenCards } from '$lib/ui/table/unseen';

export interface Chance {
	readonly card: CardId;
	/** The chance is `count` of `of`, in lowest terms. */
	readonly count: number;
	readonly of: number;
}

type Holds = (value: number) => boolean;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Seats whose hand cards may be other ones after this event. */
function changed(event: Event): readonly Seat[] {
	switch (event.type) {
		case 'card-drawn':
		case 'card-dealt':
		case 'card-discarded':
		case 'cards-drawn':
		case 'cards-returned':
			return [event.seat];
		case 'hands-swapped':
		case 'hands-mixed':
			return event.seats;
		case 'hand-passed':
			return [event.from, event.to];
		default:
			return [];
	}
}

/** Per seat, what was said in public about the one card it holds now. */
export function saidOf(view: LoveLetterView): ReadonlyMap<Seat, readonly Holds[]> {
	const valueOf = new Map(deckOf(view).map((card) => [card.id, card.value ?? 0]));
	const said = new Map<Seat, Holds[]>();
	view.history.forEach((event, at) => {
		for (const seat of changed(event)) said.delete(seat);
		if (event.type === 'guess-answered' && !event.right) {
			const { guess, target } = event;
			said.set(target, [...(said.get(target) ?? []), (value) => value !== guess]);
		}
		if (event.type === 'hands-compared' && event.loser !== null) {
			const { loser, by } = event;
			const winner = event.seats.find((seat) => seat !== loser);
			const shown = view.history
				.slice(at)
				.find((later) => later.type === 'card-discarded' && later.seat === loser);
			const bar = shown?.type === 'card-discarded' ? valueOf.get(shown.card) : undefined;
			if (winner !== undefined && bar !== undefined)
				said.set(winner, [
					...(said.get(winner) ?? []),
					by === 'lower' ? (value) => value > bar : (value) => value < bar
				]);
		}
	});
	return said;
}

interface Pool {
	readonly value: number;
	left: number;
}

/** Ways to deal one card to each of these hands, each within what was said of it. */
function ways(pools: readonly Pool[], hands: readonly (readonly Holds[])[]): number {
	const [first, ...rest] = hands;
	if (!first) return 1;
	let sum = 0;
	for (const pool of pools) {
		if (pool.left === 0 || !first.every((holds) => holds(pool.value))) continue;
		const times = pool.left;
		pool.left -= 1;
		sum += times * ways(pools, rest);
		pool.left += 1;
	}
	return sum;
}

/**
 * The chance of each card to be in the hand of `target`, highest value last; one certain card when
 * it is known. Empty for a seat without a hidden card.
 */
export function chances(view: LoveLetterView, target: Seat): Chance[] {
	const state = view.seats[target];
	if (!state || state.out || target === view.audience || state.hand.length === 0) return [];
	const known = view.knows.find(({ seat }) => seat === target);
	if (known) return [{ card: known.card, count: 1, of: 1 }];
	const said = saidOf(view);
	const others = view.seats.flatMap((other, seat) =>
		seat === target ||
		seat === view.audience ||
		other.out ||
		view.knows.some((one) => one.seat === seat)
			? []
			: (said.get(seat) ?? []).length > 0
				? [said.get(seat) ?? []]
				: []
	);
	const unseen = unseenCards(view).filter((card) => card.unseen > 0);
	const valueOf = new Map(deckOf(view).map((card) => [card.id, card.value ?? 0]));
	const pools = unseen.map((card): Pool => ({
		value: valueOf.get(card.card) ?? 0,
		left: card.unseen
	}));
	const own = said.get(target) ?? [];
	const counts = pools.map((pool) => {
		if (!own.every((holds) => holds(pool.value))) return 0;
		const times = pool.left;
		pool.left -= 1;
		const sum = times * ways(pools, others);
		pool.left += 1;
		return sum;
	});
	const total = counts.reduce((sum, count) => sum + count, 0);
	return unseen.flatMap(({ card }, at) => {
		const count = counts[at] ?? 0;
		const shared = gcd(total, count);
		return count === 0 ? [] : [{ card, count: count / shared, of: total / shared }];
	});
}
