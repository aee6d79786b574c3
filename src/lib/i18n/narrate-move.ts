/** Tells a run of events in few lines: what belongs together is said together. */
import type { Event, Seat } from '$lib/engine';
import { noEffect, playedCard } from './narrate-love-letter';
import {
	line,
	list,
	phrase,
	type Line,
	type Phrase,
	type PhraseParams,
	type Words
} from './narrate-parts';
import { columnPhrase } from './narrate-ruse';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;
type Played = Of<'card-played'>;

/** Falls whose reason the sentence before has just given. */
const TOLD_BY_PLAY: ReadonlySet<Of<'seat-out'>['cause']> = new Set(['guessed', 'lower', 'higher']);

/** The events of a move that are still to be told; telling one takes it out. */
class Rest {
	readonly #events: Event[];

	constructor(events: readonly Event[]) {
		this.#events = [...events];
	}

	next(): Event | undefined {
		return this.#events.shift();
	}

	/** The first one that fits, without taking it. */
	find<T extends Event['type']>(type: T, fits: (event: Of<T>) => boolean): Of<T> | undefined {
		return this.#events.find(
			(event): event is Of<T> => event.type === type && fits(event as Of<T>)
		);
	}

	take<T extends Event['type']>(type: T, fits: (event: Of<T>) => boolean): Of<T> | undefined {
		const found = this.find(type, fits);
		if (found) this.#events.splice(this.#events.indexOf(found), 1);
		return found;
	}

	takeAll<T extends Event['type']>(type: T, fits: (event: Of<T>) => boolean): Of<T>[] {
		const all: Of<T>[] = [];
		for (let one = this.take(type, fits); one; one = this.take(type, fits)) all.push(one);
		return all;
	}
}

function isBetween(seats: readonly Seat[], a: Seat, b: Seat): boolean {
	return seats.includes(a) && seats.includes(b);
}

function comparison(
	words: Words,
	play: Played,
	target: Seat,
	rest: Rest,
	params: PhraseParams
): Phrase | null {
	const compared = rest.take(
		'hands-compared',
		({ seats, hands }) => isBetween(seats, play.seat, target) && hands.includes(null)
	);
	if (!compared) return null;
	const { loser } = compared;
	if (loser === null) return phrase('log:move.draws', params);
	return phrase(loser === target ? 'log:move.beats' : 'log:move.loses', params);
}

/** The play and its outcome as one sentence; null when they do not belong in one. */
function outcome(words: Words, play: Played, rest: Rest): Phrase | null {
	const { seat, targets } = play;
	const params = {
		seat: words.seat(seat),
		card: playedCard(words, play),
		targets: words.seats(targets)
	};
	if (rest.take('protection-started', (event) => event.seat === seat))
		return phrase('log:move.shields', params);
	const seen =
		play.look === undefined
			? rest.takeAll('hand-seen', (event) => event.by === seat && event.card === null)
			: [];
	if (seen.length > 0)
		return phrase('log:move.looks', {
			...params,
			hands: list(seen.map((event) => words.hand(event.seat)))
		});
	const [target] = targets;
	if (target === undefined || targets.length !== 1 || target === seat) return null;
	const answer = rest.take('guess-answered', (event) => event.target === target);
	if (answer)
		return phrase(answer.right ? 'log:move.asked.right' : 'log:move.asked.wrong', {
			...params,
			guess: words.guess(answer.guess)
		});
	if (rest.take('jester-set', (event) => event.target === target))
		return phrase('log:move.bets', { ...params, target: words.seat(target) });
	if (
		rest.take(
			'hands-swapped',
			({ seats, cards }) => isBetween(seats, seat, target) && cards.includes(null)
		)
	)
		return phrase('log:move.swaps', params);
	return comparison(words, play, target, rest, params);
}

type Tell = (event: Event) => Line | null;

/** `shown`: what the hand turned out to be, lowest on the pile first. */
function fall(
	words: Words,
	event: Of<'seat-out'>,
	shown: readonly Of<'card-discarded'>[],
	afterPlay: boolean,
	tell: Tell
): Line | null {
	const params = {
		seat: words.seat(event.seat),
		cards: words.heldList(shown.map(({ card }) => card))
	};
	const picture = shown.at(-1)?.card ?? null;
	if (afterPlay && TOLD_BY_PLAY.has(event.cause))
		return line(
			[shown.length > 0 ? phrase('log:outShowing', params) : phrase('log:outPlain', params)],
			event.seat,
			picture
		);
	const told = tell(event);
	if (!told || shown.length === 0) return told;
	return line([told.parts, phrase('log:shows', params)], event.seat, picture);
}

function takeShown(rest: Rest, seat: Seat): Of<'card-discarded'>[] {
	return rest.takeAll('card-discarded', (event) => event.seat === seat && event.cause !== 'effect');
}

/** A hand card that left its hand: with its owner's fall, or with the new card drawn for it. */
function discarded(
	words: Words,
	event: Of<'card-discarded'>,
	rest: Rest,
	afterPlay: boolean,
	tell: Tell
): Line | null {
	const { seat, card, cause } = event;
	if (cause !== 'effect') {
		const out = rest.take('seat-out', (each) => each.seat === seat);
		if (!out) return tell(event);
		return fall(words, out, [event, ...takeShown(rest, seat)], afterPlay, tell);
	}
	const draw = rest.take('card-drawn', (each) => each.seat === seat && each.card === null);
	if (!draw) return tell(event);
	const key = draw.from === 'deck' ? 'log:move.redraws' : 'log:move.redrawsBurned';
	return line([phrase(key, { seat: words.seat(seat), card: words.card(card) })], seat, card);
}

function laying(words: Words, event: Of<'card-placed'>, rest: Rest): Line | null {
	if (event.card !== null) return null;
	const turned = rest.take('card-turned-up', ({ column }) => column === event.column);
	if (!turned) return null;
	return line(
		[
			phrase('log:move.laysTurning', {
				seat: words.seat(event.seat),
				column: columnPhrase(event.column),
				ownedCard: words.owned(turned.owner, turned.card)
			})
		],
		event.seat,
		turned.card
	);
}

/** Events up to the next announcement belong to the same move. */
function moves(events: readonly Event[]): Event[][] {
	const all: Event[][] = [];
	for (const event of events) {
		const current = all.at(-1);
		const opens =
			event.type === 'card-played' ||
			event.type === 'card-placed' ||
			event.type === 'turn-started' ||
			event.type === 'round-ended' ||
			event.type === 'round-started';
		if (!current || opens) all.push([event]);
		else current.push(event);
	}
	return all;
}

/** @param tell the line of a single event, for all that stands alone. */
export function moveLines(events: readonly Event[], words: Words, tell: Tell): readonly Line[] {
	const lines: Line[] = [];
	const push = (told: Line | null) => {
		if (told) lines.push(told);
	};
	for (const move of moves(events)) {
		const rest = new Rest(move);
		let told = false;
		for (let event = rest.next(); event; event = rest.next()) {
			switch (event.type) {
				case 'card-played': {
					const sentence = outcome(words, event, rest);
					told = sentence !== null;
					push(
						sentence ? line([sentence, ...noEffect(event)], event.seat, event.card) : tell(event)
					);
					break;
				}
				case 'seat-out':
					push(fall(words, event, takeShown(rest, event.seat), told, tell));
					break;
				case 'card-discarded':
					push(discarded(words, event, rest, told, tell));
					break;
				case 'card-placed':
					push(laying(words, event, rest) ?? tell(event));
					break;
				case 'bond-ended':
					break;
				default:
					push(tell(event));
			}
		}
	}
	return lines;
}
