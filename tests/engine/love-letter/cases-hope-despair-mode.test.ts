/** Hope & Despair: the flip and who falls by it, and the other ways to set the mode. */
import { describe, expect, test } from 'vitest';
import { fallsByFlip, refusal, start, visible } from '../../../src/lib/engine/index';
import {
	A,
	B,
	C,
	hand,
	isOut,
	moves,
	pile,
	play,
	playsOf,
	see,
	types,
	hopeDespair as position,
	mode,
	sidesOffered,
	type Position
} from './position';

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
		const after = play(game, 'kuwata', C, { guess: 3, side: 'despair' }).game;
		expect(see(after, 'table').seats[B]).toMatchObject({ out: true, protected: false });
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

	test('the side follows a card that fells its player, or that was played on the last opponent', () => {
		const p = { hands: ['monokuma ogami', 'togami', 'owada'], options };
		const fallen = play(position({ ...p, sides: ['hope', 'hope', 'hope'] }), 'monokuma').game;
		expect(see(fallen, 'table').seats[A]).toMatchObject({ out: true, side: 'despair' });
		const alone = play(
			position({ hands: ['kuwata ogami', 'togami', ''], sides: ['hope', 'hope', 'hope'], options }),
			'kuwata',
			B,
			{ guess: 5 }
		).game;
		expect(see(alone, 'table')).toMatchObject({ phase: 'match-over', winners: [A] });
		expect(see(alone, 'table').seats[A]!.side).toBe('despair');
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
