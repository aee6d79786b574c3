import type { OptionSpec, Preset } from '../../core/types';

/** Tokens that win the match, by seat count. */
export type TokensBySeats = Readonly<Record<number, number>>;

export const tokensToWin = (byDefault: number | TokensBySeats): OptionSpec => ({
	key: 'tokensToWin',
	kind: 'number',
	min: 1,
	max: 20,
	default: byDefault
});

export const tieBreak = (byDefault: 'pile-sum' | 'none'): OptionSpec => ({
	key: 'tieBreak',
	kind: 'choice',
	values: ['pile-sum', 'none'],
	default: byDefault
});

export const fullTie = (byDefault: 'nobody' | 'all'): OptionSpec => ({
	key: 'fullTie',
	kind: 'choice',
	values: ['nobody', 'all'],
	default: byDefault
});

export const faceUpForTwo: OptionSpec = { key: 'faceUpForTwo', kind: 'boolean', default: true };

/** A preset whose number of tokens depends on the seat count. */
export function presetBySeats(
	id: Preset['id'],
	tokens: TokensBySeats,
	options: Preset['options']
): Preset {
	const bySeats = Object.entries(tokens).map(([seats, count]) => [seats, { tokensToWin: count }]);
	return {
		id,
		options: { tokensToWin: tokens, ...options },
		bySeats: Object.fromEntries(bySeats) as NonNullable<Preset['bySeats']>
	};
}
