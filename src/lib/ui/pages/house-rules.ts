/** House rules of a set-up: a preset, and what was changed on top of it. */
import type { Options, OptionSpec, OptionValue, Preset, RuleSetInfo } from '$lib/engine';
import type { Namespace } from '$lib/i18n';

export interface HouseRules {
	readonly preset: Preset['id'];
	/** Only what differs from the preset because somebody changed it. */
	readonly changed: Options;
}

const equal = (a: OptionValue | undefined, b: OptionValue | undefined): boolean =>
	JSON.stringify(a) === JSON.stringify(b);

/** A table by seat count has numbers as keys; attributes and lists do not. */
function atSeats(spec: OptionSpec, value: OptionValue, seats: number): OptionValue {
	if (spec.kind !== 'number' || typeof value !== 'object' || value === null) return value;
	const table = value as Readonly<Record<number, OptionValue>>;
	return table[seats] ?? spec.min;
}

function presetOf(info: RuleSetInfo, id: Preset['id']): Preset {
	const found = info.presets.find((preset) => preset.id === id) ?? info.presets[0];
	if (!found) throw new Error(`${info.id} has no preset`);
	return found;
}

/** Each option's value under a preset at this number of seats. */
export function presetOptions(info: RuleSetInfo, id: Preset['id'], seats: number): Options {
	const preset = presetOf(info, id);
	const bySeats = preset.bySeats?.[seats] ?? {};
	return Object.fromEntries(
		info.options.map((spec) => {
			const value = bySeats[spec.key] ?? preset.options[spec.key] ?? spec.default;
			return [spec.key, atSeats(spec, value, seats)];
		})
	);
}

/** The first preset of a rule set is the one it is played with by default. */
export function freshRules(info: RuleSetInfo): HouseRules {
	return { preset: presetOf(info, 'default').id, changed: {} };
}

/** The complete options a match is started with. */
export function completeOptions(info: RuleSetInfo, rules: HouseRules, seats: number): Options {
	return { ...presetOptions(info, rules.preset, seats), ...rules.changed };
}

/** One option changed; back at the preset's value it no longer counts as changed. */
export function changeOption(
	info: RuleSetInfo,
	rules: HouseRules,
	seats: number,
	key: string,
	value: OptionValue
): HouseRules {
	const rest = Object.fromEntries(Object.entries(rules.changed).filter(([other]) => other !== key));
	return equal(presetOptions(info, rules.preset, seats)[key], value)
		? { ...rules, changed: rest }
		: { ...rules, changed: { ...rest, [key]: value } };
}

/** The rules of an earlier match, read back as the nearest preset and its changes. */
export function rulesFrom(info: RuleSetInfo, options: Options, seats: number): HouseRules {
	const known = info.options.filter((spec) => options[spec.key] !== undefined);
	const candidates = info.presets.map((preset): HouseRules => {
		const values = presetOptions(info, preset.id, seats);
		const changed = known
			.filter((spec) => !equal(values[spec.key], options[spec.key]))
			.map((spec) => [spec.key, options[spec.key]] as const);
		return { preset: preset.id, changed: Object.fromEntries(changed) as Options };
	});
	return candidates.reduce(
		(best, next) =>
			Object.keys(next.changed).length < Object.keys(best.changed).length ? next : best,
		candidates[0] ?? freshRules(info)
	);
}

/** What two presets of a rule set do not have in common, for showing them side by side. */
export function differing(info: RuleSetInfo, seats: number): readonly OptionSpec[] {
	return info.options.filter((spec) => {
		const values = info.presets.map((preset) => presetOptions(info, preset.id, seats)[spec.key]);
		return values.some((value) => !equal(value, values[0]));
	});
}

/** An option that means nothing at this number of seats is left out. */
export function applies(spec: OptionSpec, seats: number): boolean {
	return seats === 2 || (spec.key !== 'faceUpForTwo' && spec.key !== 'dropOnesForTwo');
}

/** Where the words of a rule set's options and presets lie. */
export function optionTexts(info: RuleSetInfo): Namespace {
	if (info.id === 'hope-despair' || info.id === 'ruse-and-bruise') return info.id;
	return 'love-letter';
}
