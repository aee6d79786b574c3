import { expect, test } from 'vitest';
import type { LoveLetterView } from '$lib/engine';
import { showdown } from './showdown';

const view: LoveLetterView = {
	ruleSet: 'classic',
	options: {},
	audience: 'table',
	round: 1,
	phase: 'round-over',
	starter: 0,
	active: null,
	toAct: 'table',
	winners: null,
	history: [],
	deck: 0,
	burned: null,
	faceUp: [],
	bound: null,
	knows: [],
	seats: [
		{ hand: ['king'], pile: ['guard'], out: false, protected: false, tokens: 1 },
		{ hand: [], pile: ['guard', 'priest'], out: true, protected: false, tokens: 0 },
		{ hand: [], pile: [], out: true, protected: false, tokens: 0 }
	],
	result: { winners: [0], reason: 'highest', hands: ['king', null, null], bonuses: [] }
};

test('shows the revealed hands and the last card of who fell; who sat out is not there', () => {
	expect(showdown(view)).toEqual([
		{ seat: 0, card: 'king', won: true, out: false },
		{ seat: 1, card: 'priest', won: false, out: true }
	]);
});

test('the last one standing keeps the card closed', () => {
	const standing = {
		...view,
		result: { winners: [0], reason: 'last-standing', hands: [null, null, null], bonuses: [] }
	} as const;
	expect(showdown(standing)[0]).toEqual({ seat: 0, card: null, won: true, out: false });
});
