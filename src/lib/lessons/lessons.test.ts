/** Every lesson, played through the engine and said in four languages. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { decision, refusal, ruleSets, view, type CardId, type Move, type View } from '$lib/engine';
import { LOCALES, type Locale } from '$lib/i18n/negotiate';
import { CHAPTERS, findChapter, findLesson } from './chapters';
import { CHAPTER_IDS, PERSON_IDS, progressId, type Lesson, type LessonStep } from './lesson';
import { runAt, sameMove, scripted, tried, type Run } from './runner';

type Tree = Readonly<Record<string, unknown>>;

function texts(locale: Locale): ReadonlyMap<string, string> {
	const file = new URL(`../i18n/locales/${locale}/lessons.json`, import.meta.url);
	const flat = new Map<string, string>();
	const walk = (tree: Tree, path: string): void => {
		for (const [key, value] of Object.entries(tree)) {
			const here = path === '' ? key : `${path}.${key}`;
			if (typeof value === 'string') flat.set(here, value);
			else walk(value as Tree, here);
		}
	};
	walk(JSON.parse(readFileSync(fileURLToPath(file), 'utf8')) as Tree, '');
	return flat;
}

const TEXTS = Object.fromEntries(LOCALES.map((locale) => [locale, texts(locale)])) as Readonly<
	Record<Locale, ReadonlyMap<string, string>>
>;

const LESSONS = CHAPTERS.flatMap((chapter) =>
	chapter.lessons.map((lesson) => ({ name: progressId(chapter.id, lesson.id), chapter, lesson }))
);

function played(run: Run): Run {
	let now = run;
	while (now.pending.length > 0) now = scripted(now);
	return now;
}

interface Asked {
	readonly number: number;
	readonly step: LessonStep;
	readonly run: Run;
	readonly moves: readonly Move[];
}

/** The positions in which the learner decides. */
function asked(lesson: Lesson): Asked[] {
	return lesson.steps.map((step, at) => {
		const run = played(runAt(lesson, at));
		return { number: at + 1, step, run, moves: decision(run.game)?.moves ?? [] };
	});
}

/** A move the table offers with a reason, though the rules forbid it just now. */
function closedMoves(step: Asked, seat: number, seen: View): Move[] {
	const legal = new Set(step.moves.flatMap((move) => (move.type === 'play' ? [move.card] : [])));
	const hand = (seen.seats[seat]?.hand ?? []).filter((card): card is CardId => card !== null);
	return hand.filter((card) => !legal.has(card)).map((card) => ({ type: 'play', card }));
}

describe.each(LESSONS)('$name', ({ name, chapter, lesson }) => {
	it('asks a person of the learner, who may make every move that is expected', () => {
		for (const { number, step, run, moves } of asked(lesson)) {
			const by = decision(run.game)?.by;
			expect([number, lesson.humans.includes(by as number)]).toEqual([number, true]);
			for (const move of step.expect)
				expect([number, move, moves.some((legal) => sameMove(legal, move))]).toEqual([
					number,
					move,
					true
				]);
		}
	});

	it('can be played to its end, whichever expected move is made', () => {
		for (const { step, run, number } of asked(lesson))
			for (const move of step.expect) {
				const answer = tried(run, move);
				if (!answer.accepted) throw new Error(`step ${number} refuses its own move`);
				let now = answer.run;
				while (now.step < lesson.steps.length) {
					const next = lesson.steps[now.step];
					const on = tried(played(now), next?.expect[0] as Move);
					if (!on.accepted) throw new Error(`step ${now.step + 1} after another choice`);
					now = on.run;
				}
				expect(played(now).step).toBe(lesson.steps.length);
			}
	});

	it('answers every other legal move with a reason of its own, and changes nothing', () => {
		for (const { step, run, moves, number } of asked(lesson)) {
			for (const move of moves) {
				if (step.expect.some((expected) => sameMove(expected, move))) continue;
				const fitting = step.wrong.some((answer) =>
					Object.entries(answer.when ?? {}).every(
						([field, value]) => (move as unknown as Tree)[field] === value
					)
				);
				expect([number, move, fitting]).toEqual([number, move, true]);
				const before = JSON.stringify(run);
				const answer = tried(run, move);
				if (answer.accepted) throw new Error('not expected');
				expect(JSON.stringify(run)).toBe(before);
				expect(answer.consequence.length).toBeGreaterThan(0);
				for (const locale of LOCALES)
					expect([answer.say, TEXTS[locale].has(`why.${answer.say}`)]).toEqual([answer.say, true]);
			}
		}
	});

	it('has an answer that is used for every pattern, unless the rules leave no choice', () => {
		for (const { step, run, moves, number } of asked(lesson)) {
			if (moves.length <= step.expect.length) continue;
			const said = new Set(
				moves.flatMap((move) => {
					const answer = tried(run, move);
					return answer.accepted ? [] : [answer.say];
				})
			);
			expect([number, [...said].sort()]).toEqual([
				number,
				[...new Set(step.wrong.map((answer) => answer.say))].sort()
			]);
		}
	});

	it('lets the table say why for a card that may not be played', () => {
		for (const step of asked(lesson)) {
			const by = decision(step.run.game)?.by;
			if (typeof by !== 'number' || decision(step.run.game)?.kind !== 'play') continue;
			for (const move of closedMoves(step, by, view(step.run.game, by)))
				expect(refusal(step.run.game, move)).not.toBeNull();
		}
	});

	it('ends with something to find without help', () => {
		expect(lesson.steps.at(-1)?.check === true || lesson.steps.length === 1).toBe(true);
	});

	it('is said in four languages, in at most two sentences a step', () => {
		const keys = ['title', 'end', ...lesson.steps.map((_, at) => `s${at + 1}`)];
		for (const locale of LOCALES)
			for (const key of keys)
				expect([locale, key, TEXTS[locale].has(`${name.replace('/', '.')}.${key}`)]).toEqual([
					locale,
					key,
					true
				]);
	});

	it('seats as many people as its deal, of whom the learner is one', () => {
		expect(lesson.people).toHaveLength(lesson.setup.seats);
		expect(lesson.setup.ruleSet).toBe(chapter.ruleSet);
		expect(new Set(lesson.people).size).toBe(lesson.people.length);
	});
});

describe('all lessons together', () => {
	it('stand in the order of the chapters and are found by their ids', () => {
		expect(CHAPTERS.map(({ id }) => id)).toEqual([...CHAPTER_IDS]);
		for (const { name, lesson } of LESSONS) expect(findLesson(name)?.lesson).toBe(lesson);
		expect(findLesson('basics/none')).toBeNull();
		expect(findChapter('none')).toBeNull();
	});

	it('play each of the eight characters of the classic game', () => {
		const basics = CHAPTERS.find(({ id }) => id === 'basics');
		const cards = new Set(
			basics?.lessons.flatMap(({ steps }) =>
				steps.flatMap(({ expect: [move] }) => ('card' in move ? [move.card] : []))
			)
		);
		const classic = ruleSets.find(({ id }) => id === 'classic')?.cards.map(({ id }) => id) ?? [];
		// the princess is never played: she is what one must not lose
		expect(classic.filter((card) => !cards.has(card))).toEqual(['princess']);
	});

	it('have names, chapters, and no text that nobody says', () => {
		const wanted = new Set([
			...PERSON_IDS.map((id) => `names.${id}`),
			...CHAPTERS.flatMap(({ id }) => [`${id}.title`, `${id}.about`]),
			...LESSONS.flatMap(({ name, lesson }) =>
				['title', 'end', ...lesson.steps.map((_, at) => `s${at + 1}`)].map(
					(key) => `${name.replace('/', '.')}.${key}`
				)
			),
			...LESSONS.flatMap(({ lesson }) =>
				lesson.steps.flatMap(({ wrong }) => wrong.map(({ say }) => `why.${say}`))
			)
		]);
		const said = /^(?:ui|practice)\.|\.s\d(?:Pass|Only|Result)$/;
		for (const locale of LOCALES) {
			expect([...wanted].filter((key) => !TEXTS[locale].has(key))).toEqual([]);
			expect(
				[...TEXTS[locale].keys()].filter((key) => !wanted.has(key) && !said.test(key))
			).toEqual([]);
		}
	});

	it('say at most two short sentences at a time', () => {
		const sentences = (text: string) => text.split(/[.?!](?=\s|$)|[。？！]/u).filter(Boolean);
		const taught = /^(?:why|[\w-]+\.[\w-]+\.(?:s\d\w*|end)$)/;
		for (const locale of LOCALES)
			for (const [key, text] of TEXTS[locale]) {
				if (!taught.test(key)) continue;
				expect([locale, key, sentences(text).length <= 2]).toEqual([locale, key, true]);
				const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
				const most = key.endsWith('.end') ? 30 : 26;
				const long = locale.startsWith('zh') ? text.length > 52 : words > most;
				expect([locale, key, long ? text : '']).toEqual([locale, key, '']);
			}
	});

	/** Nobody should have to read on to play a first round. */
	const FACTS: Readonly<Record<Locale, readonly RegExp[]>> = {
		en: [/round ends with one player left/, /empty deck/, /Guard knocks out whoever/],
		fr: [/manche finit quand il reste une personne/, /pioche vide/, /Garde met hors jeu/],
		'zh-Hans': [/只剩一人.*一局就结束/, /牌堆抽完/, /卫兵让.*出局/],
		'zh-Hant': [/只剩一人.*一局就結束/, /牌庫抽完/, /衛兵讓.*出局/]
	};
	it.each(LOCALES)(
		'the first one says in %s when a round ends and what the Guard does',
		(locale) => {
			const said = [...TEXTS[locale]]
				.filter(([key]) => key.startsWith('basics.first.'))
				.map(([, text]) => text)
				.join('\n');
			for (const fact of FACTS[locale]) expect(said).toMatch(fact);
		}
	);
});
