/** A deal to practise with: one person against easy bots, in memory, nothing of it is kept. */
import { apply, decision, RuleError, start, view, type Move, type Seat } from '$lib/engine';
import { seatedBots } from '$lib/bots/driver';
import { t } from '$lib/i18n';
import { settings } from '$lib/storage';
import { freshSeed } from '$lib/storage/ids';
import { progressOf } from '$lib/storage/summary';
import type { Driver } from '$lib/table/drivers';
import { randomDriver } from '$lib/table/drivers';
import { stepOf } from '$lib/table/replay';
import {
	hidden,
	laid,
	moved,
	movesMade,
	proceeded,
	revealed,
	stageOf,
	type Table
} from '$lib/table/stages';
import type { LogEntry, Match, MatchSummary, Player, RevealAnswer, Stage } from '$lib/table/types';
import { EMBLEM_OF, PERSON_IDS, practiceId, type Chapter } from './lesson';
import { sameMove } from './runner';

/** Enough tokens that no practice ends a match. */
const TOKENS = 20;
const NOBODY = { held: null, notes: 0, wrongCodes: 0, waitUntil: 0 } as const;

export class PracticeMatch implements Match {
	readonly id: string;
	readonly notices = [];
	readonly trouble = null;
	readonly #chapter: Chapter;
	readonly #seed: string;
	readonly #driver: Driver;
	#table: Table;
	#stage: Stage;
	#log = $state.raw<readonly LogEntry[]>([]);
	#disposed = false;
	/** Grows with every stage; what a bot chose for an older one is dropped. */
	#position = 0;

	/** @param driver thinks for the bots; given by tests */
	constructor(chapter: Chapter, driver?: Driver, seed = freshSeed()) {
		this.id = practiceId(chapter.id);
		this.#chapter = chapter;
		this.#seed = seed;
		this.#driver = driver ?? seatedBots()({ name: '', emblem: 1, kind: 'bot', level: 'easy' });
		const { game, events } = start({
			ruleSet: chapter.ruleSet,
			seats: chapter.practiceSeats,
			seed,
			...(chapter.ruleSet === 'ruse-and-bruise' ? {} : { options: { tokensToWin: TOKENS } })
		});
		const players = this.#players();
		this.#table = laid({
			game,
			players,
			steps: [stepOf('table', game, events)],
			seats: players.map(() => NOBODY),
			notices: []
		});
		this.#stage = $state.raw(this.#stageNow());
		this.#show(this.#table);
	}

	get summary(): MatchSummary {
		return {
			id: this.id,
			title: t('lessons:practice.title'),
			ruleSet: this.#chapter.ruleSet,
			options: view(this.#table.game, 'table').options,
			players: this.#players(),
			createdAt: 0,
			updatedAt: 0,
			...progressOf(this.#table.game)
		};
	}
	get stage() {
		return this.#stage;
	}
	get log() {
		return this.#log;
	}

	reveal(): Promise<RevealAnswer> {
		if (this.#stage.kind !== 'hand-over')
			return Promise.resolve({ ok: false, code: 'wait', wait: 0 });
		this.#show(revealed(this.#table, this.#stage.to));
		return Promise.resolve({ ok: true });
	}

	hide(): void {
		const covered = hidden(this.#table);
		if (covered !== this.#table) this.#show(covered);
	}

	play(move: Move): Promise<void> {
		if (this.#stage.kind !== 'open') return Promise.reject(new RuleError('wrong-kind'));
		this.#make(this.#stage.seat, move);
		return Promise.resolve();
	}

	proceed(): Promise<void> {
		const next = proceeded(this.#table, this.#stage.kind);
		if (next !== this.#table) this.#show(next);
		return Promise.resolve();
	}

	nextRound(): Promise<void> {
		const next = decision(this.#table.game);
		const move = next?.by === 'table' ? next.moves[0] : undefined;
		if (this.#stage.kind === 'round-over' && move) this.#make('table', move);
		return Promise.resolve();
	}

	resetLock(): Promise<void> {
		return Promise.resolve();
	}

	dispose(): void {
		this.#disposed = true;
		this.#position++;
		this.#driver.dispose?.();
	}

	#players(): Player[] {
		return PERSON_IDS.slice(0, this.#chapter.practiceSeats).map((person, seat) => ({
			name: t(`lessons:names.${person}`),
			emblem: EMBLEM_OF[person],
			...(seat === 0
				? { kind: 'human' as const }
				: { kind: 'bot' as const, level: 'easy' as const })
		}));
	}

	#stageNow(): Stage {
		return stageOf(this.#table, { reveal: settings.revealStyle, firstTime: false });
	}

	#make(by: Seat | 'table', move: Move): void {
		const { game, events } = apply(this.#table.game, move);
		this.#show(moved(this.#table, game, stepOf(by, game, events)));
	}

	#show(table: Table): void {
		const position = ++this.#position;
		this.#table = table;
		this.#stage = this.#stageNow();
		const { round, history } = view(table.game, 'table');
		this.#log = history.map((event) => ({ round, event }));
		if (this.#stage.kind !== 'bot-thinking') return;
		const { seat } = this.#stage;
		void this.#choose(seat).then((move) => {
			if (!this.#disposed && position === this.#position) this.#make(seat, move);
		});
	}

	/** A legal move in any case: a bot that fails or answers nonsense is stood in for. */
	async #choose(seat: Seat): Promise<Move> {
		const { game } = this.#table;
		const { moves } = decision(game) ?? { moves: [] };
		const seed = `${this.#seed}:${movesMade(this.#table)}`;
		const eyes = view(game, seat);
		try {
			const choice = await this.#driver.chooseMove(eyes, moves, seed);
			const legal = moves.find((move) => sameMove(move, choice));
			if (legal) return legal;
			throw new RuleError('not-legal');
		} catch {
			return randomDriver().chooseMove(eyes, moves, seed);
		}
	}
}
