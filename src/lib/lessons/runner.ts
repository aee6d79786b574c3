/** A lesson at one step, as a pure value: how it stands, and what becomes of a move. */
import { apply, decision, start, visible, type Event, type Game, type Move } from '$lib/engine';
import type { TableStep } from '$lib/table/notes';
import { stepOf } from '$lib/table/replay';
import type { Answer, Lesson, MovePattern } from './lesson';

export interface Run {
	readonly lesson: Lesson;
	/** The step the learner is at; as many as there are steps when the lesson is done. */
	readonly step: number;
	readonly game: Game;
	/** `steps[0]` is the deal, then one entry a move. */
	readonly steps: readonly TableStep[];
	/** What the script plays before the learner's next decision. */
	readonly pending: readonly Move[];
}

export type Tried =
	| { readonly accepted: true; readonly run: Run }
	| {
			readonly accepted: false;
			/** `lessons:why.<say>` */
			readonly say: string;
			/** What would happen, as everybody at the table would see it. */
			readonly consequence: readonly Event[];
	  };

const canonical = (move: Move | MovePattern) =>
	JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));

export const sameMove = (a: Move, b: Move) => canonical(a) === canonical(b);

function fits(answer: Answer, move: Move): boolean {
	const fields: Readonly<Record<string, unknown>> = { ...move };
	return Object.entries(answer.when ?? {}).every(([field, wanted]) => fields[field] === wanted);
}

const scriptBefore = (lesson: Lesson, step: number): readonly Move[] =>
	(step < lesson.steps.length ? lesson.steps[step]?.before : lesson.after) ?? [];

function made(run: Run, move: Move): Run {
	const by = decision(run.game)?.by ?? 'table';
	const { game, events } = apply(run.game, move);
	return { ...run, game, steps: [...run.steps, stepOf(by, game, events)] };
}

/** Plays the next scripted move. Throws RuleError when the script is not legal. */
export function scripted(run: Run): Run {
	const [move, ...pending] = run.pending;
	return move ? { ...made(run, move), pending } : run;
}

/** The lesson at one of its steps, everything before it played as asked. */
export function runAt(lesson: Lesson, step = 0): Run {
	const { game, events } = start(lesson.setup);
	const opening: Run = {
		lesson,
		step: 0,
		game,
		steps: [stepOf('table', game, events)],
		pending: []
	};
	let run = (lesson.prelude ?? []).reduce(made, opening);
	run = { ...run, pending: scriptBefore(lesson, 0) };
	while (run.step < Math.min(step, lesson.steps.length)) {
		while (run.pending.length > 0) run = scripted(run);
		const asked = lesson.steps[run.step];
		if (!asked) break;
		run = advanced(made(run, asked.expect[0]));
	}
	return run;
}

function advanced(run: Run): Run {
	const step = run.step + 1;
	return { ...run, step, pending: scriptBefore(run.lesson, step) };
}

/** One try of the learner; a wrong one changes nothing. Throws RuleError for an illegal move. */
export function tried(run: Run, move: Move): Tried {
	const asked = run.lesson.steps[run.step];
	if (asked?.expect.some((expected) => sameMove(expected, move)))
		return { accepted: true, run: advanced(made(run, move)) };
	const { events } = apply(run.game, move);
	const answer = asked?.wrong.find((each) => fits(each, move));
	return { accepted: false, say: answer?.say ?? 'notNow', consequence: visible(events, 'table') };
}
