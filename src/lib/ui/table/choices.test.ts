import { describe, expect, test } from 'vitest';
import type { Decision, LoveLetterSeatView, LoveLetterView, Move } from '$lib/engine';
import {
	cardOptions,
	chosenMove,
	pickCard,
	pickGuess,
	pickLook,
	pickOrder,
	pickSide,
	questions,
	toggleTarget
} from './choices';

const seat = (over: Partial<LoveLetterSeatView> = {}): LoveLetterSeatView => ({
	hand: [null],
	pile: [],
	out: false,
	protected: false,
	tokens: 0,
	...over
});

function view(
	seats: readonly LoveLetterSeatView[],
	over: Partial<LoveLetterView> = {}
): LoveLetterView {
	return {
		ruleSet: 'classic',
		options: {},
		audience: 0,
		round: 1,
		phase: 'turn',
		starter: 0,
		active: 0,
		toAct: 0,
		winners: null,
		history: [],
		deck: 5,
		burned: null,
		faceUp: [],
		bound: null,
		knows: [],
		seats,
		result: null,
		...over
	};
}

const by0 = (moves: readonly Move[]): Decision => ({ by: 0, kind: 'play', moves });
const play = (move: Omit<Extract<Move, { type: 'play' }>, 'type'>): Move => ({
	type: 'play',
	...move
});
const targetsOf = (asked: ReturnType<typeof questions>) => {
	const question = asked.find((one) => one.kind === 'targets');
	if (question?.kind !== 'targets') throw new Error('no target is asked for');
	return question;
};

describe('cards', () => {
	test('a card without a move is blocked by the only one that has some', () => {
		const options = cardOptions(by0([play({ card: 'countess' })]), ['king', 'countess']);
		expect(options).toEqual([
			{ card: 'king', enabled: false, forced: false, blockedBy: 'countess' },
			{ card: 'countess', enabled: true, forced: true, blockedBy: null }
		]);
	});

	test('two equal cards are both playable and neither is forced', () => {
		const options = cardOptions(by0([play({ card: 'guard', target: 1, guess: 2 })]), [
			'guard',
			'guard'
		]);
		expect(options.map((option) => [option.enabled, option.forced])).toEqual([
			[true, false],
			[true, false]
		]);
	});
});

describe('target and value', () => {
	const moves = [2, 3, 4].flatMap((guess) => [play({ card: 'guard', target: 2, guess })]);
	const three = view([seat(), seat({ protected: true }), seat(), seat({ out: true })]);

	test('impossible seats come with the reason everybody can see', () => {
		const asked = targetsOf(questions(by0(moves), three, pickCard(by0(moves), three, 'guard')));
		expect(asked.options.map((option) => [option.seat, option.enabled, option.reason])).toEqual([
			[1, false, 'target-protected'],
			[2, true, null],
			[3, false, 'target-out']
		]);
	});

	test('the only possible seat is chosen at once, a value never', () => {
		const picks = pickCard(by0(moves), three, 'guard');
		expect(picks).toEqual({ card: 'guard', targets: [2] });
		expect(chosenMove(by0(moves), three, picks)).toBeNull();
		expect(chosenMove(by0(moves), three, pickGuess(picks, 4))).toEqual(
			play({ card: 'guard', target: 2, guess: 4 })
		);
	});

	test('the value may be named before the seat, and another seat replaces the first', () => {
		const two = [1, 2].flatMap((target) =>
			[2, 3].map((guess) => play({ card: 'guard', target, guess }))
		);
		const table = view([seat(), seat(), seat()]);
		let picks = pickGuess(pickCard(by0(two), table, 'guard'), 3);
		expect(picks.targets).toBeUndefined();
		picks = toggleTarget(by0(two), table, picks, 1);
		picks = toggleTarget(by0(two), table, picks, 2);
		expect(chosenMove(by0(two), table, picks)).toEqual(
			play({ card: 'guard', target: 2, guess: 3 })
		);
	});

	test('a protected seat cannot be taken', () => {
		const picks = pickCard(by0(moves), three, 'guard');
		expect(toggleTarget(by0(moves), three, picks, 1)).toBe(picks);
	});

	test('oneself is offered last, and only where a move says so', () => {
		const table = view([seat(), seat(), seat()]);
		const prince = by0([
			play({ card: 'prince', target: 0 }),
			play({ card: 'prince', target: 1 }),
			play({ card: 'prince', target: 2 })
		]);
		expect(
			targetsOf(questions(prince, table, { card: 'prince' })).options.map((option) => option.seat)
		).toEqual([1, 2, 0]);
		const king = by0([play({ card: 'king', target: 1 })]);
		expect(
			targetsOf(questions(king, table, { card: 'king' })).options.map((option) => option.seat)
		).toEqual([1, 2]);
	});

	test('a card without any target asks nothing', () => {
		const decision = by0([play({ card: 'handmaid' })]);
		const table = view([seat(), seat()]);
		const picks = pickCard(decision, table, 'handmaid');
		expect(questions(decision, table, picks)).toEqual([]);
		expect(chosenMove(decision, table, picks)).toEqual(play({ card: 'handmaid' }));
	});
});

describe('two targets', () => {
	const table = view([seat(), seat(), seat()]);

	test('the baroness looks at one or two', () => {
		const decision = by0([[1], [2], [1, 2]].map((targets) => play({ card: 'baroness', targets })));
		let picks = toggleTarget(decision, table, pickCard(decision, table, 'baroness'), 2);
		expect(chosenMove(decision, table, picks)).toEqual(play({ card: 'baroness', targets: [2] }));
		picks = toggleTarget(decision, table, picks, 1);
		expect(chosenMove(decision, table, picks)).toEqual(play({ card: 'baroness', targets: [1, 2] }));
		picks = toggleTarget(decision, table, picks, 2);
		expect(chosenMove(decision, table, picks)).toEqual(play({ card: 'baroness', targets: [1] }));
		picks = toggleTarget(decision, table, picks, 1);
		expect(chosenMove(decision, table, picks)).toBeNull();
	});

	const cardinal = by0(
		[
			[0, 1],
			[0, 2],
			[1, 2]
		].flatMap((targets) => [
			play({ card: 'cardinal', targets }),
			...targets
				.filter((target) => target !== 0)
				.map((look) => play({ card: 'cardinal', targets, look }))
		])
	);

	test('the cardinal asks for the look only when both are chosen, and it may be declined', () => {
		let picks = toggleTarget(cardinal, table, pickCard(cardinal, table, 'cardinal'), 1);
		expect(questions(cardinal, table, picks).map((one) => one.kind)).toEqual(['targets']);
		picks = toggleTarget(cardinal, table, picks, 2);
		const look = questions(cardinal, table, picks).find((one) => one.kind === 'look');
		expect(look).toEqual({ kind: 'look', options: [null, 1, 2] });
		expect(chosenMove(cardinal, table, picks)).toBeNull();
		expect(chosenMove(cardinal, table, pickLook(picks, null))).toEqual(
			play({ card: 'cardinal', targets: [1, 2] })
		);
		expect(chosenMove(cardinal, table, pickLook(picks, 2))).toEqual(
			play({ card: 'cardinal', targets: [1, 2], look: 2 })
		);
	});

	test('a third seat takes the place of the oldest, and the look is asked again', () => {
		let picks = pickCard(cardinal, table, 'cardinal');
		for (const target of [1, 2]) picks = toggleTarget(cardinal, table, picks, target);
		picks = toggleTarget(cardinal, table, pickLook(picks, 2), 0);
		expect(picks.targets).toEqual([2, 0]);
		expect(picks.look).toBeUndefined();
	});

	test('whoever is bound is chosen already and stays so', () => {
		const bound = by0([
			play({ card: 'baroness', targets: [2] }),
			play({ card: 'baroness', targets: [1, 2] })
		]);
		const picks = pickCard(bound, view([seat(), seat(), seat()], { bound: 2 }), 'baroness');
		expect(picks.targets).toEqual([2]);
		expect(toggleTarget(bound, table, picks, 2)).toBe(picks);
		expect(toggleTarget(bound, table, picks, 1).targets).toEqual([2, 1]);
	});

	test('with a bond others are out of reach for a single target', () => {
		const decision = by0([play({ card: 'king', target: 2 })]);
		const tied = view([seat(), seat(), seat()], { bound: 2 });
		expect(targetsOf(questions(decision, tied, { card: 'king' })).options[0]?.reason).toBe(
			'target-must-include-bound'
		);
	});
});

describe('other choices', () => {
	test('the side comes first, then what that side needs', () => {
		const decision = by0([
			play({ card: 'maizono', side: 'hope', target: 1, guess: 2 }),
			play({ card: 'maizono', side: 'despair', target: 1 })
		]);
		const table = view([seat(), seat()]);
		const picks = pickCard(decision, table, 'maizono');
		expect(questions(decision, table, picks)).toEqual([
			{ kind: 'side', options: ['hope', 'despair'] }
		]);
		const despair = pickSide(decision, table, picks, 'despair');
		expect(chosenMove(decision, table, despair)).toEqual(
			play({ card: 'maizono', side: 'despair', target: 1 })
		);
		const hope = pickSide(decision, table, despair, 'hope');
		expect(questions(decision, table, hope).map((one) => one.kind)).toEqual([
			'side',
			'targets',
			'guess'
		]);
	});

	test('out of reach, not immunity, is why a seat cannot be chosen', () => {
		const table = view([seat(), seat({ protected: true, untargetable: true }), seat()]);
		const decision = by0([play({ card: 'kirigiri', target: 2 })]);
		const asked = targetsOf(questions(decision, table, { card: 'kirigiri' }));
		expect(asked.options.find((option) => option.seat === 1)).toMatchObject({
			enabled: false,
			reason: 'target-untargetable'
		});
	});

	test('the cards put back are put in order, unless there is one order only', () => {
		const keep = (card: string, ...under: string[]): Move => ({ type: 'keep', card, under });
		const decision: Decision = {
			by: 0,
			kind: 'keep',
			moves: [
				keep('king', 'guard', 'spy'),
				keep('king', 'spy', 'guard'),
				keep('guard', 'king', 'spy'),
				keep('guard', 'spy', 'king')
			]
		};
		const table = view([seat(), seat()]);
		const picks = pickCard(decision, table, 'king');
		expect(chosenMove(decision, table, picks)).toBeNull();
		expect(chosenMove(decision, table, pickOrder(picks, ['spy', 'guard']))).toEqual(
			keep('king', 'spy', 'guard')
		);
		const single: Decision = {
			by: 0,
			kind: 'keep',
			moves: [keep('king', 'spy', 'spy'), keep('spy', 'king', 'spy')]
		};
		expect(chosenMove(single, table, pickCard(single, table, 'king'))).toEqual(
			keep('king', 'spy', 'spy')
		);
	});
});
