/** Hope & Despair: every effect of despair, the immune and the untargetable, what is known. */
import { describe, expect, test } from 'vitest';
import {
	apply,
	decision,
	imagine,
	refusal,
	visible,
	type Game,
	type Move
} from '../../../src/lib/engine/index';
import {
	A,
	B,
	C,
	D,
	hand,
	isOut,
	moves,
	pile,
	play,
	playsOf,
	hopeDespair,
	see,
	types,
	type Position
} from './position';

/** In despair unless it says otherwise. */
const position = (p: Omit<Position, 'ruleSet'>): Game => hopeDespair({ mode: 'despair', ...p });

const HOPE = { mode: 'hope' } as const;

describe('hope by number', () => {
	test('1: a value from 2 to 8, right and he is out; 2: a look; 3: the lower is out', () => {
		const one = position({ ...HOPE, hands: ['maizono ogami', 'togami'] });
		expect(playsOf(one, 'maizono').map((move) => move.type === 'play' && move.guess)).toEqual([
			2, 3, 4, 5, 6, 7, 8
		]);
		expect(isOut(play(one, 'maizono', B, { guess: 5 }).game, B)).toBe(true);
		expect(isOut(play(one, 'maizono', B, { guess: 6 }).game, B)).toBe(false);
		const two = position({ ...HOPE, hands: ['yamada ogami', 'togami', 'owada'] });
		expect(see(play(two, 'yamada', C).game, A).knows).toEqual([{ seat: C, card: 'owada' }]);
		const three = position({ ...HOPE, hands: ['celestia ogami', 'togami', 'owada'] });
		expect(isOut(play(three, 'celestia', C).game, C)).toBe(true);
		expect(isOut(play(three, 'celestia', B).game, A)).toBe(true);
	});

	test('4: immune, not untargetable; 5: oneself too; 6: a swap', () => {
		const four = play(position({ ...HOPE, hands: ['ogami kuwata', 'fukawa', 'owada'] }), 'ogami');
		expect(four.events[1]).toEqual({ type: 'immunity-given', seat: A, until: A });
		expect(see(four.game, 'table').seats[A]).toMatchObject({
			protected: true,
			untargetable: false
		});
		const vain = play(four.game, 'fukawa', A);
		expect(vain.events[0]).toMatchObject({ targets: [A], noEffect: 'immune' });
		expect(hand(vain.game, A)).toEqual(['kuwata']);
		const five = position({ ...HOPE, hands: ['togami ogami', 'kuwata', 'owada'] });
		const self = play(five, 'togami', A).game;
		expect(pile(self, A)).toEqual(['ogami', 'togami']);
		const six = position({ ...HOPE, hands: ['fukawa ogami', 'kuwata', 'owada'] });
		expect(hand(play(six, 'fukawa', C).game, A)).toEqual(['owada']);
	});

	test('5 with an empty deck: the card set aside; a discarded 8 is out and draws nothing', () => {
		const empty = position({ ...HOPE, hands: ['togami ogami', 'kuwata'], deck: '' });
		const over = play(empty, 'togami', B).game;
		expect(see(over, 'table').result).toMatchObject({ hands: ['ogami', 'yamada'] });
		const eight = position({ ...HOPE, hands: ['togami ogami', 'monokuma', 'owada'] });
		const { game, events } = play(eight, 'togami', B);
		expect(pile(game, B)).toEqual(['monokuma']);
		expect(events).toContainEqual({ type: 'seat-out', seat: B, cause: 'standing-check', by: A });
		expect(see(game, 'table').deck).toBe(2);
	});

	test('5 with nobody else to choose must choose oneself', () => {
		const game = position({ ...HOPE, hands: ['togami ogami', 'kuwata'], protected: [B] });
		expect(playsOf(game, 'togami')).toEqual([{ type: 'play', card: 'togami', target: A }]);
	});

	test('7 does nothing; 8 knocks out its player: played card, then hand', () => {
		const seven = play(position({ ...HOPE, hands: ['enoshima ogami', 'kuwata'] }), 'enoshima');
		expect(isOut(seven.game, A)).toBe(false);
		const eight = play(position({ ...HOPE, hands: ['monokuma ogami', 'kuwata'] }), 'monokuma');
		expect(pile(eight.game, A)).toEqual(['monokuma', 'ogami']);
		expect(see(eight.game, 'table').result).toMatchObject({
			reason: 'last-standing',
			winners: [B]
		});
	});
});

describe('despair', () => {
	test('naegi: a discard and a new card; a 7 by the standing check, without one', () => {
		const game = position({ hands: ['naegi ogami', 'kuwata', 'enoshima'] });
		const after = play(game, 'naegi', B).game;
		expect(pile(after, B)).toEqual(['kuwata']);
		expect(hand(after, B)).toHaveLength(2);
		const seven = play(game, 'naegi', C);
		expect(seven.events).toContainEqual({
			type: 'seat-out',
			seat: C,
			cause: 'standing-check',
			by: A
		});
		expect(pile(seven.game, C)).toEqual(['enoshima']);
		expect(hand(seven.game, C)).toEqual([]);
		const empty = position({ hands: ['naegi ogami', 'kuwata'], deck: '' });
		expect(see(play(empty, 'naegi', B).game, 'table').result!.hands).toEqual(['ogami', 'yamada']);
	});

	test('maizono: a swap, and a 7 or an 8 in hand hurts nobody', () => {
		const game = position({ hands: ['maizono enoshima', 'monokuma', 'owada'] });
		const after = play(game, 'maizono', B).game;
		expect(hand(after, A)).toEqual(['monokuma']);
		expect([A, B].map((seat) => isOut(after, seat))).toEqual([false, false]);
	});

	describe('asahina', () => {
		const hands = ['asahina kuwata', 'togami', 'owada', ''];

		test('with Ogami in any pile, of somebody out as well, she guesses; no flip', () => {
			const game = position({ hands, piles: ['', '', '', 'ogami'] });
			expect(playsOf(game, 'asahina')).toHaveLength(14);
			const { game: after, events } = play(game, 'asahina', B, { guess: 5 });
			expect(isOut(after, B)).toBe(true);
			expect(types(events)).not.toContain('mode-flipped');
			expect(see(after, 'table')).toMatchObject({ mode: 'despair', flipped: false });
		});

		test('without her she falls and is asked for nobody; cards set aside do not count', () => {
			const game = position({ hands, burned: 'ogami' });
			expect(playsOf(game, 'asahina')).toEqual([{ type: 'play', card: 'asahina' }]);
			const { game: after, events } = play(game, 'asahina');
			expect(events).toContainEqual({ type: 'seat-out', seat: A, cause: 'condition', by: A });
			expect(pile(after, A)).toEqual(['kuwata', 'asahina']);
		});

		test('with nobody to choose, or on an immune player, nothing happens', () => {
			const nobody = position({
				hands: ['asahina kuwata', 'togami'],
				piles: ['', 'ogami'],
				protected: [B]
			});
			const vain = play(nobody, 'asahina');
			expect(vain.events[0]).toMatchObject({ noEffect: 'no-target' });
			expect(isOut(vain.game, A)).toBe(false);
			const immune = position({ hands, piles: ['', '', '', 'ogami'], immune: [B] });
			const after = play(immune, 'asahina', B, { guess: 5 });
			expect(after.events[0]).toMatchObject({ noEffect: 'immune' });
			expect([A, B].map((seat) => isOut(after.game, seat))).toEqual([false, false]);
		});

		test('announced without a target, and the flip brings Ogami down: nothing', () => {
			const game = position({
				mode: 'hope',
				hands: ['asahina kuwata', 'ogami', 'owada'],
				piles: ['yamada', 'enoshima', '']
			});
			const { game: after, events } = play(game, 'asahina', undefined, { side: 'despair' });
			expect(pile(after, B)).toEqual(['enoshima', 'ogami']);
			expect(isOut(after, A)).toBe(false);
			expect(types(events)).not.toContain('guess-answered');
		});
	});

	test('kuwata: wrong and you are out, right and nothing happens', () => {
		const game = position({ hands: ['kuwata ogami', 'togami', 'owada'] });
		const wrong = play(game, 'kuwata', B, { guess: 6 });
		expect(wrong.events).toContainEqual({ type: 'seat-out', seat: A, cause: 'wrong-guess', by: A });
		const right = play(game, 'kuwata', B, { guess: 5 }).game;
		expect([A, B].map((seat) => isOut(right, seat))).toEqual([false, false]);
	});

	test('hagakure: no 1 and you are out; the answer is yes or no for everybody', () => {
		const game = position({ hands: ['hagakure ogami', 'togami', 'kuwata'] });
		expect(playsOf(game, 'hagakure')).toEqual([
			{ type: 'play', card: 'hagakure', target: B },
			{ type: 'play', card: 'hagakure', target: C }
		]);
		expect(isOut(play(game, 'hagakure', B).game, A)).toBe(true);
		const { game: right, events } = play(game, 'hagakure', C);
		expect([A, C].map((seat) => isOut(right, seat))).toEqual([false, false]);
		expect(visible(events, 'table')[1]).toEqual({
			type: 'guess-answered',
			seat: A,
			target: C,
			guess: 1,
			right: true
		});
	});

	test('kirigiri: a look, then a full turn, also with nobody to look at', () => {
		const game = position({ hands: ['kirigiri ogami', 'togami', 'kuwata'] });
		const { game: after, events } = play(game, 'kirigiri', B);
		expect(types(events)).toEqual(['card-played', 'hand-seen', 'turn-started', 'card-drawn']);
		expect(see(after, A)).toMatchObject({ active: A, knows: [{ seat: B, card: 'togami' }] });
		expect(pile(after, A)).toEqual(['kirigiri']);
		const nobody = position({ hands: ['kirigiri ogami', 'togami'], protected: [B] });
		expect(see(play(nobody, 'kirigiri').game, 'table').active).toBe(A);
		const empty = play(position({ hands: ['kirigiri ogami', 'togami'], deck: '' }), 'kirigiri', B);
		expect(types(empty.events)).toContain('hand-seen');
		expect(see(empty.game, 'table').phase).toBe('match-over');
	});

	test('kirigiri flips to Despair: after the extra draw no 7 busts', () => {
		const game = position({
			...HOPE,
			hands: ['kirigiri togami', 'owada', 'kuwata'],
			piles: ['yamada', '', ''],
			deck: 'enoshima naegi naegi'
		});
		const after = play(game, 'kirigiri', B, { side: 'despair' }).game;
		expect(hand(after, A)).toEqual(['togami', 'enoshima']);
		expect(see(after, 'table').active).toBe(A);
	});

	test('yamada: the judgment; Despair and you are out', () => {
		const p = { hands: ['yamada ogami', 'togami', 'owada'] };
		const lost = play(position({ ...p, fates: ['despair'] }), 'yamada');
		expect(lost.events.slice(1, 3)).toEqual([
			{ type: 'fate-judged', seat: A, fate: 'despair', reason: 'yamada' },
			{ type: 'seat-out', seat: A, cause: 'fate', by: A }
		]);
		expect(pile(lost.game, A)).toEqual(['ogami', 'yamada']);
		const lives = play(position({ ...p, fates: ['hope', 'despair'] }), 'yamada').game;
		expect(isOut(lives, A)).toBe(false);
		const next = position({
			hands: ['yamada ogami', 'monokuma', 'owada'],
			fates: ['hope', 'despair', 'hope']
		});
		expect(isOut(play(play(next, 'yamada').game, 'monokuma', C).game, C)).toBe(true);
	});

	test('owada: only his player can fall, and nobody learns whether the two were equal', () => {
		const p = { hands: ['owada kuwata', 'togami', 'naegi'] };
		const lower = play(position(p), 'owada', B).game;
		expect([A, B].map((seat) => isOut(lower, seat))).toEqual([true, false]);
		const equal = play(position(p), 'owada', C);
		const higher = play(position({ hands: ['owada ogami', 'togami', 'naegi'] }), 'owada', C);
		expect([A, C].map((seat) => isOut(higher.game, seat))).toEqual([false, false]);
		expect(visible(higher.events, B)[1]).toEqual(visible(equal.events, B)[1]);
		expect(see(higher.game, A).knows).toEqual([{ seat: C, card: 'naegi' }]);
		expect(see(higher.game, C).knows).toEqual([{ seat: A, card: 'ogami' }]);
	});

	test('celestia: what was shown is forgotten; with everybody else immune nothing happens', () => {
		const seen = play(
			position({ flipped: true, hands: ['kirigiri celestia', 'togami', 'kuwata'] }),
			'kirigiri',
			B
		);
		const after = play(seen.game, 'celestia').game;
		expect(see(after, A).knows).toEqual([]);
		const alone = position({ hands: ['celestia ogami', 'togami', 'kuwata'], immune: [B, C] });
		const vain = play(alone, 'celestia');
		expect(vain.events[0]).toMatchObject({ noEffect: 'immune' });
		expect(types(vain.events)).not.toContain('hands-mixed');
	});

	test('ogami: the nearest survivor to the right; effects on him are void for either side', () => {
		const game = position({ hands: ['ogami kuwata', 'owada', 'fukawa', ''] });
		const after = play(game, 'ogami').game;
		expect(see(after, 'table').seats.map((seat) => seat.protected)).toEqual([
			false,
			false,
			true,
			false
		]);
		const void3 = play(after, 'owada', C).game;
		expect([B, C].map((seat) => isOut(void3, seat))).toEqual([false, false]);
	});

	test('fujisaki: the higher is out', () => {
		const game = position({ hands: ['fujisaki ogami', 'togami', 'kuwata'] });
		expect(isOut(play(game, 'fujisaki', B).game, B)).toBe(true);
		expect(isOut(play(game, 'fujisaki', C).game, A)).toBe(true);
	});

	test('alter-ego: Yamada or an Ishimaru in any pile, else immune', () => {
		const options = { extras: [{ extra: 'alter-ego', replaces: 'fujisaki' }] };
		const hands = ['alter-ego ogami', 'togami', 'kuwata', ''];
		for (const dreaded of ['yamada', 'ishimaru']) {
			const game = position({ hands, piles: ['', '', '', dreaded], options });
			expect(isOut(play(game, 'alter-ego').game, A)).toBe(true);
		}
		const safe = play(position({ hands, piles: ['', 'owada', '', ''], options }), 'alter-ego').game;
		expect(see(safe, 'table').seats[A]).toMatchObject({ out: false, protected: true });
	});

	test('ishimaru: Owada in any pile and you are out, also when the flip brings him down', () => {
		const hands = ['ishimaru ogami', 'togami', 'kuwata'];
		expect(isOut(play(position({ hands, piles: ['', '', 'owada'] }), 'ishimaru').game, A)).toBe(
			true
		);
		const nothing = play(position({ hands }), 'ishimaru');
		expect(nothing.events[0]).toMatchObject({ noEffect: 'condition' });
		expect(isOut(nothing.game, A)).toBe(false);
		const flip = position({
			...HOPE,
			hands: ['ishimaru ogami', 'owada', 'kuwata'],
			piles: ['yamada', 'enoshima', '']
		});
		const { game, events } = play(flip, 'ishimaru', undefined, { side: 'despair' });
		expect(events[0]).not.toHaveProperty('noEffect');
		expect([A, B].map((seat) => isOut(game, seat))).toEqual([true, true]);
		expect(see(game, 'table').result).toMatchObject({ winners: [C] });
	});

	test('ishimaru-white: the lower is out', () => {
		const options = { extras: [{ extra: 'ishimaru-white', replaces: 'togami' }] };
		const game = position({ hands: ['ishimaru-white ogami', 'fukawa', 'kuwata'], options });
		expect(isOut(play(game, 'ishimaru-white', B).game, A)).toBe(true);
		expect(isOut(play(game, 'ishimaru-white', C).game, C)).toBe(true);
	});

	describe('togami', () => {
		const game = position({
			hands: ['togami ogami', 'owada', 'kuwata'],
			deck: 'enoshima monokuma naegi naegi'
		});

		test('discards, draws two and keeps one; until then the card is on no pile', () => {
			const { game: asked, events } = play(game, 'togami');
			expect(types(events)).toEqual(['card-played', 'card-discarded', 'cards-drawn']);
			expect(see(asked, 'table')).toMatchObject({
				phase: 'choice',
				toAct: A,
				active: A,
				resolving: { seat: A, card: 'togami' }
			});
			expect(see(asked, 'table')).not.toHaveProperty('pending');
			expect(see(asked, A).pending).toEqual(['enoshima', 'monokuma']);
			expect(see(asked, B).seats[A]!.hand).toEqual([null, null]);
			expect(pile(asked, A)).toEqual(['ogami']);
			expect(moves(asked)).toEqual([
				{ type: 'keep', card: 'enoshima', under: ['monokuma'] },
				{ type: 'keep', card: 'monokuma', under: ['enoshima'] }
			]);
			const after = apply(asked, { type: 'keep', card: 'enoshima', under: ['monokuma'] }).game;
			expect(hand(after, A)).toEqual(['enoshima']);
			expect(pile(after, A)).toEqual(['ogami', 'togami']);
			expect(see(after, 'table')).toMatchObject({ resolving: null, active: B, deck: 2 });
		});

		test('an imagined game is asked the same question, whoever looks', () => {
			const asked = play(game, 'togami').game;
			for (const audience of [A, B, 'table'] as const) {
				const view = see(asked, audience);
				const world = imagine(view, 'choice');
				expect(see(world, audience)).toEqual(view);
				expect(decision(world)).toMatchObject({ by: A, kind: 'keep' });
				expect(pile(apply(world, moves(world)[0]!).game, A)).toEqual(['ogami', 'togami']);
			}
		});

		test('a discarded 7 knocks out before the draw: hand, then the played card', () => {
			const seven = position({ hands: ['togami enoshima', 'owada', 'kuwata'] });
			const { game: after, events } = play(seven, 'togami');
			expect(types(events)).not.toContain('cards-drawn');
			expect(pile(after, A)).toEqual(['enoshima', 'togami']);
			expect(see(after, 'table')).toMatchObject({ active: B, deck: 2, resolving: null });
		});
	});

	describe('fukawa', () => {
		const hands = ['fukawa ogami', 'togami', 'kuwata'];

		test('his hand goes, yours becomes his, you draw; both know what was passed', () => {
			const { game, events } = play(position({ hands }), 'fukawa', B);
			expect(types(events).slice(0, 4)).toEqual([
				'card-played',
				'card-discarded',
				'hand-passed',
				'card-drawn'
			]);
			expect(pile(game, B)).toEqual(['togami']);
			expect(hand(game, B)[0]).toBe('ogami');
			expect(hand(game, A)).toEqual(['naegi']);
			expect(see(game, A).knows).toEqual([{ seat: B, card: 'ogami' }]);
			expect(see(game, B).knows).toEqual([]);
			expect(visible(events, C)[2]).toMatchObject({ type: 'hand-passed', card: null });
		});

		test('who knew the card passed still knows where it is; the card discarded is forgotten', () => {
			const game = position({
				flipped: true,
				hands: ['kirigiri yamada', 'togami', 'ogami'],
				deck: 'naegi naegi fukawa naegi naegi'
			});
			// A looks at B, then B passes on to C what A has seen
			const looked = play(play(game, 'kirigiri', B).game, 'naegi', C).game;
			expect(see(looked, A).knows).toEqual([{ seat: B, card: 'togami' }]);
			const after = play(looked, 'fukawa', C).game;
			expect(see(after, A).knows).toEqual([{ seat: C, card: 'togami' }]);
			expect(see(after, B).knows).toEqual([{ seat: C, card: 'togami' }]);
			expect(see(after, C).knows).toEqual([]);
		});

		test('a discard that kills stops it: the hand stays', () => {
			const game = position({ hands: ['fukawa ogami', 'enoshima', 'kuwata'] });
			const { game: after, events } = play(game, 'fukawa', B);
			expect(isOut(after, B)).toBe(true);
			expect(hand(after, A)).toEqual(['ogami']);
			expect(types(events)).not.toContain('hand-passed');
		});

		test('a discarded Monokuma does not; with an empty deck the card set aside', () => {
			const game = position({ hands: ['fukawa ogami', 'monokuma'], deck: '' });
			const { game: after } = play(game, 'fukawa', B);
			expect(isOut(after, B)).toBe(false);
			expect(see(after, 'table').result).toMatchObject({
				hands: ['yamada', 'ogami'],
				winners: [B]
			});
		});
	});

	test('genocider-sho: nobody may choose him until his next turn; what chooses nobody reaches him', () => {
		const options = { extras: [{ extra: 'genocider-sho', replaces: 'fukawa' }] };
		const game = position({
			hands: ['genocider-sho kuwata', 'maizono', 'owada'],
			deck: 'hagakure celestia naegi naegi',
			options
		});
		const { game: after, events } = play(game, 'genocider-sho');
		expect(events[1]).toEqual({ type: 'protection-started', seat: A });
		expect(see(after, 'table').seats[A]).toMatchObject({ protected: false, untargetable: true });
		expect(playsOf(after, 'maizono')).toEqual([{ type: 'play', card: 'maizono', target: C }]);
		const move: Move = { type: 'play', card: 'maizono', target: A };
		expect(refusal(after, move)).toBe('target-untargetable');
		const swapped = play(after, 'maizono', C).game;
		const mixed = play(swapped, 'celestia');
		expect(mixed.events[1]).toEqual({ type: 'hands-mixed', seats: [A, B, C] });
		expect(mixed.events).toContainEqual({ type: 'protection-ended', seat: A });
		expect(see(mixed.game, 'table').seats[A]!.untargetable).toBe(false);
	});

	test('genocider-sho in Hope swaps', () => {
		const options = { extras: [{ extra: 'genocider-sho', replaces: 'fukawa' }] };
		const game = position({
			...HOPE,
			hands: ['genocider-sho kuwata', 'maizono', 'owada'],
			options
		});
		expect(hand(play(game, 'genocider-sho', C).game, A)).toEqual(['owada']);
	});

	test('enoshima and ikusaba: landing in Despair, played card, then hand', () => {
		const options = { extras: [{ extra: 'ikusaba', replaces: 'enoshima' }] };
		const one = play(position({ hands: ['enoshima ogami', 'togami', 'owada'] }), 'enoshima').game;
		expect(pile(one, A)).toEqual(['enoshima', 'ogami']);
		const two = play(
			position({ hands: ['ikusaba ogami', 'togami', 'owada'], options }),
			'ikusaba'
		).game;
		expect(pile(two, A)).toEqual(['ikusaba', 'ogami']);
		const bust = position({
			...HOPE,
			hands: ['kirigiri ogami', 'togami', 'owada'],
			deck: 'ikusaba naegi',
			options
		});
		expect(isOut(play(bust, 'kirigiri', C).game, B)).toBe(true);
	});

	test('monokuma: the judgment over another; none over an immune or a missing target', () => {
		const p = { hands: ['monokuma ogami', 'togami', 'owada'] };
		expect(isOut(play(position({ ...p, fates: ['despair'] }), 'monokuma', B).game, B)).toBe(true);
		expect(isOut(play(position({ ...p, fates: ['hope'] }), 'monokuma', B).game, B)).toBe(false);
		const immune = play(position({ ...p, immune: [B], fates: ['despair'] }), 'monokuma', B);
		expect(types(immune.events)).not.toContain('fate-judged');
		const missing = play(position({ ...p, protected: [B, C], fates: ['despair'] }), 'monokuma');
		expect(missing.events[0]).toMatchObject({ noEffect: 'no-target' });
		expect(types(missing.events)).not.toContain('fate-judged');
		expect(isOut(missing.game, A)).toBe(false);
	});

	test('a card that was shown and is played is known no longer', () => {
		const seen = play(
			position({ hands: ['kirigiri ogami', 'togami', 'owada'], ...HOPE }),
			'kirigiri',
			B
		);
		expect(see(seen.game, A).knows).toEqual([{ seat: B, card: 'togami' }]);
		expect(see(play(seen.game, 'togami', C).game, A).knows).toEqual([]);
	});

	test('at the end of a deal nobody is immune', () => {
		const game = position({ hands: ['yamada ogami', 'togami'], deck: '', immune: [B] });
		const over = play(game, 'yamada').game;
		expect(see(over, 'table').seats.map((seat) => seat.protected)).toEqual([false, false]);
	});

	test('a legal target must be chosen, even an immune one', () => {
		const game = position({
			hands: ['hagakure ogami', 'togami', 'owada', 'kuwata'],
			immune: [B],
			protected: [C, D]
		});
		expect(playsOf(game, 'hagakure')).toEqual([{ type: 'play', card: 'hagakure', target: B }]);
		expect(refusal(game, { type: 'play', card: 'hagakure' })).toBe('target-required');
		const after = play(game, 'hagakure', B).game;
		expect(isOut(after, A)).toBe(false);
	});
});
