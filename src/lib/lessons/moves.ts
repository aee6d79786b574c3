/** Short ways to write down stacks and moves of a lesson. */
import {
	GOAL_SYMBOLS,
	ruleSets,
	type CardId,
	type Goal,
	type LoveLetterStack,
	type Mode,
	type Move,
	type RuleSetId,
	type RuseStack
} from '$lib/engine';

type Play = Extract<Move, { type: 'play' }>;
type More = Partial<Omit<Play, 'type' | 'card'>>;

/** A card on one seat, with the value named if it names one. */
export function on(card: CardId, target: number, guess?: number): Play {
	return { type: 'play', card, target, ...(guess === undefined ? {} : { guess }) };
}

/** A card that chooses nobody, or chooses in another way. */
export const play = (card: CardId, more: More = {}): Play => ({ type: 'play', card, ...more });

export const place = (card: CardId, column: number): Move => ({ type: 'place', card, column });

export const NEXT_ROUND: Move = { type: 'next-round' };

/** A full pack that begins with these cards (ids between spaces); the others follow in a fixed order. */
export function pack(ruleSet: RuleSetId, first: string): readonly CardId[] {
	const top = first.split(' ').filter(Boolean);
	const info = ruleSets.find(({ id }) => id === ruleSet);
	const rest = (info?.cards ?? [])
		.filter((card) => !card.extra)
		.flatMap((card) =>
			Array.from({ length: card.copies - top.filter((id) => id === card.id).length }, () => card.id)
		);
	return [...top, ...rest];
}

/** One stacked round after the other, each started by seat 0 unless told otherwise. */
export function deals(
	ruleSet: RuleSetId,
	...rounds: readonly (string | readonly [cards: string, starter: number])[]
): LoveLetterStack {
	return {
		rounds: rounds.map((round) =>
			typeof round === 'string'
				? { deck: pack(ruleSet, round), starter: 0 }
				: { deck: pack(ruleSet, round[0]), starter: round[1] }
		)
	};
}

/** Hope & Despair: one stacked deal, seat 0 begins, and the mode it begins in. */
export const fated = (fate: Mode, first: string): LoveLetterStack => ({
	rounds: [{ deck: pack('hope-despair', first), starter: 0, fates: [fate] }]
});

const GOAL = /^([a-z]+)(\d)$/;

/** Goals of one round: `fencing2 trade3`. */
const goals = (round: string): readonly Goal[] =>
	round.split(' ').map((text) => {
		const [, name, value] = GOAL.exec(text) ?? [];
		const symbol = GOAL_SYMBOLS.find((each) => each === name);
		if (!symbol) throw new Error(`no goal: ${text}`);
		return { symbol, value: Number(value) };
	});

/** Ruse & Bruise: goals of the first rounds, and what each seat draws first; seat 0 begins. */
export const queues = (rounds: readonly string[], ...draws: readonly string[]): RuseStack => ({
	goals: rounds.map(goals),
	draws: draws.map((cards) => cards.split(' ')),
	starter: 0
});
