/** Sentences for the events of the Love Letter family. */
import type { CardId, Event, LoveLetterEvent, Mode, RuleSetId } from '$lib/engine';
import { isKnown, line, phrase, type Line, type Phrase, type Words } from './narrate-parts';
import { t } from './translator.svelte';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** The bonus tokens and the card each of them comes from. */
const TOKEN_CARDS: readonly CardId[] = ['bishop', 'constable', 'spy', 'jester'];

export function modeName(mode: Mode): string {
	return t(`hope-despair:modes.${mode}`);
}

/** “the Guard”, in hope-despair “Leon Kuwata (Despair)” where a side was chosen. */
export function playedCard(words: Words, { card, side }: Of<'card-played'>): Phrase {
	const name = words.card(card);
	return side ? phrase('log:phrase.withSide', { card: name, side: modeName(side) }) : name;
}

export function noEffect({ noEffect: why }: Of<'card-played'>): Phrase[] {
	return why ? [phrase(`log:noEffect.${why}`)] : [];
}

function played(words: Words, event: Of<'card-played'>): Line {
	const { seat, targets, guess } = event;
	const params = { seat: words.seat(seat), card: playedCard(words, event) };
	const [only] = targets;
	const sentence =
		only === undefined
			? phrase('log:played.plain', params)
			: guess !== undefined
				? phrase('log:played.naming', {
						...params,
						targets: words.seats(targets),
						guess: words.guess(guess)
					})
				: targets.length === 1 && only === seat
					? phrase('log:played.self', params)
					: phrase('log:played.on', { ...params, targets: words.seats(targets) });
	return line([sentence, ...noEffect(event)], seat, event.card);
}

function compared(words: Words, { seats, hands, loser, by }: Of<'hands-compared'>): Line {
	const outcome = loser === null ? 'none' : by;
	const [first, second] = seats;
	const [firstCard, secondCard] = hands;
	const params = {
		first: words.seat(first),
		second: words.seat(second),
		...(loser === null ? {} : { loser: words.seat(loser) })
	};
	if (!firstCard || !secondCard)
		return line([phrase(`log:compared.public.${outcome}`, params)], first);
	return line(
		[
			phrase(`log:compared.private.${outcome}`, {
				...params,
				firstCard: words.as(firstCard),
				secondCard: words.as(secondCard)
			})
		],
		first
	);
}

function swapped(words: Words, { seats, cards }: Of<'hands-swapped'>): Line {
	const [first, second] = seats;
	const [firstCard, secondCard] = cards;
	const params = { first: words.seat(first), second: words.seat(second) };
	if (!firstCard || !secondCard) return line([phrase('log:swapped.public', params)], first);
	return line(
		[
			phrase('log:swapped.private', {
				...params,
				firstCard: words.held(firstCard),
				secondCard: words.held(secondCard)
			})
		],
		first
	);
}

function out(words: Words, { seat, cause }: Of<'seat-out'>): Line {
	const params = { seat: words.seat(seat) };
	if (cause === 'assassin')
		return line([phrase('log:out.assassin', { ...params, card: words.card('assassin') })], seat);
	if (cause !== 'princess') return line([phrase(`log:out.${cause}`, params)], seat);
	const card = words.valueOf('beloved') === null ? 'princess' : 'beloved';
	return line([phrase('log:out.princess', { ...params, card: words.card(card) })], seat, card);
}

function tokenWon(words: Words, { seat, by, tokens }: Of<'token-won'>): Line {
	const params = { seat: words.seat(seat), count: tokens };
	return TOKEN_CARDS.includes(by)
		? line([phrase('log:token.card', { ...params, card: words.card(by) })], seat, by)
		: line([phrase('log:token.round', params)], seat);
}

function cardsMoved(
	words: Words,
	{ type, seat, cards }: Of<'cards-drawn'> | Of<'cards-returned'>
): Line {
	const path = type === 'cards-drawn' ? 'cardsDrawn' : 'cardsReturned';
	const who = words.seat(seat);
	return cards.length > 0 && cards.every(isKnown)
		? line([phrase(`log:${path}.private`, { seat: who, cards: words.heldList(cards) })], seat)
		: line([phrase(`log:${path}.public`, { seat: who, count: cards.length })], seat);
}

function drawn(words: Words, { seat, card, from }: Of<'card-drawn'>): Line | null {
	const params = { seat: words.seat(seat) };
	if (card === null)
		return from === 'deck' ? null : line([phrase('log:drawn.burned', params)], seat);
	const key = from === 'deck' ? 'log:drawn.known' : 'log:drawn.burnedKnown';
	return line([phrase(key, { ...params, held: words.held(card) })], seat, card);
}

function roundEnded(words: Words, ruleSet: RuleSetId, event: Of<'round-ended'>): Line {
	const { winners, reason } = event;
	const [first] = winners;
	if (reason === 'nobody' || first === undefined)
		return line([
			phrase(ruleSet === 'hope-despair' ? 'log:roundEnded.replay' : 'log:roundEnded.nobody')
		]);
	return line(
		[
			phrase(`log:roundEnded.${reason}`, {
				seats: words.seats(winners),
				count: winners.length
			})
		],
		winners.length === 1 ? first : null
	);
}

/** The line for one event; null where there is nothing to tell (an unseen deal or draw). */
export function narrateLoveLetter(
	words: Words,
	ruleSet: RuleSetId,
	event: LoveLetterEvent
): Line | null {
	switch (event.type) {
		case 'cards-set-aside':
			return event.faceUp.length === 0
				? line([phrase('log:setAside.faceDown')])
				: line([phrase('log:setAside.faceUp', { cards: words.heldList(event.faceUp) })]);
		case 'card-dealt':
			if (event.card === null) return null;
			return line(
				[phrase('log:dealt', { seat: words.seat(event.seat), held: words.held(event.card) })],
				event.seat,
				event.card
			);
		case 'card-drawn':
			return drawn(words, event);
		case 'beloved-chosen':
			return line(
				[
					phrase('log:belovedChosen', {
						seat: words.seat(event.seat),
						beloved: t(`love-letter:kanai.beloved-${event.beloved}.the`)
					})
				],
				event.seat,
				'beloved'
			);
		case 'protection-started':
			return line([phrase('log:protectionStarted', { seat: words.seat(event.seat) })], event.seat);
		case 'protection-ended':
			return line([phrase('log:protectionEnded', { seat: words.seat(event.seat) })], event.seat);
		case 'card-played':
			return played(words, event);
		case 'guess-answered':
			return line(
				[
					phrase(event.right ? 'log:guess.right' : 'log:guess.wrong', {
						seat: words.seat(event.seat),
						target: words.seat(event.target),
						guess: words.guess(event.guess)
					})
				],
				event.seat
			);
		case 'hand-seen': {
			const params = { seat: words.seat(event.by), hand: words.hand(event.seat) };
			return event.card === null
				? line([phrase('log:handSeen.public', params)], event.by)
				: line(
						[phrase('log:handSeen.private', { ...params, held: words.held(event.card) })],
						event.by,
						event.card
					);
		}
		case 'hands-compared':
			return compared(words, event);
		case 'hands-swapped':
			return swapped(words, event);
		case 'card-discarded':
			return line(
				[
					phrase(`log:discarded.${event.cause}`, {
						seat: words.seat(event.seat),
						card: words.card(event.card)
					})
				],
				event.seat,
				event.card
			);
		case 'seat-out':
			return out(words, event);
		case 'token-won':
			return tokenWon(words, event);
		case 'redraw-offered':
			return line([phrase('log:redrawOffered', { seat: words.seat(event.seat) })], event.seat);
		case 'redraw-declined':
			return line([phrase('log:redrawDeclined', { seat: words.seat(event.seat) })], event.seat);
		case 'seat-bound':
			return line([phrase('log:bound', { seat: words.seat(event.seat) })], event.seat);
		case 'bond-ended':
			return line([phrase('log:bondEnded', { seat: words.seat(event.seat) })], event.seat);
		case 'jester-set':
			return line(
				[
					phrase('log:jesterSet', {
						seat: words.seat(event.seat),
						target: words.seat(event.target)
					})
				],
				event.seat,
				'jester'
			);
		case 'assassin-revealed':
			return line(
				[
					phrase('log:assassinRevealed', {
						seat: words.seat(event.seat),
						target: words.seat(event.target),
						card: words.card('assassin'),
						guard: words.card('guard')
					})
				],
				event.seat,
				'assassin'
			);
		case 'cards-drawn':
		case 'cards-returned':
			return cardsMoved(words, event);
		case 'fate-judged': {
			const mode = modeName(event.fate);
			return event.seat === null || event.reason === 'opening'
				? line([phrase('log:fate.opening', { mode })], event.seat)
				: line([phrase('log:fate.drawn', { mode, seat: words.seat(event.seat) })], event.seat);
		}
		case 'mode-flipped':
			return line(
				[phrase('log:modeFlipped', { seat: words.seat(event.seat), mode: modeName(event.mode) })],
				event.seat
			);
		case 'hands-mixed':
			return line([phrase('log:handsMixed', { seats: words.seats(event.seats) })]);
		case 'hand-passed': {
			const params = { hand: words.hand(event.from), target: words.seat(event.to) };
			return event.card === null
				? line([phrase('log:handPassed.public', params)], event.from)
				: line(
						[phrase('log:handPassed.private', { ...params, held: words.held(event.card) })],
						event.from,
						event.card
					);
		}
		case 'immunity-given':
			return line(
				[phrase('log:immunity', { seat: words.seat(event.seat), until: words.seat(event.until) })],
				event.seat
			);
		case 'round-ended':
			return roundEnded(words, ruleSet, event);
	}
}
