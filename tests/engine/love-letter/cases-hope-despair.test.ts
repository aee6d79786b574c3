/** Hope & Despair: the worked cases by number, and the opening. */
import { describe, expect, test } from 'vitest';
import { apply, imagine, refusal, start } from '../../../src/lib/engine/index';
import {
	A,
	B,
	C,
	D,
	hand,
	isOut,
	pile,
	play,
	see,
	tokens,
	types,
	hopeDespair as position,
	mode,
	sidesOffered
} from './position';

describe('the worked cases', () => {
	test('1: a 7 beside a 6 in Hope is out at once; beside a 4 it is fine', () => {
		const six = position({ hands: ['kirigiri ogami', 'fukawa', 'owada'], deck: 'enoshima naegi' });
		const { game, events } = play(six, 'kirigiri', C);
		expect(isOut(game, B)).toBe(true);
		expect(pile(game, B)).toEqual(['fukawa', 'enoshima']);
		expect(events).toContainEqual({ type: 'seat-out', seat: B, cause: 'bust', by: null });
		expect(see(game, 'table').active).toBe(C);
		const four = position({ hands: ['kirigiri ogami', 'ogami', 'owada'], deck: 'enoshima naegi' });
		expect(see(play(four, 'kirigiri', C).game, 'table').active).toBe(B);
	});

	test('1: no pair busts in Despair, and no pile saves one in Hope', () => {
		const despair = position({
			hands: ['yamada ogami', 'fukawa', 'owada'],
			deck: 'enoshima naegi',
			mode: 'despair',
			fates: ['hope']
		});
		expect(see(play(despair, 'yamada').game, 'table').active).toBe(B);
		const permitted = position({
			hands: ['kirigiri ogami', 'fukawa', 'owada'],
			piles: ['', 'kuwata', ''],
			deck: 'enoshima naegi'
		});
		expect(isOut(play(permitted, 'kirigiri', C).game, B)).toBe(true);
	});

	test('2: a flip fells the owner of a 7 or an 8 before its effect', () => {
		const seven = position({
			hands: ['ogami maizono', 'kuwata fukawa', 'togami'],
			piles: ['enoshima', 'yamada', ''],
			active: B
		});
		// A holds two cards in this position only for the test of his pile
		const { game, events } = play(seven, 'kuwata', C, { guess: 5, side: 'despair' });
		expect(types(events).slice(0, 5)).toEqual([
			'card-played',
			'mode-flipped',
			'seat-out',
			'card-discarded',
			'card-discarded'
		]);
		expect(events[2]).toEqual({ type: 'seat-out', seat: A, cause: 'standing-check', by: B });
		expect(types(events).indexOf('guess-answered')).toBeGreaterThan(4);
		expect(mode(game)).toBe('despair');
		expect(see(game, 'table').flipped).toBe(true);
		const eight = position({
			hands: ['ogami', 'naegi fukawa', 'togami'],
			piles: ['monokuma', 'kirigiri', ''],
			active: B,
			mode: 'despair'
		});
		const after = play(eight, 'naegi', C, { guess: 2, side: 'hope' }).game;
		expect(isOut(after, A)).toBe(true);
		expect(mode(after)).toBe('hope');
	});

	test('3: Monokuma played with his Despair effect in Hope: the mode turns and he may lie there', () => {
		const game = position({
			hands: ['monokuma ogami', 'togami', 'owada'],
			piles: ['kuwata', '', ''],
			fates: ['despair']
		});
		const { game: after, events } = play(game, 'monokuma', B, { side: 'despair' });
		expect(mode(after)).toBe('despair');
		expect(isOut(after, A)).toBe(false);
		expect(isOut(after, B)).toBe(true);
		expect(pile(after, A)).toEqual(['kuwata', 'monokuma']);
		expect(events).toContainEqual({
			type: 'fate-judged',
			seat: A,
			fate: 'despair',
			reason: 'monokuma'
		});
		expect(events).toContainEqual({ type: 'seat-out', seat: B, cause: 'fate', by: A });
	});

	test('4: no second flip, and none with an empty pile', () => {
		const flipped = position({
			hands: ['naegi ogami', 'togami', 'owada'],
			piles: ['kirigiri', '', ''],
			mode: 'despair',
			flipped: true
		});
		expect(sidesOffered(flipped, 'naegi')).toEqual([undefined]);
		const first = position({ hands: ['naegi ogami', 'togami', 'owada'] });
		expect(sidesOffered(first, 'naegi')).toEqual([undefined]);
		expect(refusal(first, { type: 'play', card: 'ogami', side: 'despair' })).toBe(
			'side-not-allowed'
		);
	});

	test('5: Kirigiri on an immune player: no look, but the turn; with an empty deck the showdown', () => {
		const p = {
			hands: ['kirigiri ogami', 'togami', 'owada'],
			immune: [B],
			mode: 'despair'
		} as const;
		const { game, events } = play(position(p), 'kirigiri', B);
		expect(types(events)).toEqual(['card-played', 'turn-started', 'card-drawn']);
		expect(events[0]).not.toHaveProperty('noEffect');
		expect(events[1]).toEqual({ type: 'turn-started', seat: A, extra: true });
		expect(see(game, A)).toMatchObject({ active: A, phase: 'turn', knows: [] });
		expect(hand(game, A)).toEqual(['ogami', 'naegi']);
		const last = play(position({ ...p, deck: '' }), 'kirigiri', B);
		expect(last.events[0]).toMatchObject({ type: 'card-played', noEffect: 'immune' });
		expect(see(last.game, 'table').result).toMatchObject({ winners: [B], reason: 'highest' });
	});

	test('6: Fukawa on an immune player moves no card', () => {
		const game = position({
			hands: ['fukawa ogami', 'togami', 'owada'],
			immune: [B],
			mode: 'despair'
		});
		const { game: after, events } = play(game, 'fukawa', B);
		expect(events[0]).toMatchObject({ type: 'card-played', targets: [B], noEffect: 'immune' });
		expect(hand(after, A)).toEqual(['ogami']);
		expect(hand(after, B)).toEqual(['togami', 'naegi']);
		expect(pile(after, B)).toEqual([]);
	});

	test('7: Celestia with one player immune and one untargetable mixes three hands', () => {
		const game = position({
			hands: ['celestia ogami', 'togami', 'owada', 'fukawa'],
			immune: [B],
			protected: [C],
			mode: 'despair'
		});
		const { game: after, events } = play(game, 'celestia');
		expect(events[1]).toEqual({ type: 'hands-mixed', seats: [A, C, D] });
		expect(events.slice(2, 5)).toMatchObject([
			{ type: 'card-dealt', seat: A, sees: [A] },
			{ type: 'card-dealt', seat: C, sees: [C] },
			{ type: 'card-dealt', seat: D, sees: [D] }
		]);
		expect(hand(after, B)[0]).toBe('togami');
		const mixed = [A, C, D].map((seat) => hand(after, seat)[0]).sort();
		expect(mixed).toEqual(['fukawa', 'ogami', 'owada']);
	});

	test('8: Naegi makes Monokuma fall: out, no redraw', () => {
		const game = position({
			hands: ['naegi ogami', 'monokuma', 'owada'],
			mode: 'despair'
		});
		const { game: after, events } = play(game, 'naegi', B);
		expect(pile(after, B)).toEqual(['monokuma']);
		expect(events).toContainEqual({ type: 'seat-out', seat: B, cause: 'discarded', by: A });
		expect(hand(after, B)).toEqual([]);
		expect(see(after, 'table')).toMatchObject({ active: C, deck: 2 });
	});

	test('9: Togami with one card in the deck does nothing', () => {
		const game = position({ hands: ['togami ogami', 'fukawa'], deck: 'naegi', mode: 'despair' });
		const { game: after, events } = play(game, 'togami');
		expect(events[0]).toMatchObject({ type: 'card-played', noEffect: 'empty-deck' });
		expect(hand(after, A)).toEqual(['ogami']);
		expect(pile(after, A)).toEqual(['togami']);
		expect(see(after, 'table').active).toBe(B);
	});

	test('10: Alter Ego with only the white Ishimaru in a pile: out', () => {
		const options = {
			extras: [
				{ extra: 'alter-ego', replaces: 'fujisaki' },
				{ extra: 'ishimaru-white', replaces: 'ishimaru' }
			]
		};
		const game = position({
			hands: ['alter-ego ogami', 'togami', 'owada'],
			piles: ['', '', 'ishimaru-white'],
			mode: 'despair',
			options
		});
		const { game: after, events } = play(game, 'alter-ego');
		expect(events).toContainEqual({ type: 'seat-out', seat: A, cause: 'condition', by: A });
		expect(pile(after, A)).toEqual(['ogami', 'alter-ego']);
	});

	test('11: B plays Ogami in Despair: A is immune until his own turn', () => {
		const game = position({
			hands: ['kuwata', 'ogami yamada', 'owada', 'fukawa'],
			deck: 'naegi naegi naegi naegi naegi',
			active: B,
			mode: 'despair'
		});
		const { game: after, events } = play(game, 'ogami');
		expect(events[1]).toEqual({ type: 'immunity-given', seat: A, until: A });
		expect(see(after, 'table').seats.map((seat) => seat.protected)).toEqual([
			true,
			false,
			false,
			false
		]);
		const c = play(after, 'owada', A);
		expect(c.events[0]).toMatchObject({ noEffect: 'immune' });
		expect(see(c.game, 'table').seats[A]!.protected).toBe(true);
		const d = play(c.game, 'naegi', B).game;
		expect(see(d, 'table')).toMatchObject({ active: A });
		expect(see(d, 'table').seats[A]!.protected).toBe(false);
	});

	test('12: 5 against 5 at the showdown: replay between the two', () => {
		const game = position({
			hands: ['kirigiri togami', 'ishimaru', 'ogami'],
			deck: ''
		});
		const over = play(game, 'kirigiri', C).game;
		expect(see(over, 'table')).toMatchObject({
			phase: 'round-over',
			toAct: 'table',
			result: { winners: [], reason: 'nobody', hands: ['togami', 'ishimaru', 'ogami'] }
		});
		expect(tokens(over)).toEqual([0, 0, 0]);
		const { game: next, events } = apply(over, { type: 'next-round' });
		expect(events[0]).toMatchObject({ type: 'round-started', round: 2, seats: [A, B] });
		const view = see(next, 'table');
		expect([A, B]).toContain(view.starter);
		expect(view.faceUp).toHaveLength(3);
		expect(view).toMatchObject({ deck: 9, flipped: false });
		expect(view.seats[C]).toMatchObject({ hand: [], pile: [], out: true });
		expect(types(events)).toContain('fate-judged');
		expect(imagine(see(over, A), 'again')).toBeDefined();
		const imagined = apply(imagine(see(over, C), 'again'), { type: 'next-round' }).game;
		expect(see(imagined, 'table').seats[C]!.out).toBe(true);
	});
});

describe('the opening', () => {
	test('the starter judges after the deal, before the first turn; two of three are Hope', () => {
		const fates = { hope: 0, despair: 0 };
		for (let i = 0; i < 600; i++) {
			const { game, events } = start({ ruleSet: 'hope-despair', seats: 3, seed: `fate ${i}` });
			const judged = events.find((event) => event.type === 'fate-judged')!;
			expect(judged).toMatchObject({ seat: see(game, 'table').starter, reason: 'opening' });
			expect(mode(game)).toBe(judged.fate);
			fates[judged.fate]++;
		}
		expect(fates.hope).toBeGreaterThan(350);
		expect(fates.hope).toBeLessThan(450);
	});

	test('what a match starts from; three face up with two seats only', () => {
		const view = see(start({ ruleSet: 'hope-despair', seats: 2, seed: 'x', firstSeat: B }).game, A);
		expect(view).toMatchObject({ starter: B, flipped: false, resolving: null, deck: 9 });
		expect(view.faceUp).toHaveLength(3);
		expect(view.seats[A]).toMatchObject({ untargetable: false, protected: false });
		expect(view.seats[A]).not.toHaveProperty('side');
		expect(see(start({ ruleSet: 'hope-despair', seats: 3, seed: 'x' }).game, A).faceUp).toEqual([]);
	});

	test('an extra stands in for its character, in the deck and in stacks', () => {
		const base = start({ ruleSet: 'hope-despair', seats: 2, seed: 'x' });
		expect(base.events.filter((event) => event.type === 'card-dealt')).toHaveLength(2);
		const deck = [
			...['naegi', 'maizono', 'asahina', 'kuwata', 'hagakure', 'kirigiri', 'yamada', 'owada'],
			...['celestia', 'ogami', 'fujisaki', 'ishimaru', 'togami', 'fukawa', 'enoshima', 'monokuma']
		];
		const setup = { ruleSet: 'hope-despair', seats: 3, seed: 'x' } as const;
		expect(() => start({ ...setup, stack: { rounds: [{ deck }] } })).not.toThrow();
		const options = { extras: [{ extra: 'ikusaba', replaces: 'enoshima' }] };
		expect(() => start({ ...setup, options, stack: { rounds: [{ deck }] } })).toThrow('bad-stack');
		const other = deck.map((id) => (id === 'enoshima' ? 'ikusaba' : id));
		expect(() => start({ ...setup, options, stack: { rounds: [{ deck: other }] } })).not.toThrow();
		const wrong = { extras: [{ extra: 'ikusaba', replaces: 'fukawa' }] };
		expect(() => start({ ...setup, options: wrong })).toThrow('bad-option');
	});
});
