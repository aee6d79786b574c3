/** Who sits at this table and what is played: what every part of the table needs to name things. */
import { createContext } from 'svelte';
import type {
	Beloved,
	CardId,
	Event,
	LoveLetterView,
	Mode,
	Move,
	RuleSetId,
	RuseColumnReport,
	RuseColumnResult,
	RuseView,
	Seat,
	View
} from '$lib/engine';
import {
	cardEffect,
	cardName,
	cardNameWithArticle,
	cardText,
	type NameForm
} from '$lib/i18n/names';
import { explainColumn, explainRound, narrateMove, narrateText } from '$lib/i18n/narrate';
import { t } from '$lib/i18n';
import type { Player } from '$lib/table/types';

export interface Scene {
	/** Id of the match, for the way back from the rules. */
	readonly match: string;
	readonly ruleSet: RuleSetId;
	readonly players: readonly Player[];
	/** kanai: who the beloved is this round. */
	readonly beloved: Beloved | undefined;
	/** A lesson points at what to touch for this move. */
	readonly hint?: Move | null;
}

const [read, provide] = createContext<() => Scene>();

/** Called once by the play screen; a function, so that the scene may change under its readers. */
export const provideScene = provide;

/** Names of people and cards for the current table, reactive where they are read. */
export function useScene() {
	const scene = read();
	const options = () => ({ beloved: scene().beloved });
	const context = () => ({
		ruleSet: scene().ruleSet,
		names: scene().players.map((player) => player.name),
		beloved: scene().beloved
	});
	return {
		get match() {
			return scene().match;
		},
		get ruleSet() {
			return scene().ruleSet;
		},
		get players() {
			return scene().players;
		},
		get beloved() {
			return scene().beloved;
		},
		/** Whether a lesson points at this part of a move; one of several targets is one, too. */
		hints: (part: Readonly<Record<string, unknown>>) => {
			const hint: Readonly<Record<string, unknown>> | null | undefined = scene().hint;
			if (!hint) return false;
			const targets: readonly unknown[] = Array.isArray(hint['targets']) ? hint['targets'] : [];
			return Object.entries(part).every(
				([field, value]) => hint[field] === value || (field === 'target' && targets.includes(value))
			);
		},
		get names() {
			return scene().players.map((player) => player.name);
		},
		name: (seat: Seat) => scene().players[seat]?.name ?? '',
		card: (card: CardId, form: NameForm = 'name') =>
			form === 'name'
				? cardName(scene().ruleSet, card, options())
				: cardNameWithArticle(scene().ruleSet, card, form, options()),
		/** The few words of its effect; hope-despair has two, of which `side` names one. */
		short: (card: CardId, side: Mode | undefined) =>
			scene().ruleSet === 'hope-despair'
				? side
					? t(`hope-despair:${card}.${side}Short`)
					: ''
				: cardText(scene().ruleSet, card, options()),
		/** Public events in the fewest lines that tell them. */
		lines: (events: readonly Event[]) => narrateMove(events, context()),
		/** Why a round ended as it did. */
		why: (view: LoveLetterView) => explainRound(view, context()),
		/** Ruse & Bruise: how a column was decided, step by step. */
		columnLines: (column: number, result: RuseColumnResult, report: RuseColumnReport) =>
			explainColumn(column, result, report, context()),
		/** One event as plain text; '' when it is not worth a sentence. */
		spoken: (event: Event) => narrateText(event, context()),
		effect: (card: CardId) => cardEffect(scene().ruleSet, card, options())
	};
}

export const isRuse = (view: View): view is RuseView => view.ruleSet === 'ruse-and-bruise';

export const isLoveLetter = (view: View): view is LoveLetterView =>
	view.ruleSet !== 'ruse-and-bruise';

/** Clockwise from `first`, it included. */
export function clockwise(seats: number, first: Seat): Seat[] {
	return Array.from({ length: seats }, (_, step) => (first + step) % seats);
}

/** Tokens that win the match, as set up. */
export function goalTokens(view: LoveLetterView): number {
	const goal = view.options['tokensToWin'];
	return typeof goal === 'number' ? goal : 1;
}
