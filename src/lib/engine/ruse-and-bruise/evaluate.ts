import type { RuseColumnReport, RuseColumnResult, Seat } from '../core/types';
import { coloured, counting, idOf, KINDS, kindOf, ownerOf, type Card, type Kind } from './card';
import { PARTNERS, SWEEPS, SYMBOLS, VALUES, WEAKENS, WORTHS } from './cards';
import { symbolOf, type GoalCode } from './goal';
import type { RuseOptions } from './state';

export interface Verdict {
	readonly result: RuseColumnResult;
	readonly why: RuseColumnReport;
}

/** Points on its own symbol, printed on the six professions. */
const AT_HOME = 12;

/** Plain points: what is printed, and 12 for a profession on its own symbol. */
function printed(card: Card, symbol: number): number | null {
	const kind = kindOf(card);
	return SYMBOLS[kind] === symbol ? AT_HOME : (VALUES[kind] ?? null);
}

/**
 * Points of the cards of a row (flags gone, hidden cards in their cloaks' places) before any
 * dragon; null: no value. Bottom-up, because a mirror shows what lies behind it.
 */
export function worths(
	row: readonly Card[],
	goal: GoalCode,
	options: RuseOptions
): (number | null)[] {
	const symbol = symbolOf(goal);
	const points: (number | null)[] = row.map((card) => printed(card, symbol));
	if (holds(row, KINDS.musketeers)) return points;
	for (let i = row.length - 1; i >= 0; i--) {
		const worth = WORTHS[kindOf(row[i] as Card)];
		if (worth) points[i] = worth(row, i, points[i + 1] ?? null, options);
	}
	return points;
}

/**
 * Decides one column, all its cards turned up ("Evaluating a column", in that order): hidden cards,
 * musketeers, wizard, witch, pair, dragons, totals, ties.
 */
export function evaluate(cards: readonly Card[], goal: GoalCode, options: RuseOptions): Verdict {
	let row = cards.map(counting);
	const steps: RuseColumnReport['steps'][number][] = [];
	const removed: RuseColumnResult['removed'][number][] = [];
	const musketeers = holds(row, KINDS.musketeers);

	for (const by of ['wizard', 'witch'] as const) {
		const sweepers = row.filter((card) => kindOf(card) === KINDS[by]);
		const [sweeper] = sweepers;
		if (sweeper === undefined) continue;
		if (musketeers || sweepers.length > 1) {
			steps.push({ type: 'void', card: by, because: musketeers ? 'musketeers' : 'several' });
			continue;
		}
		const points = worths(row, goal, options);
		const leaves = (card: Card, i: number): boolean => {
			const value = points[i] ?? null;
			return card !== sweeper && value !== null && SWEEPS[KINDS[by]]?.(value) === true;
		};
		const swept = row.filter(leaves).map(named);
		if (swept.length === 0) continue;
		steps.push({ type: 'removed', by, owner: ownerOf(sweeper), cards: swept });
		for (const { owner, card } of swept) removed.push({ owner, card, by });
		row = row.filter((card, i) => !leaves(card, i));
	}

	const points = worths(row, goal, options);
	const verdict = (
		winner: Seat | null,
		decidedBy: RuseColumnReport['decidedBy'],
		totals: RuseColumnResult['totals']
	): Verdict => ({
		result: { winner, totals, removed, pair: decidedBy === 'pair' ? winner : null },
		why: {
			musketeers,
			steps,
			values: row.map((card, i) => ({
				owner: ownerOf(card),
				card: idOf(kindOf(card)),
				points: points[i] ?? null
			})),
			decidedBy
		}
	});

	if (!musketeers) {
		const pair = nearestPair(row);
		if (pair !== null) {
			steps.push({ type: 'pair', seat: pair });
			return verdict(pair, 'pair', []);
		}
		for (const dragon of row) {
			const loss = WEAKENS[kindOf(dragon)] ?? 0;
			if (loss === 0) continue;
			const owner = ownerOf(dragon);
			let hit = false;
			row.forEach((card, i) => {
				const value = points[i] ?? null;
				if (value === null || ownerOf(card) === owner) return;
				points[i] = Math.max(0, value - loss);
				hit = true;
			});
			if (hit) steps.push({ type: 'dragon', owner });
		}
	}

	const sums: (number | undefined)[] = [];
	row.forEach((card, i) => {
		const value = points[i] ?? null;
		if (value !== null) sums[ownerOf(card)] = (sums[ownerOf(card)] ?? 0) + value;
	});
	const totals: { seat: Seat; points: number }[] = [];
	sums.forEach((sum, seat) => {
		if (sum !== undefined) totals.push({ seat, points: sum });
	});
	if (totals.length === 0) return verdict(null, 'nobody', totals);

	const beggar = musketeers ? undefined : row.find((card) => kindOf(card) === KINDS.beggar);
	if (beggar !== undefined) steps.push({ type: 'beggar', owner: ownerOf(beggar) });
	const all = totals.map((total) => total.points);
	const winning = beggar === undefined ? Math.max(...all) : Math.min(...all);
	const tied = totals.filter((total) => total.points === winning).map((total) => total.seat);
	if (tied.length === 1) {
		return verdict(tied[0] as Seat, beggar === undefined ? 'highest' : 'lowest', totals);
	}
	const order = beggar !== undefined ? options.beggarTie : 'nearest';
	const candidates = row.filter((card, i) => points[i] !== null && tied.includes(ownerOf(card)));
	const decisive = candidates.at(order === 'nearest' ? 0 : -1) as Card;
	return verdict(ownerOf(decisive), order, totals);
}

function holds(row: readonly Card[], kind: Kind): boolean {
	for (const card of row) if (kindOf(card) === kind) return true;
	return false;
}

const named = (card: Card) => ({ owner: ownerOf(card), card: idOf(kindOf(card)) });

/** Owner of a whole pair; of two pairs the one that has a card nearer the goal. */
function nearestPair(row: readonly Card[]): Seat | null {
	for (const card of row) {
		const partner = PARTNERS[kindOf(card)] ?? null;
		if (partner !== null && row.includes(coloured(partner, ownerOf(card)))) return ownerOf(card);
	}
	return null;
}
