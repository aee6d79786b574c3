/** What a lesson is: a stacked deal of the real engine, and what is said and asked at each step. */
import type { Move, RuleSetId, Seat, Setup } from '$lib/engine';
import type { EmblemId } from '$lib/table/types';

export const CHAPTER_IDS = [
	'basics',
	'pass',
	'second-edition',
	'premium',
	'kanai',
	'hope-despair',
	'ruse-queue',
	'ruse-count',
	'ruse-score'
] as const;
export type ChapterId = (typeof CHAPTER_IDS)[number];

export const PERSON_IDS = ['camille', 'hugo', 'ana', 'mei', 'leo'] as const;
/** Somebody at the table of a lesson; `lessons:names.<id>` is what he is called. */
export type PersonId = (typeof PERSON_IDS)[number];

export const EMBLEM_OF: Readonly<Record<PersonId, EmblemId>> = {
	camille: 1,
	hugo: 3,
	ana: 2,
	mei: 5,
	leo: 4
};

/** The fields a wrong move must have for an answer; none: any move. */
export type MovePattern = Readonly<Record<string, string | number | boolean | null>>;

/** Why a wrong move is not the one asked for: `lessons:why.<say>`. */
export interface Answer {
	readonly when?: MovePattern;
	readonly say: string;
}

/** One decision of the learner. Its text is `lessons:<chapter>.<lesson>.s<number from 1>`. */
export interface LessonStep {
	/** What the others (and the table, between rounds) do before it. */
	readonly before?: readonly Move[];
	/** Any of these goes on; the first is the one shown. */
	readonly expect: readonly [Move, ...Move[]];
	/** The first that fits answers a wrong move; the last one fits every move. */
	readonly wrong: readonly Answer[];
	/** No hint: the learner finds it alone. */
	readonly check?: boolean;
}

export interface Lesson {
	/** Unique in its chapter; `lessons:<chapter>.<id>` holds its texts: title, s1 …, end. */
	readonly id: string;
	readonly setup: Setup;
	/** In seat order. */
	readonly people: readonly PersonId[];
	/** Seats the learner plays; the others follow the script. */
	readonly humans: readonly Seat[];
	/** Moves made before the learner sits down. */
	readonly prelude?: readonly Move[];
	readonly steps: readonly [LessonStep, ...LessonStep[]];
	/** What the others do after the last step. */
	readonly after?: readonly Move[];
}

export interface Chapter {
	readonly id: ChapterId;
	readonly ruleSet: RuleSetId;
	readonly lessons: readonly Lesson[];
	/** Seats of the deal to practise with. */
	readonly practiceSeats: number;
}

/** How progress is kept: one row per lesson. */
export const progressId = (chapter: ChapterId, lesson: string) => `${chapter}/${lesson}`;

/** What a deal to practise with is called while it lasts. */
export const practiceId = (chapter: ChapterId) => `practice/${chapter}`;
