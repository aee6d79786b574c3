/** Hope & Despair: the worked cases by number, the mode, the flip and the standing check. */
import { describe, expect, test } from 'vitest';
import {
	apply,
	decision,
	fallsByFlip,
	imagine,
	refusal,
	start,
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
	position as anyPosition,
	see,
	tokens,
	types,
	type Position
} from './position';

const position = (p: Omit<Position, 'ruleSet'>): Game =>
	anyPosition({ deck: 'naegi naegi naegi', burned: 'yamada', ...p, ruleSet: 'hope-despair' });

const mode = (game: Game) => see(game, 'table').mode;

const sidesOffered = (game: Game, card: string) => [
	...new Set(playsOf(game, card).map((move) => (move.type === 'play' ? move.side : undefined)))
];

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

describe('the flip', () => {
	test('a pile with a character of the other side offers both sides, each with its own targets', () => {
		const game = position({
			hands: ['yamada ogami', 'togami', 'owada'],
			piles: ['enoshima', '', '']
		});
		expect(playsOf(game, 'yamada')).toEqual([
			{ type: 'play', card: 'yamada', target: B, side: 'hope' },
			{ type: 'play', card: 'yamada', target: C, side: 'hope' },
			{ type: 'play', card: 'yamada', side: 'despair' }
		]);
		expect(refusal(game, { type: 'play', card: 'yamada', target: B })).toBe('side-required');
		expect(refusal(game, { type: 'play', card: 'yamada', target: B, side: 'despair' })).toBe(
			'target-not-allowed'
		);
		const same = play(game, 'yamada', B, { side: 'hope' });
		expect(mode(same.game)).toBe('hope');
		expect(see(same.game, 'table').flipped).toBe(false);
		expect(same.events[0]).toMatchObject({ side: 'hope' });
	});

	test('only the own pile gives permission, by the attribute the options say', () => {
		const p = {
			hands: ['naegi ogami', 'togami', 'owada'],
			piles: ['kirigiri', 'kuwata', 'enoshima']
		};
		expect(sidesOffered(position(p), 'naegi')).toEqual([undefined]);
		const options = { attributes: { kirigiri: 'despair' } };
		expect(sidesOffered(position({ ...p, options }), 'naegi')).toEqual(['hope', 'despair']);
	});

	test('a card never gives itself permission; the turn after it does', () => {
		const game = position({ hands: ['kuwata ogami', 'fukawa'], deck: 'naegi yamada owada naegi' });
		expect(sidesOffered(game, 'kuwata')).toEqual([undefined]);
		const next = play(game, 'kuwata', B, { guess: 8 }).game;
		expect(sidesOffered(play(next, 'naegi', A, { guess: 8 }).game, 'ogami')).toEqual([
			'hope',
			'despair'
		]);
	});

	test('it is one even when the effect finds nothing to do', () => {
		const game = position({
			hands: ['ishimaru ogami', 'togami', 'fukawa'],
			piles: ['kuwata', '', '']
		});
		const { game: after, events } = play(game, 'ishimaru', undefined, { side: 'despair' });
		expect(events[0]).toMatchObject({
			type: 'card-played',
			side: 'despair',
			noEffect: 'condition'
		});
		expect(mode(after)).toBe('despair');
		expect(isOut(after, A)).toBe(false);
	});

	test('a 7 may be played as a flip either way; landing in Despair it is deadly', () => {
		const hope = position({
			hands: ['enoshima ogami', 'togami', 'owada'],
			piles: ['kuwata', '', '']
		});
		const { game: fallen, events } = play(hope, 'enoshima', undefined, { side: 'despair' });
		expect(mode(fallen)).toBe('despair');
		expect(pile(fallen, A)).toEqual(['kuwata', 'enoshima', 'ogami']);
		expect(events).toContainEqual({ type: 'seat-out', seat: A, cause: 'standing-check', by: A });
		const despair = position({
			hands: ['enoshima ogami', 'togami', 'owada'],
			piles: ['kirigiri', '', ''],
			mode: 'despair'
		});
		const saved = play(despair, 'enoshima', undefined, { side: 'hope' }).game;
		expect(mode(saved)).toBe('hope');
		expect(isOut(saved, A)).toBe(false);
	});

	test('whoever flips himself out is dropped before the effect: hand, then the played card', () => {
		const game = position({
			hands: ['naegi ogami', 'togami', 'owada'],
			piles: ['kirigiri monokuma', '', ''],
			mode: 'despair'
		});
		const { game: after, events } = play(game, 'naegi', B, { guess: 5, side: 'hope' });
		expect(pile(after, A)).toEqual(['kirigiri', 'monokuma', 'ogami', 'naegi']);
		expect(types(events)).not.toContain('guess-answered');
		expect(isOut(after, B)).toBe(false);
		expect(see(after, 'table').active).toBe(B);
	});

	test('a target who falls by it: nothing at all happens, no extra turn either', () => {
		const game = position({
			hands: ['kirigiri ogami', 'togami', 'owada'],
			piles: ['kuwata', 'enoshima', '']
		});
		const { game: after, events } = play(game, 'kirigiri', B, { side: 'despair' });
		expect(events[0]).toMatchObject({ noEffect: 'target-fell' });
		expect(isOut(after, B)).toBe(true);
		expect(types(events)).not.toContain('hand-seen');
		expect(see(after, 'table').active).toBe(C);
	});

	test('the last opponent falls by it: over at once, and the card that lands is not checked', () => {
		const game = position({ hands: ['monokuma ogami', 'togami'], piles: ['kuwata', 'enoshima'] });
		const after = play(game, 'monokuma', B, { side: 'despair' }).game;
		expect(see(after, 'table').result).toMatchObject({ winners: [A], reason: 'last-standing' });
		expect(pile(after, A)).toEqual(['kuwata', 'monokuma']);
	});

	test('protections that run already stay', () => {
		const game = position({
			hands: ['kuwata ogami', 'togami', 'owada'],
			piles: ['yamada', '', ''],
			immune: [B],
			protected: [C]
		});
		const { game: after, events } = play(game, 'kuwata', B, { guess: 8, side: 'despair' });
		expect(events[0]).toMatchObject({ noEffect: 'immune' });
		expect(isOut(after, A)).toBe(false);
		expect(see(after, 'table').seats[C]).toMatchObject({ untargetable: true });
	});

	test('being immune does not help against the own pile', () => {
		const game = position({
			hands: ['kuwata ogami', 'togami', 'owada'],
			piles: ['yamada', 'enoshima', ''],
			immune: [B]
		});
		expect(isOut(play(game, 'kuwata', C, { guess: 3, side: 'despair' }).game, B)).toBe(true);
	});

	test('the announced card has left the hand: no bust when the flip turns to Hope', () => {
		const game = position({
			hands: ['fukawa enoshima', 'togami', 'owada'],
			piles: ['kirigiri', '', ''],
			mode: 'despair'
		});
		const after = play(game, 'fukawa', B, { side: 'hope' }).game;
		expect(isOut(after, A)).toBe(false);
		expect(hand(after, A)).toEqual(['togami']);
	});
});

describe('who would fall by a flip', () => {
	const see0 = (p: Omit<Position, 'ruleSet'>) => see(position(p), 'table');
	const hands = ['enoshima ogami', 'togami', 'owada'];

	test('owners of what the other mode makes deadly, from any view', () => {
		expect(fallsByFlip(see0({ hands, piles: ['kuwata', 'ikusaba', ''] }))).toEqual([B]);
		expect(fallsByFlip(see0({ hands, piles: ['monokuma', '', ''], mode: 'despair' }))).toEqual([A]);
		expect(fallsByFlip(see0({ hands, piles: ['', 'monokuma', ''] }))).toEqual([]);
		expect(fallsByFlip(see0({ hands, piles: ['', 'enoshima', ''], flipped: true }))).toEqual([]);
		expect(fallsByFlip(see(start({ ruleSet: 'classic', seats: 2, seed: 'x' }).game, A))).toEqual(
			[]
		);
	});

	test('its own player, when the card is deadly where it lands, but not the last one left', () => {
		expect(fallsByFlip(see0({ hands, piles: ['kuwata', '', ''] }), 'enoshima')).toEqual([A]);
		expect(fallsByFlip(see0({ hands, piles: ['kuwata', '', ''] }), 'naegi')).toEqual([]);
		const two = { hands: ['enoshima ogami', 'togami'], piles: ['kuwata', 'ikusaba'] };
		expect(fallsByFlip(see0(two), 'enoshima')).toEqual([B]);
		const own = { hands, piles: ['enoshima', '', ''], options: { modeRule: 'own-last-card' } };
		expect(fallsByFlip(see0(own), 'naegi')).toEqual([]);
	});
});

describe('afterFlip: loose', () => {
	const options = { afterFlip: 'loose' };

	test('the permission stays, the mode moves no more', () => {
		const game = position({
			hands: ['naegi ogami', 'togami', 'owada'],
			piles: ['kirigiri', '', ''],
			mode: 'despair',
			flipped: true,
			options
		});
		expect(sidesOffered(game, 'naegi')).toEqual(['hope', 'despair']);
		const { game: after, events } = play(game, 'naegi', B, { guess: 5, side: 'hope' });
		expect(mode(after)).toBe('despair');
		expect(types(events)).not.toContain('mode-flipped');
		expect(isOut(after, B)).toBe(true);
	});

	test('a passive side is not offered: there is nothing to carry out', () => {
		const p = { piles: ['kirigiri', '', ''], mode: 'despair', flipped: true, options } as const;
		const eight = position({ ...p, hands: ['monokuma ogami', 'togami', 'owada'] });
		expect(sidesOffered(eight, 'monokuma')).toEqual([undefined]);
		const seven = position({ ...p, hands: ['enoshima ogami', 'togami', 'owada'] });
		expect(sidesOffered(seven, 'enoshima')).toEqual([undefined]);
	});

	test('Monokuma judges the last opponent in Hope: the survivor wins, and nothing more is checked', () => {
		const p = {
			hands: ['monokuma ogami', 'togami'],
			piles: ['kuwata', ''],
			flipped: true,
			options
		};
		const won = play(position({ ...p, fates: ['despair'] }), 'monokuma', B, { side: 'despair' });
		expect(see(won.game, 'table').result).toMatchObject({ winners: [A], reason: 'last-standing' });
		const lost = play(position({ ...p, fates: ['hope'] }), 'monokuma', B, { side: 'despair' });
		expect(see(lost.game, 'table').result).toMatchObject({ winners: [B] });
	});

	test('Togami in Hope chooses among two without a bust', () => {
		const game = position({
			hands: ['togami ogami', 'owada', 'fukawa'],
			piles: ['kuwata', '', ''],
			deck: 'enoshima monokuma naegi naegi',
			flipped: true,
			options
		});
		const asked = play(game, 'togami', undefined, { side: 'despair' }).game;
		expect(hand(asked, A)).toEqual(['enoshima', 'monokuma']);
		expect(isOut(asked, A)).toBe(false);
	});
});

describe('modeRule: own-last-card', () => {
	const options = { modeRule: 'own-last-card' };

	test('each plays on his own side, which follows the card he played last', () => {
		const game = position({
			hands: ['kuwata ogami', 'togami', 'owada'],
			deck: 'naegi yamada naegi naegi naegi',
			sides: ['hope', 'hope', 'despair'],
			options
		});
		expect(see(game, 'table').seats.map(({ side }) => side)).toEqual(['hope', 'hope', 'despair']);
		const { game: after, events } = play(game, 'kuwata', B, { guess: 8 });
		expect(events[0]).toMatchObject({ type: 'card-played', side: 'hope' });
		expect(see(after, 'table')).toMatchObject({ mode: 'hope', flipped: false });
		expect(see(after, 'table').seats[A]!.side).toBe('despair');
		expect(moves(after).every((move) => move.type === 'play' && move.side === undefined)).toBe(
			true
		);
		const c = play(after, 'naegi', A, { guess: 8 }).game;
		expect(see(c, 'table').seats[B]!.side).toBe('hope');
		// C is on the side of despair: Yamada judges, she does not look
		expect(playsOf(c, 'yamada')).toEqual([{ type: 'play', card: 'yamada' }]);
	});

	test('before the first card everybody has the opening judgment', () => {
		const deck = [
			...['naegi', 'maizono', 'asahina', 'kuwata', 'hagakure', 'kirigiri', 'yamada', 'owada'],
			...['celestia', 'ogami', 'fujisaki', 'ishimaru', 'togami', 'fukawa', 'enoshima', 'monokuma']
		];
		const rounds = [{ deck, fates: ['despair'] as const }];
		const { game } = start({
			ruleSet: 'hope-despair',
			seats: 3,
			seed: 'x',
			options,
			stack: { rounds }
		});
		expect(see(game, 'table').seats.map(({ side }) => side)).toEqual(Array(3).fill('despair'));
	});

	test('a 7 or an 8 is judged as it lands, by the side before it, and is harmless afterwards', () => {
		const p = { hands: ['enoshima ogami', 'togami', 'owada'], options };
		const safe = play(position({ ...p, sides: ['hope', 'hope', 'hope'] }), 'enoshima').game;
		expect(isOut(safe, A)).toBe(false);
		expect(see(safe, 'table').seats[A]!.side).toBe('despair');
		const dead = play(position({ ...p, sides: ['despair', 'hope', 'hope'] }), 'enoshima').game;
		expect(pile(dead, A)).toEqual(['enoshima', 'ogami']);
		const lying = position({
			hands: ['kuwata ogami', 'togami', 'owada'],
			piles: ['enoshima', 'monokuma', ''],
			sides: ['hope', 'hope', 'hope'],
			options
		});
		const after = play(lying, 'kuwata', C, { guess: 8 }).game;
		expect([A, B].map((seat) => isOut(after, seat))).toEqual([false, false]);
	});

	test('a discarded 8 goes by the side of its owner, not of the player who made him', () => {
		const p = { hands: ['togami ogami', 'monokuma', 'owada'], options };
		const hope = play(position({ ...p, sides: ['hope', 'hope', 'hope'] }), 'togami', B).game;
		expect(isOut(hope, B)).toBe(true);
		const despair = play(position({ ...p, sides: ['hope', 'despair', 'hope'] }), 'togami', B).game;
		expect(isOut(despair, B)).toBe(false);
		expect(see(despair, 'table').seats[B]!.side).toBe('despair');
	});

	test('the hand check goes by the owner’s side', () => {
		const p = { hands: ['kirigiri ogami', 'fukawa', 'owada'], deck: 'enoshima naegi', options };
		const hope = position({ ...p, sides: ['hope', 'hope', 'hope'] });
		expect(isOut(play(hope, 'kirigiri', C).game, B)).toBe(true);
		const despair = position({ ...p, sides: ['hope', 'despair', 'hope'] });
		expect(isOut(play(despair, 'kirigiri', C).game, B)).toBe(false);
	});
});

describe('a tie', () => {
	const tied = { hands: ['kirigiri togami', 'ishimaru', 'ogami'], deck: '' };

	test('replay-all: everybody takes part again', () => {
		const game = position({ ...tied, options: { tie: 'replay-all' } });
		const over = play(game, 'kirigiri', C).game;
		const { game: next, events } = apply(over, { type: 'next-round' });
		expect(events[0]).toMatchObject({ seats: [A, B, C] });
		expect(see(next, 'table').faceUp).toEqual([]);
		expect(tokens(next)).toEqual([0, 0, 0]);
	});

	test('draw: the tied win the deal jointly', () => {
		const game = position({ ...tied, options: { tie: 'draw' } });
		const over = play(game, 'kirigiri', C).game;
		expect(see(over, 'table')).toMatchObject({
			phase: 'match-over',
			winners: [A, B],
			result: { winners: [A, B], reason: 'shared' }
		});
		expect(tokens(over)).toEqual([1, 1, 0]);
	});

	test('a replay ends like any deal; the one after it is for everybody', () => {
		let game = position({ ...tied, options: { tokensToWin: 2 } });
		game = play(game, 'kirigiri', C).game;
		game = apply(game, { type: 'next-round' }).game;
		let sitting = 0;
		for (let asked = decision(game); asked?.kind !== 'next-round'; asked = decision(game)) {
			if (see(game, 'table').seats[C]!.pile.length > 0) sitting++;
			game = apply(game, asked!.moves.at(-1)!).game;
		}
		expect(sitting).toBe(0);
		expect(see(game, 'table').result!.winners).toHaveLength(1);
		const { game: third, events } = apply(game, { type: 'next-round' });
		expect(events[0]).toMatchObject({ type: 'round-started', round: 3 });
		expect(events[0]).not.toHaveProperty('seats');
		expect(see(third, 'table').seats.every((seat) => !seat.out)).toBe(true);
	});

	test('a stack’s next entry deals to those taking part; its first fate opens, unused ones drop', () => {
		const first = [
			...['enoshima', 'togami', 'ishimaru', 'monokuma'],
			...['naegi', 'maizono', 'asahina', 'kuwata', 'hagakure', 'kirigiri', 'yamada', 'owada'],
			...['celestia', 'ogami', 'fujisaki', 'fukawa']
		];
		const second = [...first].reverse();
		const { game } = start({
			ruleSet: 'hope-despair',
			seats: 3,
			seed: 'stack',
			stack: {
				rounds: [
					{ deck: first, starter: A, fates: ['hope', 'despair', 'despair'] },
					{ deck: second, starter: C, fates: ['despair'] }
				]
			}
		});
		expect(mode(game)).toBe('hope');
		let over = play(game, 'naegi', C, { guess: 8 }).game;
		while (decision(over)!.kind === 'play') over = apply(over, harmless(over)).game;
		expect(see(over, 'table').result).toMatchObject({ reason: 'nobody' });
		const { game: next, events } = apply(over, { type: 'next-round' });
		expect(events[0]).toMatchObject({ type: 'round-started', seats: [A, B] });
		// the starter named sits out: one of those taking part begins
		expect([A, B]).toContain(see(next, 'table').starter);
		expect(mode(next)).toBe('despair');
		expect(see(next, 'table').faceUp).toEqual(['fujisaki', 'ogami', 'celestia']);
		const dealt = events.filter((event) => event.type === 'card-dealt');
		expect(dealt.map(({ seat, card }) => [seat, card])).toEqual([
			[A, 'owada'],
			[B, 'yamada']
		]);
	});
});

/** A move that keeps the 5 in hand, guesses wrong and flips nothing. */
function harmless(game: Game): Move {
	return moves(game).find(
		(move) =>
			move.type === 'play' &&
			!['togami', 'ishimaru'].includes(move.card) &&
			(move.side ?? 'hope') === 'hope' &&
			(move.guess ?? 8) === 8
	)!;
}

test('what nobody may see of a flip, a judgment or a mixing stays unseen', () => {
	const game = position({
		hands: ['celestia ogami', 'togami', 'owada'],
		piles: ['kuwata', '', ''],
		mode: 'hope'
	});
	const { events } = play(game, 'celestia', undefined, { side: 'despair' });
	const dealt = visible(events, B).filter((event) => event.type === 'card-dealt');
	expect(dealt.map(({ card }) => card === null)).toEqual([true, false, true]);
	expect(visible(events, 'table').filter((event) => event.type === 'mode-flipped')).toEqual([
		{ type: 'mode-flipped', seat: A, mode: 'despair' }
	]);
});
