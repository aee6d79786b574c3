import type { CardId } from '../core/types';
import type { Edition } from './edition';
import { everybody, isIn, NONE, seatsOf, survivors, type RoundResult, type State } from './state';
import type { Table } from './table';

type Verdict = Pick<RoundResult, 'winners' | 'reason'>;

/** Who wins the round as it stands: the last seat standing, or the highest of those who show. */
export function settle(edition: Edition, s: State): RoundResult {
	const left = seatsOf(survivors(s));
	const last = left.length === 1;
	const { winners, reason }: Verdict = last
		? { winners: left, reason: 'last-standing' }
		: highest(edition, s, left);
	const hands: number[] = [];
	for (let seat = 0; seat < s.seats; seat++) {
		hands.push(last || !isIn(s, seat) ? NONE : s.hands[seat]![0]!);
	}
	return { winners, reason, hands, bonuses: bonuses(edition, s, winners) };
}

type Measure = (edition: Edition, s: State, seat: number) => number;

/** Value in the final comparison: the hand, and what lies in the own pile for it (count). */
const strength: Measure = (edition, s, seat) => {
	const held = s.hands[seat]![0]!;
	const lord = edition.characters[held]!.bowsTo;
	if (lord !== undefined && isShown(edition, s, lord)) return BOWED;
	let sum = edition.values[held]!;
	for (const card of s.piles[seat]!) sum += edition.addsFromPile[card]!;
	return sum;
};

/** Below every card. */
const BOWED = -1;

const isShown = (edition: Edition, s: State, id: CardId): boolean =>
	s.hands.some((hand, seat) => isIn(s, seat) && edition.ids[hand[0]!] === id);

const pileSum: Measure = (edition, s, seat) => {
	let sum = 0;
	for (const card of s.piles[seat]!) sum += edition.values[card]!;
	return sum;
};

function highest(edition: Edition, s: State, left: readonly number[]): Verdict {
	const top = best(edition, s, left, strength);
	if (top.length === 1) return { winners: top, reason: 'highest' };
	if (s.options.tieBreak !== 'pile-sum') return fullTie(s, top);
	const heaviest = best(edition, s, top, pileSum);
	return heaviest.length === 1 ? { winners: heaviest, reason: 'pile-sum' } : fullTie(s, heaviest);
}

function fullTie(s: State, tied: readonly number[]): Verdict {
	return s.options.fullTie === 'all' || s.options.tie === 'draw'
		? { winners: tied, reason: 'shared' }
		: { winners: [], reason: 'nobody' };
}

function best(edition: Edition, s: State, seats: readonly number[], measure: Measure): number[] {
	let top = -Infinity;
	let holders: number[] = [];
	for (const seat of seats) {
		const value = measure(edition, s, seat);
		if (value > top) {
			top = value;
			holders = [seat];
		} else if (value === top) holders.push(seat);
	}
	return holders;
}

const NO_BONUSES: RoundResult['bonuses'] = [];

function bonuses(edition: Edition, s: State, winners: readonly number[]): RoundResult['bonuses'] {
	if (edition.bonuses.length === 0) return NO_BONUSES;
	return edition.bonuses.flatMap((card) => {
		const bonus = edition.characters[card]!.bonus!;
		const seat = bonus.to(s, winners, card);
		return seat === NONE ? [] : [{ seat, by: bonus.by }];
	});
}

/** Whether the round just played ended in a tie that another round settles; it counts for nobody. */
export function isReplay(s: State): boolean {
	const { tie } = s.options;
	return (tie === 'replay-tied' || tie === 'replay-all') && s.result?.reason === 'nobody';
}

/** Mask of the seats that take part in the replay: those tied, or everybody. */
export function replaying({ state: s, edition }: Table): number {
	const hands = s.result?.hands ?? [];
	if (s.options.tie !== 'replay-tied') return everybody(s);
	const shown = seatsOf(everybody(s)).filter((seat) => hands[seat] !== NONE);
	const tied = best(edition, s, shown, (_, __, seat) => edition.values[hands[seat]!]!);
	return tied.reduce((mask, seat) => mask | (1 << seat), 0);
}
