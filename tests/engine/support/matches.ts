/** Random matches of every rule set, seat count and preset. */
import {
	apply,
	decision,
	ruleSets,
	start,
	type Audience,
	type Game,
	type Options,
	type OptionValue,
	type RuleSetId,
	type RuleSetInfo,
	type Setup,
	type Step
} from '../../../src/lib/engine/index';
import { chance, type Chance } from './chance';

/** How many matches per variant; `ENGINE_SEEDS=500` for a deep run. */
export const SEEDS = Number(process.env.ENGINE_SEEDS ?? 1);

/** Milliseconds a match may take on a machine that is busy with other things. */
export const PATIENCE = 60_000 + 5_000 * SEEDS;

export interface Variant {
	readonly name: string;
	readonly ruleSet: RuleSetId;
	readonly seats: number;
	readonly options: Options;
}

/** Where the options hang together with the seats, each is turned at every seat count. */
const EVERYWHERE: readonly RuleSetId[] = ['hope-despair'];

/** Where one deal is the match, several are played instead. */
const LONGER: Readonly<Partial<Record<RuleSetId, Options>>> = {
	'hope-despair': { tokensToWin: 3 }
};

/** Each option of a rule set turned by itself: every value that is not the default. */
function turnedOptions({ options }: RuleSetInfo): { key: string; value: OptionValue }[] {
	return options.flatMap((spec) => {
		const { key } = spec;
		switch (spec.kind) {
			case 'boolean':
				return [{ key, value: !spec.default }];
			case 'choice':
				return spec.values
					.filter((value) => value !== spec.default)
					.map((value) => ({ key, value }));
			case 'replacements': {
				const single = spec.choices.flatMap(({ extra, replaces }) =>
					replaces.map((each) => ({ key, value: [{ extra, replaces: each }] }))
				);
				const all = spec.choices.map(({ extra, replaces }) => ({ extra, replaces: replaces[0]! }));
				return [...single, { key, value: all }];
			}
			case 'attributes': {
				const turned = Object.entries(spec.default as Record<string, string>).map(([id, side]) => [
					id,
					side === 'hope' ? 'despair' : 'hope'
				]);
				return [{ key, value: Object.fromEntries(turned) as OptionValue }];
			}
			case 'number':
				// how long a match lasts; the presets have different ones, if any
				return spec.default === spec.min ? [{ key, value: 4 }] : [];
		}
	});
}

const titleOf = (value: OptionValue): string =>
	typeof value === 'object' ? JSON.stringify(value).replaceAll(/["{}[\]]/g, '') : String(value);

/** Every rule set × seat count × preset; with the fewest seats each option turned by itself too. */
export const variants: readonly Variant[] = ruleSets.flatMap((info) =>
	Array.from({ length: info.seats.max - info.seats.min + 1 }, (_, i) => info.seats.min + i).flatMap(
		(seats) => {
			const named = info.presets.map((preset) => ({
				name: `${info.id}, ${seats} seats, ${preset.id}`,
				options: { ...preset.options, ...preset.bySeats?.[seats] }
			}));
			const alone = seats === info.seats.min || EVERYWHERE.includes(info.id);
			const turned = (alone ? turnedOptions(info) : []).map(({ key, value }) => ({
				name: `${info.id}, ${seats} seats, ${key}: ${titleOf(value)}`,
				options: { ...LONGER[info.id], [key]: value }
			}));
			return [...named, ...turned].map((each) => ({ ...each, ruleSet: info.id, seats }));
		}
	)
);

export const audiencesOf = (seats: number): Audience[] => [
	...Array.from({ length: seats }, (_, seat) => seat),
	'table',
	'open'
];

export const setupOf = ({ ruleSet, seats, options }: Variant, seed: string): Setup => ({
	ruleSet,
	seats,
	seed,
	options
});

/** Far more moves than any match has. */
const ENDLESS = 20_000;

/**
 * Plays a match by chance. `visit` sees every position, first and last included, and the step that
 * led there.
 */
export function playMatch(
	variant: Variant,
	seed: string,
	visit: (game: Game, chance: Chance, step: Step) => void
): Game {
	const random = chance(`${variant.name} ${seed}`);
	let step: Step = start(setupOf(variant, seed));
	for (let moves = 0; moves < ENDLESS; moves++) {
		visit(step.game, random, step);
		const asked = decision(step.game);
		if (asked === null) return step.game;
		step = apply(step.game, random.pick(asked.moves));
	}
	throw new Error('a match without end');
}

/** One line per variant and seed, for `test.each`. */
export const matches = (perVariant: number): { variant: Variant; seed: string; title: string }[] =>
	variants.flatMap((variant) =>
		Array.from({ length: perVariant }, (_, i) => ({
			variant,
			seed: `seed ${i}`,
			title: `${variant.name}, seed ${i}`
		}))
	);
