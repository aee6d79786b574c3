/**
 * What a person is asked, in which order, from `decision.moves` alone. No rule lives here: a thing
 * is possible when a listed move contains it, and the reason for an impossible one is read from the
 * flags everybody sees on the table.
 */
import type {
	CardId,
	Decision,
	LoveLetterView,
	Mode,
	Move,
	RuleErrorCode,
	Seat
} from '$lib/engine';

type PlayMove = Extract<Move, { type: 'play' }>;
type KeepMove = Extract<Move, { type: 'keep' }>;

/** Answers given so far. A field that is absent has not been answered. */
export interface Picks {
	readonly card?: CardId;
	readonly side?: Mode;
	readonly targets?: readonly Seat[];
	readonly guess?: number;
	/** null: the look is declined. */
	readonly look?: Seat | null;
	/** The order of the cards put back, the last one lowest. */
	readonly under?: readonly CardId[];
}

export interface CardOption {
	readonly card: CardId;
	readonly enabled: boolean;
	/** The only card that may be played while another lies beside it. */
	readonly forced: boolean;
	/** Why it cannot be played: the card that has to go first. */
	readonly blockedBy: CardId | null;
}

export interface SeatOption {
	readonly seat: Seat;
	readonly enabled: boolean;
	/** In every move that is still open: chosen already, cannot be taken back. */
	readonly fixed: boolean;
	readonly reason: RuleErrorCode | null;
}

export type Question =
	| { readonly kind: 'side'; readonly options: readonly Mode[] }
	| {
			readonly kind: 'targets';
			readonly min: number;
			readonly max: number;
			readonly options: readonly SeatOption[];
	  }
	| { readonly kind: 'guess'; readonly options: readonly number[] }
	| { readonly kind: 'look'; readonly options: readonly (Seat | null)[] }
	| { readonly kind: 'order'; readonly options: readonly (readonly CardId[])[] };

const seatsOf = (move: PlayMove): readonly Seat[] =>
	move.targets ?? (move.target === undefined ? [] : [move.target]);

const isPlay = (move: Move): move is PlayMove => move.type === 'play';
const isKeep = (move: Move): move is KeepMove => move.type === 'keep';

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

function without(picks: Picks, field: keyof Picks): Picks {
	return Object.fromEntries(Object.entries(picks).filter(([name]) => name !== field));
}

const sameCards = (a: readonly CardId[], b: readonly CardId[]) =>
	a.length === b.length && a.every((card, i) => card === b[i]);
const sameSeats = (a: readonly Seat[], b: readonly Seat[]) =>
	a.length === b.length && a.every((seat) => b.includes(seat));

/** The cards of the hand, or those one chooses among, each with what can be done with it. */
export function cardOptions(decision: Decision, cards: readonly CardId[]): CardOption[] {
	const playable = unique(
		decision.moves.flatMap((move) => (isPlay(move) || isKeep(move) ? [move.card] : []))
	);
	const blocked = cards.some((card) => !playable.includes(card));
	const only = playable.length === 1 ? (playable[0] ?? null) : null;
	return cards.map((card) => {
		const enabled = playable.includes(card);
		return { card, enabled, forced: enabled && blocked, blockedBy: enabled ? null : only };
	});
}

function seatReason(view: LoveLetterView, self: Seat, seat: Seat): RuleErrorCode {
	const state = view.seats[seat];
	if (!state || state.out) return 'target-out';
	if (seat === self) return 'target-self';
	// where a seat can be out of reach, protection alone does not keep it from being chosen
	if (state.untargetable) return 'target-untargetable';
	if (state.protected) return 'target-protected';
	if (view.bound !== null && view.bound !== seat) return 'target-must-include-bound';
	return 'not-legal';
}

function targetQuestion(
	view: LoveLetterView,
	self: Seat,
	moves: readonly PlayMove[],
	picked: readonly Seat[]
): Question | null {
	const sizes = moves.map((move) => seatsOf(move).length);
	const max = Math.max(0, ...sizes);
	if (max === 0) return null;
	const everywhere = (seat: Seat) => moves.every((move) => seatsOf(move).includes(seat));
	const somewhere = (seat: Seat) => moves.some((move) => seatsOf(move).includes(seat));
	const options: SeatOption[] = [];
	for (let step = 1; step <= view.seats.length; step++) {
		// clockwise from the left neighbour, oneself last and only where it is possible
		const seat = (self + step) % view.seats.length;
		if (seat === self && !somewhere(self)) continue;
		const together = (others: readonly Seat[]) =>
			moves.some(
				(move) =>
					seatsOf(move).includes(seat) && others.every((other) => seatsOf(move).includes(other))
			);
		const enabled =
			picked.includes(seat) || together(picked) || (picked.length >= max && somewhere(seat));
		options.push({
			seat,
			enabled,
			fixed: everywhere(seat),
			reason: enabled ? null : seatReason(view, self, seat)
		});
	}
	return { kind: 'targets', min: Math.min(...sizes), max, options };
}

/** The moves that agree with every answer given so far. */
export function openMoves(decision: Decision, picks: Picks): readonly Move[] {
	return decision.moves.filter((move) => {
		if (move.type === 'keep') {
			return (
				(picks.card === undefined || move.card === picks.card) &&
				(picks.under === undefined || sameCards(move.under, picks.under))
			);
		}
		if (move.type !== 'play') return true;
		if (picks.card !== undefined && move.card !== picks.card) return false;
		if (picks.side !== undefined && move.side !== picks.side) return false;
		if (picks.targets !== undefined && !picks.targets.every((seat) => seatsOf(move).includes(seat)))
			return false;
		if (picks.guess !== undefined && move.guess !== picks.guess) return false;
		if (picks.look !== undefined && (move.look ?? null) !== picks.look) return false;
		return true;
	});
}

/**
 * What has to be asked once a card is chosen, answered questions included, up to and with the
 * first one that is still open. Empty when the card alone says everything.
 */
export function questions(decision: Decision, view: LoveLetterView, picks: Picks): Question[] {
	if (picks.card === undefined || decision.by === 'table') return [];
	const asked: Question[] = [];
	const keeps = openMoves(decision, { card: picks.card }).filter(isKeep);
	if (keeps.length > 1) asked.push({ kind: 'order', options: keeps.map((move) => move.under) });
	let moves = openMoves(decision, { card: picks.card }).filter(isPlay);
	if (moves.length === 0) return asked;

	const sides = unique(moves.flatMap((move) => (move.side === undefined ? [] : [move.side])));
	if (sides.length > 0) {
		asked.push({ kind: 'side', options: sides });
		if (picks.side === undefined) return asked;
		moves = moves.filter((move) => move.side === picks.side);
	}

	const picked = picks.targets ?? [];
	const targets = targetQuestion(view, decision.by, moves, picked);
	if (targets) {
		asked.push(targets);
		const exact = moves.filter((move) => sameSeats(seatsOf(move), picked));
		// the value picker is shown beside the seats, so it does not wait for one of them
		const guesses = unique(
			(exact.length > 0 ? exact : moves).flatMap((move) =>
				move.guess === undefined ? [] : [move.guess]
			)
		);
		if (guesses.length > 0) asked.push({ kind: 'guess', options: guesses });
		if (exact.length === 0) return asked;
		moves = exact;
	}

	const looks = unique(moves.map((move) => move.look ?? null));
	if (looks.length > 1) asked.push({ kind: 'look', options: looks });
	return asked;
}

/** The one move the answers describe, or null while something is still open. */
export function chosenMove(decision: Decision, view: LoveLetterView, picks: Picks): Move | null {
	if (picks.card === undefined) return null;
	for (const question of questions(decision, view, picks)) {
		if (question.kind === 'side' && picks.side === undefined) return null;
		if (question.kind === 'targets' && picks.targets === undefined) return null;
		if (question.kind === 'guess' && picks.guess === undefined) return null;
		if (question.kind === 'look' && picks.look === undefined) return null;
		if (question.kind === 'order' && picks.under === undefined) return null;
	}
	const moves = openMoves(decision, picks).filter(
		(move) => move.type !== 'play' || sameSeats(seatsOf(move), picks.targets ?? [])
	);
	return moves.length === 1 ? (moves[0] ?? null) : null;
}

/** Drops answers that no longer fit, and fills in those that leave no choice. */
function settle(decision: Decision, view: LoveLetterView, picks: Picks): Picks {
	let settled = picks;
	for (const question of questions(decision, view, picks)) {
		if (question.kind !== 'targets') continue;
		const possible = question.options
			.filter((option) => option.enabled)
			.map((option) => option.seat);
		const fixed = question.options.filter((option) => option.fixed).map((option) => option.seat);
		const only = possible.length === question.min ? possible : fixed;
		if ((settled.targets ?? []).length === 0 && only.length > 0)
			settled = { ...settled, targets: only };
	}
	return settled;
}

/** Starts over with another card. */
export const pickCard = (decision: Decision, view: LoveLetterView, card: CardId): Picks =>
	settle(decision, view, { card });

export function pickSide(
	decision: Decision,
	view: LoveLetterView,
	picks: Picks,
	side: Mode
): Picks {
	return settle(decision, view, {
		...(picks.card === undefined ? {} : { card: picks.card }),
		side
	});
}

/** Chooses a seat, or takes the choice back; where no more fit, the newest takes the oldest's place. */
export function toggleTarget(
	decision: Decision,
	view: LoveLetterView,
	picks: Picks,
	seat: Seat
): Picks {
	const question = questions(decision, view, picks).find((asked) => asked.kind === 'targets');
	if (!question) return picks;
	const option = question.options.find((candidate) => candidate.seat === seat);
	if (!option?.enabled) return picks;
	const before = picks.targets ?? [];
	const rest = without(picks, 'look');
	if (before.includes(seat)) {
		if (option.fixed || question.max === 1) return picks;
		return { ...rest, targets: before.filter((other) => other !== seat) };
	}
	const fixed = before.filter((other) =>
		question.options.some((candidate) => candidate.seat === other && candidate.fixed)
	);
	let kept = before;
	while (kept.length + 1 > question.max) {
		const oldest = kept.find((other) => !fixed.includes(other));
		if (oldest === undefined) return picks;
		kept = kept.filter((other) => other !== oldest);
	}
	const next: Picks = { ...rest, targets: [...kept, seat] };
	if (next.guess === undefined || openMoves(decision, next).length > 0) return next;
	return without(next, 'guess');
}

export const pickGuess = (picks: Picks, guess: number): Picks => ({ ...picks, guess });
export const pickLook = (picks: Picks, look: Seat | null): Picks => ({ ...picks, look });
export const pickOrder = (picks: Picks, under: readonly CardId[]): Picks => ({ ...picks, under });
