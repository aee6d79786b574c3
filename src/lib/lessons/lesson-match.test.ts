/** Lessons and practice as the table shows them: stage after stage, with nothing to guess. */
import { describe, expect, it } from 'vitest';
import { ruleSets, type Move } from '$lib/engine';
import { randomDriver } from '$lib/table/drivers';
import type { Stage } from '$lib/table/types';
import { CHAPTERS } from './chapters';
import { LessonMatch } from './lesson-match.svelte';
import { progressId } from './lesson';
import { PracticeMatch } from './practice-match.svelte';
import { sameMove } from './runner';

const LESSONS = CHAPTERS.flatMap((chapter) =>
	chapter.lessons.map((lesson) => ({ name: progressId(chapter.id, lesson.id), chapter, lesson }))
);

/** Goes on by the one thing each screen offers. */
async function press(match: LessonMatch): Promise<void> {
	const { kind } = match.stage;
	if (kind === 'hand-over') await match.reveal();
	else if (kind === 'round-over') await match.nextRound();
	else if (kind === 'open') await match.play(match.expected as Move);
	else await match.proceed();
}

describe.each(LESSONS)('$name', ({ chapter, lesson }) => {
	it('leads from screen to screen to its end', async () => {
		const match = new LessonMatch(chapter.id, lesson, 0);
		const seen: Stage['kind'][] = [];
		for (let presses = 0; presses < 60 && !match.finished; presses++) {
			seen.push(match.stage.kind);
			await press(match);
		}
		expect(match.finished).toBe(true);
		expect(seen).not.toContain('bot-thinking');
		expect(seen.filter((kind) => kind === 'open')).toHaveLength(lesson.steps.length);
		// a round that ended is shown as it ended
		const phase = 'view' in match.stage ? match.stage.view.phase : 'turn';
		expect(phase.endsWith('-over')).toBe(match.stage.kind.endsWith('-over'));
		// never two screens in a row that only ask to go on, unless one is for one's eyes alone
		const idle = seen.map((kind) => kind === 'bot-move' || kind === 'result');
		expect(idle.some((each, at) => each && idle[at + 1])).toBe(false);
		match.dispose();
	});

	it('can be taken up at any step, and gone back from it', async () => {
		for (let step = 1; step < lesson.steps.length; step++) {
			const match = new LessonMatch(chapter.id, lesson, step);
			expect(match.step).toBe(step);
			while (match.stage.kind !== 'open') await press(match);
			expect(match.step).toBe(step);
			match.goTo(step - 1);
			expect(match.step).toBe(step - 1);
			for (let presses = 0; presses < 60 && !match.finished; presses++) await press(match);
			expect(match.finished).toBe(true);
		}
	});
});

describe('a wrong try', () => {
	const [basics] = CHAPTERS;
	const lesson = basics?.lessons[0];
	if (!basics || !lesson) throw new Error('no first lesson');

	const wrongOf = (match: LessonMatch): Move => {
		const { stage, expected } = match;
		if (stage.kind !== 'open' || !expected) throw new Error('nobody decides');
		const wrong = stage.decision.moves.find((move) => !sameMove(move, expected));
		if (!wrong) throw new Error('no other move');
		return wrong;
	};

	it('is answered and changes nothing', async () => {
		const match = new LessonMatch('basics', lesson, 0);
		const before = match.stage;
		await match.play(wrongOf(match));
		expect(match.stage).toBe(before);
		expect(match.answered?.say).toBe('guessBlind');
		expect(match.answered?.consequence.some(({ type }) => type === 'guess-answered')).toBe(true);
		match.retry();
		expect(match.answered).toBeNull();
		expect(match.step).toBe(0);
	});

	it('brings the help back to a check after the second one', async () => {
		const match = new LessonMatch('basics', lesson, 2);
		while (match.stage.kind !== 'open') await press(match);
		expect(match.helped).toBe(false);
		await match.play(wrongOf(match));
		expect(match.helped).toBe(false);
		await match.play(wrongOf(match));
		expect(match.helped).toBe(true);
	});

	it('shows what everybody would have seen and no more', async () => {
		const match = new LessonMatch('basics', lesson, 2);
		while (match.stage.kind !== 'open') await press(match);
		await match.play(wrongOf(match));
		for (const event of match.answered?.consequence ?? [])
			if ('card' in event && 'sees' in event) expect(event.card).toBeNull();
	});
});

describe('hiding', () => {
	it('covers the hand, and the same step comes back after the seal', async () => {
		const [basics] = CHAPTERS;
		const match = new LessonMatch('basics', basics!.lessons[0]!, 0);
		match.hide();
		expect(match.stage.kind).toBe('hand-over');
		await match.reveal();
		expect(match.stage.kind).toBe('open');
	});
});

describe.each(CHAPTERS)('practice of $id', (chapter) => {
	it('plays a whole round against bots', async () => {
		const match = new PracticeMatch(chapter, randomDriver(), 'practice');
		const family = ruleSets.find(({ id }) => id === chapter.ruleSet);
		expect(family?.seats.min).toBeLessThanOrEqual(chapter.practiceSeats);
		const me = randomDriver();
		for (let presses = 0; presses < 400 && match.stage.kind !== 'round-over'; presses++) {
			const { stage } = match;
			if (stage.kind === 'open')
				await match.play(await me.chooseMove(stage.view, stage.decision.moves, `me${presses}`));
			else if (stage.kind === 'bot-thinking') await new Promise((later) => setTimeout(later));
			else await match.proceed();
		}
		expect(match.stage.kind).toBe('round-over');
		await match.nextRound();
		expect(match.stage.kind).not.toBe('round-over');
		match.dispose();
	});
});
