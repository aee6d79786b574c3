/** What is really dealt, read behind the app's back, and what one person may know of it. */
import type { Page } from '@playwright/test';
import {
	apply,
	restore,
	ruleSets,
	start,
	view,
	type Audience,
	type CardId,
	type Game,
	type GameRecord
} from '../../src/lib/engine';
import { storedBody } from './matches';
import { assertNoSecrets } from './secrets';
import { cardFace, cardNames } from './words';

export interface Truth {
	readonly record: GameRecord;
	readonly game: Game;
}

/** The match of the table that is open on this page. */
export async function truthOf(page: Page): Promise<Truth> {
	const id = new URL(page.url()).searchParams.get('match');
	if (!id) throw new Error(`no match in ${page.url()}`);
	const { record } = await storedBody(page, id);
	const restored = restore(record);
	if (!restored.ok) throw new Error(`the stored match is ${restored.code}`);
	return { record, game: restored.game };
}

/** The game as it stood at the end of the round before, or null in the first round. */
function roundBefore({ record, game }: Truth): Game | null {
	const { round } = view(game, 'table');
	let last: Game | null = null;
	let { game: at } = start(record.setup);
	for (const move of record.moves) {
		if (view(at, 'table').round < round) last = at;
		({ game: at } = apply(at, move));
	}
	return last;
}

/** Every card a view names, in whatever corner of it: hands, piles, history, choices. */
function namedIn(game: Game, audience: Audience): Set<CardId> {
	const seen = view(game, audience);
	const cards = ruleSets.find(({ id }) => id === seen.ruleSet)?.cards ?? [];
	const named = new Set<CardId>();
	const look = (value: unknown, key?: string): void => {
		if (typeof value === 'string') {
			if (cards.some(({ id }) => id === value)) named.add(value);
			// whom everybody courts is said aloud with the name of a card
			if (key === 'beloved') named.add('beloved');
		} else if (key === 'guess' && typeof value === 'number')
			// a guess is told by the name of what has that value
			for (const card of cards) if (card.value === value) named.add(card.id);
		if (typeof value === 'object' && value !== null)
			for (const [name, inner] of Object.entries(value)) look(inner, name);
	};
	// house rules name cards that nobody holds
	look({ ...seen, options: null });
	return named;
}

/** Every card that lies hidden somewhere: in hands, set aside, under another. */
function hidden(game: Game): Set<CardId> {
	const all = view(game, 'open');
	const found = new Set<CardId>();
	const add = (card: CardId | null | undefined) => card && found.add(card);
	for (const seat of all.seats) seat.hand.forEach(add);
	if (all.ruleSet === 'ruse-and-bruise')
		for (const column of all.columns)
			for (const card of column.cards) {
				add(card.card);
				add(card.under);
			}
	else add(all.burned);
	return found;
}

/** English words of the screen that happen to be a card's name too. */
const NO_SIGN = new Set(['count']);

/** The names nobody may read on a screen held by `holder` (null: by nobody, as between two people). */
export function secretsFrom(truth: Truth, holder: Audience | null): string[] {
	const { game } = truth;
	const audience = holder ?? 'table';
	const { ruleSet } = view(game, audience);
	const before = roundBefore(truth);
	const allowed = new Set([
		...namedIn(game, audience),
		...(before ? namedIn(before, audience) : [])
	]);
	const faces = [...allowed].map((card) => cardFace(ruleSet, card)).join(' ');
	const spoken = [...allowed].flatMap((card) => cardNames(ruleSet, card));
	return [...hidden(game)]
		.filter((card) => !allowed.has(card) && !NO_SIGN.has(card))
		.flatMap((card) => [card, ...cardNames(ruleSet, card)])
		.filter(
			(name) =>
				!faces.toLowerCase().includes(name.toLowerCase()) &&
				// the Queen stands in the Dowager Queen
				!spoken.some((other) => other.toLowerCase().includes(name.toLowerCase()))
		);
}

/** Fails when this screen, or anything behind it, names a card of anybody but its holder. */
export async function assertKept(page: Page, holder: Audience | null): Promise<void> {
	await assertNoSecrets(page, secretsFrom(await truthOf(page), holder));
}
