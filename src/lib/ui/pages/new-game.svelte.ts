/** The set-up of a new match while it is being made. */
import {
	RULE_SET_IDS,
	ruleSets,
	type Options,
	type OptionValue,
	type Preset,
	type RuleSetId,
	type RuleSetInfo
} from '$lib/engine';
import { t } from '$lib/i18n';
import { ruleSetName } from '$lib/i18n/names';
import type { NewMatch } from '$lib/table/open-match';
import type { BotLevel, EmblemId, MatchSummary, Player, SeatLock } from '$lib/table/types';
import {
	changeOption,
	completeOptions,
	freshRules,
	rulesFrom,
	type HouseRules
} from './house-rules';

export const EMBLEMS: readonly EmblemId[] = [1, 2, 3, 4, 5, 6, 7, 8];
/** At the table when nobody has been here before. */
const FIRST_SEATS = 2;
/** Longer names would not fit beside a seal. */
export const NAME_LENGTH = 24;

export interface SeatDraft {
	/** Follows the seat through every change of order. */
	readonly key: number;
	readonly name: string;
	readonly emblem: EmblemId;
	readonly kind: 'human' | 'bot';
	readonly level: BotLevel;
	readonly lock: SeatLock | null;
}

/** Why a match cannot be started yet, as the button says it. */
export interface Hindrance {
	readonly text: string;
	/** The seat to look at, where there is one. */
	readonly key?: number;
}

/** In the order of the covers. */
export const COVERS: readonly RuleSetInfo[] = RULE_SET_IDS.flatMap(
	(id) => ruleSets.find((set) => set.id === id) ?? []
);

const first = COVERS[0];
if (!first) throw new Error('no rule set');

let lastKey = 0;
const plain = (emblem: EmblemId, kind: Player['kind'] = 'human', name = ''): SeatDraft => ({
	key: ++lastKey,
	name,
	emblem,
	kind,
	level: 'steady',
	lock: null
});

export class NewGame {
	/** Keys of seats that a game with more people brought along. */
	#added = $state.raw<readonly number[]>([]);
	ruleSet = $state.raw<RuleSetInfo>(first as RuleSetInfo);
	seats = $state.raw<readonly SeatDraft[]>(
		EMBLEMS.slice(0, FIRST_SEATS).map((emblem) => plain(emblem))
	);
	rules = $state.raw<HouseRules>(freshRules(first as RuleSetInfo));
	/** Key of the seat that begins; null: drawn by lot. */
	starter = $state.raw<number | null>(null);

	readonly options = $derived<Options>(
		completeOptions(this.ruleSet, this.rules, this.seatsForRules)
	);

	/** Before the table is full enough the rules are shown for the least that can play. */
	get seatsForRules(): number {
		const { min, max } = this.ruleSet.seats;
		return Math.min(max, Math.max(min, this.seats.length));
	}

	get canAdd(): boolean {
		return this.seats.length < this.ruleSet.seats.max;
	}

	nameOf(seat: SeatDraft): string {
		return seat.name.trim() || t('app:new.player', { seat: this.seats.indexOf(seat) + 1 });
	}

	get hindrance(): Hindrance | null {
		const { min, max } = this.ruleSet.seats;
		const ruleSet = ruleSetName(this.ruleSet.id);
		if (this.seats.length < min)
			return {
				text: t('app:new.needs', { ruleSet, count: min })
			};
		if (this.seats.length > max) return { text: t('app:new.seatsAtMost', { ruleSet, count: max }) };
		const names: string[] = [];
		for (const seat of this.seats) {
			const name = this.nameOf(seat);
			const same = name.toLocaleLowerCase();
			if (names.includes(same)) return { text: t('app:new.sameName', { name }), key: seat.key };
			names.push(same);
		}
		return null;
	}

	choose(id: RuleSetId): void {
		const next = COVERS.find((set) => set.id === id);
		if (!next || next === this.ruleSet) return;
		this.ruleSet = next;
		this.rules = freshRules(next);
		this.#seat(next.seats);
	}

	/**
	 * As many seats as the game needs, and no more than it has: seats added here that nobody has touched
	 * go again with the next game, while somebody with a name or a choice made stays and is told of.
	 */
	#seat({ min, max }: RuleSetInfo['seats']): void {
		this.seats = this.seats.filter(
			(seat, index) =>
				!this.#untouched(seat) || index < min || (index < max && !this.#added.includes(seat.key))
		);
		if (!this.seats.some((seat) => seat.key === this.starter)) this.starter = null;
		while (this.seats.length < min) {
			this.add();
			const added = this.seats.at(-1);
			if (added) this.#added = [...this.#added, added.key];
		}
	}

	get #vacant(): readonly SeatDraft[] {
		return this.seats.filter((seat) => this.#added.includes(seat.key) && this.#untouched(seat));
	}

	#untouched(seat: SeatDraft): boolean {
		return seat.name.trim() === '' && seat.kind === 'human' && seat.lock === null;
	}

	/** Nobody has typed or chosen anything yet. */
	get untouched(): boolean {
		return (
			this.ruleSet === first &&
			this.starter === null &&
			this.rules.preset === freshRules(this.ruleSet).preset &&
			Object.keys(this.rules.changed).length === 0 &&
			this.seats.length === FIRST_SEATS &&
			this.seats.every((seat, index) => this.#untouched(seat) && seat.emblem === EMBLEMS[index])
		);
	}

	/** `take`, unless somebody was faster than the device that looked for the earlier match. */
	offer(summary: MatchSummary, rulesToo: boolean): void {
		if (this.untouched) this.take(summary, rulesToo);
	}

	/** The people of an earlier match; with its game and rules too when it is to be the same again. */
	take(summary: MatchSummary, rulesToo: boolean): void {
		const set = COVERS.find((each) => each.id === summary.ruleSet);
		this.seats = summary.players.map((player) => ({
			...plain(player.emblem, player.kind, player.name),
			level: player.level ?? 'steady',
			lock: player.lock ?? null
		}));
		if (!set) return;
		this.ruleSet = set;
		this.rules = rulesToo
			? rulesFrom(set, summary.options, summary.players.length)
			: freshRules(set);
	}

	add(kind: Player['kind'] = 'human'): void {
		if (!this.canAdd) return;
		const free = EMBLEMS.find((emblem) => this.seats.every((seat) => seat.emblem !== emblem)) ?? 1;
		const next = plain(free, kind);
		this.seats = [...this.seats, kind === 'bot' ? { ...next, name: this.#botName(next) } : next];
	}

	/** Seats are missing, or were brought along by the game and nobody has taken them yet. */
	get canFill(): boolean {
		return this.seats.length < this.ruleSet.seats.min || this.#vacant.length > 0;
	}

	/** Bots for every seat that nobody has taken. */
	fill(): void {
		for (const seat of this.#vacant) this.setKind(seat.key, 'bot');
		while (this.seats.length < this.ruleSet.seats.min) this.add('bot');
	}

	remove(key: number): void {
		this.seats = this.seats.filter((seat) => seat.key !== key);
		if (this.starter === key) this.starter = null;
	}

	/** Puts everything back as it was, for the undo of a removal. */
	restore(seats: readonly SeatDraft[]): void {
		this.seats = seats;
	}

	move(from: number, to: number): void {
		const seats = [...this.seats];
		const [moved] = seats.splice(from, 1);
		if (!moved || to < 0 || to > seats.length) return;
		seats.splice(to, 0, moved);
		this.seats = seats;
	}

	change(key: number, change: Partial<Omit<SeatDraft, 'key'>>): void {
		this.seats = this.seats.map((seat) => (seat.key === key ? { ...seat, ...change } : seat));
	}

	/** A bot has a name of its own until it is given another. */
	setKind(key: number, kind: Player['kind']): void {
		const seat = this.seats.find((each) => each.key === key);
		if (!seat) return;
		const name = this.#botName(seat);
		if (kind === 'bot') this.change(key, { kind, name: seat.name.trim() || name, lock: null });
		else this.change(key, { kind, name: seat.name === name ? '' : seat.name });
	}

	/** Two seats never share an emblem: whoever had it gets the other's. */
	setEmblem(key: number, emblem: EmblemId): void {
		const old = this.seats.find((seat) => seat.key === key)?.emblem;
		if (old === undefined) return;
		this.seats = this.seats.map((seat) =>
			seat.key === key
				? { ...seat, emblem }
				: seat.emblem === emblem
					? { ...seat, emblem: old }
					: seat
		);
	}

	setPreset(preset: Preset['id']): void {
		this.rules = { preset, changed: {} };
	}

	setOption(key: string, value: OptionValue): void {
		this.rules = changeOption(this.ruleSet, this.rules, this.seatsForRules, key, value);
	}

	/** What the table is asked to start. */
	wanted(): NewMatch {
		const firstSeat = this.seats.findIndex((seat) => seat.key === this.starter);
		return {
			ruleSet: this.ruleSet.id,
			options: this.options,
			players: this.seats.map((seat): Player => ({
				name: this.nameOf(seat),
				emblem: seat.emblem,
				kind: seat.kind,
				...(seat.kind === 'bot' ? { level: seat.level } : {}),
				...(seat.lock ? { lock: seat.lock } : {})
			})),
			...(firstSeat < 0 ? {} : { firstSeat })
		};
	}

	#botName(seat: SeatDraft): string {
		return t(`app:new.botNames.${seat.emblem}`);
	}
}
