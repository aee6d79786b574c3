/**
 * What cards do, in the words of the rules. Each verb changes the table's state in place and tells
 * what happened; characters are made of these.
 */
import type { OutCause } from '../core/types';
import { CHOICE, isIn, NONE, seatsOf, type Question } from './state';
import type { Table } from './table';

/** The one card a seat holds outside its own turn, and after it has played. */
export function heldBy(t: Table, seat: number): number {
	return t.state.hands[seat]![0]!;
}

/** Out of the round: the hand goes to the pile without effect; constables below it pay. */
export function knockOut(t: Table, seat: number, cause: OutCause, by: number): void {
	const s = t.state;
	const pile = s.piles[seat]!;
	const hand = s.hands[seat]!;
	s.out |= 1 << seat;
	s.guarded &= ~(1 << seat);
	if (s.sides) s.sides.immune &= ~(1 << seat);
	if (s.bound === seat) s.bound = NONE;
	forget(t, seat);
	t.sink?.push({ type: 'seat-out', seat, cause, by: by === NONE ? null : by });
	const before = pile.length;
	for (const card of hand) {
		pile.push(card);
		t.sink?.push({
			type: 'card-discarded',
			seat,
			card: t.edition.ids[card]!,
			cause: cause === 'bust' ? 'bust' : 'out'
		});
	}
	hand.length = 0;
	for (let i = 0; i < before; i++) t.edition.characters[pile[i]!]!.onOut?.(t, seat);
}

/** Until the start of the own next turn others cannot choose this seat. */
export function protect(t: Table, seat: number): void {
	t.state.guarded |= 1 << seat;
	t.sink?.push({ type: 'protection-started', seat });
}

/** Says whether the named value is the target's; a wrong guess shows nothing. */
export function guess(t: Table, seat: number, target: number, value: number): boolean {
	const right = t.edition.values[heldBy(t, target)] === value;
	t.sink?.push({ type: 'guess-answered', seat, target, guess: value, right });
	return right;
}

/** `by` sees the hand of `seat`, privately. */
export function look(t: Table, by: number, seat: number): void {
	const card = heldBy(t, seat);
	learn(t, by, seat, card);
	t.sink?.push({ type: 'hand-seen', by, seat, card: t.edition.ids[card]!, sees: [by] });
}

/**
 * Two seats show each other their hands. The seat that loses, NONE when equal; nobody falls yet.
 *
 * @param atRisk `first`: the other can only escape, so nobody learns whether the two were equal
 */
export function compare(
	t: Table,
	seat: number,
	other: number,
	by: 'lower' | 'higher',
	atRisk: 'both' | 'first' = 'both'
): number {
	const mine = heldBy(t, seat);
	const theirs = heldBy(t, other);
	const difference = t.edition.values[mine]! - t.edition.values[theirs]!;
	const sign = by === 'lower' ? difference : -difference;
	const loser = sign < 0 ? seat : sign > 0 && atRisk === 'both' ? other : NONE;
	learn(t, seat, other, theirs);
	learn(t, other, seat, mine);
	t.sink?.push({
		type: 'hands-compared',
		seats: [seat, other],
		hands: [t.edition.ids[mine]!, t.edition.ids[theirs]!],
		loser: loser === NONE ? null : loser,
		by,
		sees: [seat, other]
	});
	return loser;
}

/** Two seats exchange hands: both know what they gave, and who knew a card still knows where it is. */
export function swap(t: Table, a: number, b: number): void {
	const s = t.state;
	const mine = s.hands[a]!;
	const theirs = s.hands[b]!;
	s.hands[a] = theirs;
	s.hands[b] = mine;
	for (let who = 0; who < s.seats; who++) {
		const row = who * s.seats;
		const known = s.knows[row + a]!;
		s.knows[row + a] = s.knows[row + b]!;
		s.knows[row + b] = known;
	}
	learn(t, a, a, NONE);
	learn(t, b, b, NONE);
	learn(t, a, b, mine[0]!);
	learn(t, b, a, theirs[0]!);
	t.sink?.push({
		type: 'hands-swapped',
		seats: [a, b],
		cards: [t.edition.ids[theirs[0]!]!, t.edition.ids[mine[0]!]!],
		sees: [a, b]
	});
}

/** The hand goes to the pile because of somebody's card; the princess has her say. */
export function discard(t: Table, seat: number, by: number): void {
	const s = t.state;
	const card = s.hands[seat]!.pop()!;
	s.piles[seat]!.push(card);
	forget(t, seat);
	t.sink?.push({ type: 'card-discarded', seat, card: t.edition.ids[card]!, cause: 'effect' });
	t.edition.characters[card]!.onLeave?.(t, seat, by);
}

/** A card from the deck, or the burned card when the deck is empty. */
export function redraw(t: Table, seat: number): void {
	const s = t.state;
	const fromDeck = s.deck.length > 0;
	const card = fromDeck ? s.deck.pop()! : s.burned;
	if (!fromDeck) s.burned = NONE;
	s.hands[seat]!.push(card);
	t.sink?.push({
		type: 'card-drawn',
		seat,
		card: t.edition.ids[card]!,
		from: fromDeck ? 'deck' : 'burned',
		sees: [seat]
	});
}

/** Discards the hand and, if that leaves the seat in, draws anew. */
export function discardAndRedraw(t: Table, seat: number, by: number): void {
	discard(t, seat, by);
	if (isIn(t.state, seat)) redraw(t, seat);
}

/** Draws up to `count` cards to the hand, then asks which one to keep. */
export function drawToChoose(t: Table, seat: number, count: number): void {
	const s = t.state;
	const drawn: number[] = [];
	while (drawn.length < count && s.deck.length > 0) drawn.push(s.deck.pop()!);
	s.hands[seat]!.push(...drawn);
	t.sink?.push({
		type: 'cards-drawn',
		seat,
		cards: drawn.map((card) => t.edition.ids[card]!),
		sees: [seat]
	});
	ask(t, seat, 'keep');
}

/** Keeps one card; the others go under the deck, the last one lowest. */
export function keep(t: Table, seat: number, card: number, under: readonly number[]): void {
	const s = t.state;
	s.hands[seat] = [card];
	for (const each of under) s.deck.unshift(each);
	forget(t, seat);
	t.sink?.push({
		type: 'cards-returned',
		seat,
		cards: under.map((each) => t.edition.ids[each]!),
		sees: [seat]
	});
}

/** Stops the turn until a seat has answered. */
export function ask(t: Table, seat: number, question: Question): void {
	t.state.phase = CHOICE;
	t.state.question = question;
	t.state.chooser = seat;
}

export function gainToken(
	t: Table,
	seat: number,
	by: 'round' | 'bishop' | 'constable' | 'spy' | 'jester'
): void {
	const tokens = t.state.tokens[seat]! + 1;
	t.state.tokens[seat] = tokens;
	t.sink?.push({ type: 'token-won', seat, by, tokens });
}

/** A token may end the match before its round is over. */
export function targetReached(t: Table): boolean {
	const { tokens, options } = t.state;
	for (const count of tokens) if (count >= options.tokensToWin) return true;
	return false;
}

/** Everybody at or above the target. */
export function matchWinners(t: Table): number[] {
	const { tokens, options } = t.state;
	return seatsOf(
		tokens.reduce(
			(mask, count, seat) => (count >= options.tokensToWin ? mask | (1 << seat) : mask),
			0
		)
	);
}

/** What anybody was shown of this hand holds no longer. */
export function forget(t: Table, seat: number): void {
	const { knows, seats } = t.state;
	for (let who = 0; who < seats; who++) knows[who * seats + seat] = NONE;
}

/** Whoever was shown exactly this card no longer knows what is left in the hand. */
export function forgetCard(t: Table, seat: number, card: number): void {
	const { knows, seats } = t.state;
	for (let who = 0; who < seats; who++) {
		const place = who * seats + seat;
		if (knows[place] === card) knows[place] = NONE;
	}
}

/** `who` has been shown a card in the hand of `seat`. */
export function learn(t: Table, who: number, seat: number, card: number): void {
	t.state.knows[who * t.state.seats + seat] = card;
}
