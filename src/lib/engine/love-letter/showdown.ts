import type { Edition } from './edition';
import { everybody, isIn, NONE, seatsOf, survivors, type RoundResult, type State } from './state';
import type { Table } from './table';

type Verdict = Pick<RoundResult, 'winners' | 'reason'>;

/** Who wins the round as it stands: the last seat standing, or the highest of those who show. */
export function settle(edition: Edition, s: State): RoundResult {
	const left = seatsOf(survivors(s));
	const last = left.length === 1;
	const verdict: Verdict = last
		? { winners: left, reason: 'last-standing' }
		: highest(edition, s, left);
	const hands = s.hands.map((hand, seat) => (last || !isIn(s, seat) ? NONE : hand[0]!));
	return { ...verdict, hands, bonuses: bonuses(edition, s, verdict.winners) };
}

/** Value in the final comparison: the hand, and what lies in the own pile for it (count). */
function strength(edition: Edition, s: State, seat: number): number {
	return s.piles[seat]!.reduce(
		(sum, card) => sum + edition.addsFromPile[card]!,
		edition.values[s.hands[seat]![0]!]!
	);
}

function pileSum(edition: Edition, s: State, seat: number): number {
	return s.piles[seat]!.reduce((sum, card) => sum + edition.values[card]!, 0);
}

function highest(edition: Edition, s: State, left: readonly number[]): Verdict {
	const shown = left.map((seat) => edition.ids[s.hands[seat]![0]!]);
	const bows = (seat: number): boolean => {
		const lord = edition.characters[s.hands[seat]![0]!]!.bowsTo;
		return lord !== undefined && shown.includes(lord);
	};
	const standing = left.filter((seat) => !bows(seat));
	const top = best(standing, (seat) => strength(edition, s, seat));
	if (top.length === 1) return { winners: top, reason: 'highest' };
	if (s.options.tieBreak !== 'pile-sum') return fullTie(s, top);
	const heaviest = best(top, (seat) => pileSum(edition, s, seat));
	return heaviest.length === 1 ? { winners: heaviest, reason: 'pile-sum' } : fullTie(s, heaviest);
}

function fullTie(s: State, tied: readonly number[]): Verdict {
	return s.options.fullTie === 'all' || s.options.tie === 'draw'
		? { winners: tied, reason: 'shared' }
		: { winners: [], reason: 'nobody' };
}

function best(seats: readonly number[], measure: (seat: number) => number): number[] {
	const top = Math.max(...seats.map(measure));
	return seats.filter((seat) => measure(seat) === top);
}

function bonuses(edition: Edition, s: State, winners: readonly number[]): RoundResult['bonuses'] {
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
	const tied = best(shown, (seat) => edition.values[hands[seat]!]!);
	return tied.reduce((mask, seat) => mask | (1 << seat), 0);
}
