/** One match on this device: the pure stage machine, made reactive, saved and watched over. */
import { apply, decision, view, type Move, type Seat } from '$lib/engine';
import { settings } from '$lib/storage';
import type { Claim } from '$lib/storage/claim';
import { watchAttention } from './attention';
import { botMoves, type BotMoves } from './bot-moves';
import type { DriverFor } from './drivers';
import { opens, waitAfter, waitLeft } from './lock';
import { stepOf } from './replay';
import { summaryOf, type Saver } from './saver';
import { hidden, moved, movesMade, proceeded, revealed, stageOf, type Table } from './stages';
import type {
	LogEntry,
	Match,
	MatchSummary,
	Player,
	RevealAnswer,
	Stage,
	TableNotice,
	Trouble
} from './types';

/** The hint that teaches how to pass the phone. */
export const HAND_OVER_HINT = 'hand-over';

/** After a failed save, the next try without waiting for a move. */
const RETRY_MILLISECONDS = 10_000;

/** The last moves are in memory only, and may yet be saved. */
const needsSaving = (trouble: Trouble | null) => trouble === 'disk-full' || trouble === 'not-saved';

function stageNow(table: Table): Stage {
	return stageOf(table, {
		reveal: settings.revealStyle,
		firstTime: !settings.hasSeen(HAND_OVER_HINT)
	});
}

export interface MatchParts {
	readonly summary: MatchSummary;
	readonly table: Table;
	readonly saver: Saver;
	readonly botSeed: string;
	readonly claim: Claim;
	readonly driverFor: DriverFor;
	readonly trouble: Trouble | null;
}

export class TableMatch implements Match {
	readonly id: string;
	#table: Table;
	#stage: Stage;
	#summary: MatchSummary;
	#log = $state.raw<readonly LogEntry[]>([]);
	#notices = $state.raw<readonly TableNotice[]>([]);
	#trouble = $state.raw<Trouble | null>(null);

	readonly #parts: MatchParts;
	readonly #bots: BotMoves;
	readonly #unwatch: () => void;
	#busy = false;
	#working: Promise<void> = Promise.resolve();
	/** `hide` was called while something was on its way. */
	#hideAsked = false;
	#disposed = false;
	#retry: ReturnType<typeof setTimeout> | undefined;
	/** Grows with every stage; an answer for an older one is dropped. */
	#position = 0;

	constructor(parts: MatchParts) {
		this.#parts = parts;
		this.#bots = botMoves(parts.driverFor, parts.botSeed);
		this.id = parts.summary.id;
		this.#table = parts.table;
		this.#stage = $state.raw(stageNow(parts.table));
		this.#summary = $state.raw(parts.summary);
		this.#trouble = parts.trouble;
		this.#unwatch =
			typeof window === 'undefined'
				? () => undefined
				: watchAttention({
						hide: () => this.hide(),
						idleSeconds: () => settings.idleSeconds,
						faceDownHides: () => settings.faceDownHides
					});
		this.#show(parts.table);
		parts.claim.onLost(() => this.#lose());
		// One person alone starts without a cover, once: a reload must find that out.
		if (parts.table.holder !== null) void parts.saver.saveSeats(parts.table, parts.summary);
	}

	get summary() {
		return this.#summary;
	}
	get stage() {
		return this.#stage;
	}
	get log() {
		return this.#log;
	}
	get notices() {
		return this.#notices;
	}
	get trouble() {
		return this.#trouble;
	}

	async reveal(code?: string): Promise<RevealAnswer> {
		const stage = this.#stage;
		if (stage.kind !== 'hand-over' || !this.#free()) return { ok: false, code: 'wait', wait: 0 };
		return this.#alone(async () => {
			const refused = stage.locked ? await this.#tryCode(stage.to, code ?? '') : null;
			if (refused) return refused;
			if (this.#hideAsked || !this.#awake()) return { ok: false, code: 'wait', wait: 0 };
			settings.markSeen(HAND_OVER_HINT);
			this.#show(revealed(this.#table, stage.to));
			return { ok: true };
		});
	}

	hide(): void {
		this.#hideAsked = this.#busy;
		const covered = hidden(this.#table);
		if (covered !== this.#table) this.#show(covered);
	}

	async play(move: Move): Promise<void> {
		if (this.#stage.kind !== 'open' || !this.#free()) return;
		const { seat } = this.#stage;
		await this.#alone(() => this.#make(seat, move));
	}

	async proceed(): Promise<void> {
		const { kind } = this.#stage;
		if (!this.#free()) return;
		const next = proceeded(this.#table, kind);
		if (next === this.#table) return;
		if (kind === 'only-you') {
			// That it was read is kept before anything else is offered: it is shown once.
			await this.#alone(async () => {
				await this.#parts.saver.saveSeats(next, this.#summary);
				if (this.#awake()) this.#show(this.#hideAsked ? hidden(next) : next);
			});
		} else this.#show(next);
	}

	async nextRound(): Promise<void> {
		const next = decision(this.#table.game);
		const move = next?.by === 'table' ? next.moves[0] : undefined;
		if (this.#stage.kind !== 'round-over' || !move || !this.#free()) return;
		await this.#alone(() => this.#make('table', move));
	}

	async resetLock(seat: Seat): Promise<void> {
		const player = this.#table.players[seat];
		if (!player || !this.#free()) return;
		const { lock, ...unlocked } = player;
		if (!lock) return;
		const notice: TableNotice = {
			type: 'lock-reset',
			seat,
			round: this.#summary.round,
			moves: movesMade(this.#table),
			after: this.#log.length
		};
		await this.#alone(async () => {
			const players = this.#table.players.map((player, at): Player =>
				at === seat ? unlocked : player
			);
			const seats = this.#table.seats.map((memory, at) =>
				at === seat ? { ...memory, wrongCodes: 0, waitUntil: 0 } : memory
			);
			const notices = [...this.#table.notices, notice];
			await this.#commit({ ...this.#table, players, seats, notices });
		});
	}

	dispose(): void {
		void this.close();
	}

	/** Disposes; resolves when nothing is being written any more and the match can be opened again. */
	async close(): Promise<void> {
		if (!this.#disposed) {
			this.#disposed = true;
			this.#position++;
			clearTimeout(this.#retry);
			this.#unwatch();
			this.#bots.dispose();
		}
		await this.#working;
		// Somebody may have left to make room: the last moves are not given up without another try.
		if (needsSaving(this.#trouble)) {
			this.#trouble = null;
			await this.#parts.saver.save(this.#table, this.#summary);
		}
		await this.#parts.claim.release();
	}

	/** Whether this tab still plays the match. */
	#awake(): boolean {
		return !this.#disposed && this.#trouble !== 'taken-over';
	}

	#free(): boolean {
		return !this.#busy && this.#awake();
	}

	/** One thing after another: while this runs, taps and bots are not heard. */
	async #alone<T>(work: () => Promise<T>): Promise<T> {
		this.#busy = true;
		this.#hideAsked = false;
		const running = work();
		this.#working = running.then(
			() => undefined,
			() => undefined
		);
		try {
			return await running;
		} finally {
			this.#busy = false;
			this.#think();
		}
	}

	/** Puts a table on the screen. Whatever a bot is thinking about is no longer asked. */
	#show(table: Table): void {
		this.#position++;
		this.#table = table;
		this.#stage = stageNow(table);
		const { round, history } = view(table.game, 'table');
		this.#log = history.map((event) => ({ round, event }));
		this.#notices = table.notices.filter((notice) => notice.round === round);
		this.#think();
	}

	/** Makes a move: saved first, shown afterwards. Throws RuleError and changes nothing. */
	async #make(by: Seat | 'table', move: Move): Promise<void> {
		const { game, events } = apply(this.#table.game, move);
		await this.#commit(moved(this.#table, game, stepOf(by, game, events)));
	}

	async #commit(next: Table): Promise<void> {
		const summary = summaryOf(this.#summary, next);
		const trouble = await this.#parts.saver.save(next, summary);
		if (trouble === 'taken-over') return this.#lose();
		if (!this.#awake()) return;
		this.#summary = summary;
		this.#report(trouble);
		this.#show(this.#hideAsked ? hidden(next) : next);
	}

	#report(trouble: Trouble | null): void {
		this.#trouble = trouble;
		clearTimeout(this.#retry);
		if (!needsSaving(trouble)) return;
		this.#retry = setTimeout(() => {
			if (this.#free()) void this.#alone(() => this.#saveAgain());
			else if (this.#awake()) this.#report(trouble);
		}, RETRY_MILLISECONDS);
	}

	async #saveAgain(): Promise<void> {
		const trouble = await this.#parts.saver.save(this.#table, this.#summary);
		if (trouble === 'taken-over') this.#lose();
		else if (this.#awake()) this.#report(trouble);
	}

	/** Another tab plays on: cover, and take no more moves. */
	#lose(): void {
		if (!this.#awake()) return;
		this.#trouble = 'taken-over';
		clearTimeout(this.#retry);
		this.#show(hidden(this.#table));
	}

	async #tryCode(seat: Seat, code: string): Promise<RevealAnswer | null> {
		const memory = this.#table.seats[seat];
		const lock = this.#table.players[seat]?.lock;
		if (!memory || !lock) return null;
		const wait = waitLeft(memory.waitUntil);
		if (wait > 0) return { ok: false, code: 'wait', wait };
		if (await opens(lock, code)) return null;
		const wrongCodes = memory.wrongCodes + 1;
		const pause = waitAfter(wrongCodes);
		const waitUntil = pause > 0 ? Date.now() + pause : 0;
		this.#table = {
			...this.#table,
			seats: this.#table.seats.map((each, at) =>
				at === seat ? { ...each, wrongCodes, waitUntil } : each
			)
		};
		await this.#parts.saver.saveSeats(this.#table, this.#summary);
		return { ok: false, code: 'wrong-code', wait: pause };
	}

	/** Asks the bot whose turn it is, once for each position. */
	#think(): void {
		if (this.#stage.kind !== 'bot-thinking' || this.#busy || !this.#awake()) return;
		const { seat } = this.#stage;
		const position = ++this.#position;
		const stale = () => position !== this.#position || this.#busy || !this.#awake();
		void this.#bots.choose(this.#table, seat).then(async (move) => {
			if (!stale()) await this.#alone(() => this.#make(seat, move));
		});
	}
}
