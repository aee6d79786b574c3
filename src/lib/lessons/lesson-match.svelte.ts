/** A lesson as a `Match`, so that the table itself shows it. Nothing of it is stored but the step. */
import { decision, RuleError, view, type Event, type Move } from '$lib/engine';
import { t } from '$lib/i18n';
import { settings } from '$lib/storage';
import { progressOf } from '$lib/storage/summary';
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
import { EMBLEM_OF, type ChapterId, type Lesson } from './lesson';
import { runAt, scripted, tried, type Run } from './runner';

/** What a wrong try is answered: the reason, and what everybody would have seen. */
export interface Answered {
	readonly say: string;
	readonly consequence: readonly Event[];
	/** Grows with each try, so that the same answer is read out again. */
	readonly tries: number;
}

/** After so many wrong tries a check gives its help all the same. */
const PATIENCE = 2;

export class LessonMatch implements Match {
	readonly id: string;
	readonly notices = [];
	readonly trouble = null;
	readonly #chapter: ChapterId;
	readonly #lesson: Lesson;
	#run: Run;
	#table: Table;
	#stage: Stage;
	#step = $state(0);
	#log = $state.raw<readonly LogEntry[]>([]);
	#answered = $state.raw<Answered | null>(null);
	#tries = $state(0);

	constructor(chapter: ChapterId, lesson: Lesson, step: number) {
		this.id = `lesson/${chapter}/${lesson.id}`;
		this.#chapter = chapter;
		this.#lesson = lesson;
		this.#run = runAt(lesson, step);
		this.#table = this.#laid();
		this.#stage = $state.raw(this.#stageNow());
		this.#show();
	}

	get summary(): MatchSummary {
		return {
			id: this.id,
			title: t(`lessons:${this.#chapter}.${this.#lesson.id}.title`),
			ruleSet: this.#lesson.setup.ruleSet,
			options: view(this.#run.game, 'table').options,
			players: this.#players(),
			createdAt: 0,
			updatedAt: 0,
			...progressOf(this.#run.game)
		};
	}
	get stage() {
		return this.#stage;
	}
	get log() {
		return this.#log;
	}
	/** The step the learner is at; as many as there are when the lesson is done. */
	get step() {
		return this.#step;
	}
	get answered() {
		return this.#answered;
	}
	/** All is played, and nothing is left to be read: neither in private nor how the round ended. */
	get finished(): boolean {
		const stage = this.#stage;
		if (this.#step < this.#lesson.steps.length) return false;
		if (stage.kind === 'only-you' || stage.kind === 'bot-thinking') return false;
		const telling = stage.kind === 'bot-move' || stage.kind === 'result';
		return !(telling && stage.view.phase.endsWith('-over'));
	}
	/** Without help until it was tried in vain. */
	get helped(): boolean {
		return !this.#lesson.steps[this.#step]?.check || this.#tries >= PATIENCE;
	}
	/** The move to show, while it is the learner's turn. */
	get expected(): Move | null {
		return this.#stage.kind === 'open' ? (this.#lesson.steps[this.#step]?.expect[0] ?? null) : null;
	}

	/** Goes to a step, everything before it played. */
	goTo(step: number): void {
		this.#run = runAt(this.#lesson, Math.max(0, step));
		this.#tries = 0;
		this.#table = this.#laid();
		this.#show();
	}

	/** Takes a wrong try back: it was never made. */
	retry(): void {
		this.#answered = null;
	}

	reveal(): Promise<RevealAnswer> {
		if (this.#stage.kind !== 'hand-over')
			return Promise.resolve({ ok: false, code: 'wait', wait: 0 });
		this.#put(revealed(this.#table, this.#stage.to));
		return Promise.resolve({ ok: true });
	}

	hide(): void {
		this.#put(hidden(this.#table));
	}

	play(move: Move): Promise<void> {
		if (this.#stage.kind !== 'open') return Promise.reject(new RuleError('wrong-kind'));
		const answer = tried(this.#run, move);
		if (answer.accepted) {
			this.#tries = 0;
			this.#follow(answer.run);
			this.#playScript();
			this.#show();
		} else {
			this.#tries += 1;
			this.#answered = { say: answer.say, consequence: answer.consequence, tries: this.#tries };
		}
		return Promise.resolve();
	}

	proceed(): Promise<void> {
		const next = proceeded(this.#table, this.#stage.kind);
		if (next !== this.#table) {
			this.#table = next;
			this.#playScript();
			this.#show();
		}
		return Promise.resolve();
	}

	nextRound(): Promise<void> {
		if (this.#stage.kind === 'round-over' && this.#run.pending[0]?.type === 'next-round') {
			this.#follow(scripted(this.#run));
			this.#playScript();
			this.#show();
		}
		return Promise.resolve();
	}

	resetLock(): Promise<void> {
		return Promise.resolve();
	}

	dispose(): void {
		this.#answered = null;
	}

	#players(): Player[] {
		return this.#lesson.people.map((person, seat) => ({
			name: t(`lessons:names.${person}`),
			emblem: EMBLEM_OF[person],
			kind: this.#lesson.humans.includes(seat) ? 'human' : 'bot'
		}));
	}

	/** The table as the learner finds it: everything so far is known and seen. */
	#laid(): Table {
		// what comes before the first step is watched; on the way back to a later one it was seen
		if (this.#run.step > 0) while (this.#run.pending.length > 0) this.#run = scripted(this.#run);
		const done = this.#run.steps.length - 1;
		const alone = this.#lesson.humans.length === 1;
		const table = laid({
			game: this.#run.game,
			players: this.#players(),
			steps: this.#run.steps,
			seats: this.#lesson.people.map((_, seat) => ({
				held: done > 0 || !this.#lesson.humans.includes(seat) ? done : null,
				notes: done,
				wrongCodes: 0,
				waitUntil: 0
			})),
			notices: []
		});
		const [only = 0] = this.#lesson.humans;
		this.#table = { ...table, holder: alone ? only : null, shown: table.steps.length };
		this.#playScript();
		return this.#table;
	}

	#follow(run: Run): void {
		for (let at = this.#table.steps.length; at < run.steps.length; at++) {
			const step = run.steps[at];
			if (step) this.#table = moved(this.#table, run.game, step);
		}
		this.#run = run;
	}

	/**
	 * The others play on until the learner decides or the next round has to be asked for; whoever
	 * has something to read in private reads it first.
	 */
	#playScript(): void {
		if (this.#stageNow().kind === 'only-you') return;
		while (this.#run.pending.length > 0 && decision(this.#run.game)?.by !== 'table')
			this.#follow(scripted(this.#run));
	}

	#stageNow(): Stage {
		return stageOf(this.#table, {
			reveal: settings.revealStyle,
			// where two play on one phone, the first hand-over explains itself
			firstTime: this.#lesson.humans.length > 1 && movesMade(this.#table) === 0
		});
	}

	#put(table: Table): void {
		if (table === this.#table) return;
		this.#table = table;
		this.#show();
	}

	#show(): void {
		this.#answered = null;
		this.#step = this.#run.step;
		this.#stage = this.#stageNow();
		const { round, history } = view(this.#table.game, 'table');
		this.#log = history.map((event) => ({ round, event }));
	}
}
