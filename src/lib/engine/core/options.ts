import { SetupError } from './errors';
import type { Json, Options, OptionSpec, OptionValue, RuleSetInfo } from './types';

/**
 * The complete options of a set-up: those given, checked, and the defaults for the rest.
 * A number may be given as a table by seat count, as presets do. Throws SetupError('bad-option').
 */
export function readOptions(info: RuleSetInfo, seats: number, given: unknown): Options {
	if (given !== undefined && !isObject(given)) throw new SetupError('bad-option');
	const values = given ?? {};
	for (const key of Object.keys(values)) {
		if (!info.options.some((spec) => spec.key === key)) throw new SetupError('bad-option', key);
	}
	const options: Record<string, OptionValue> = {};
	for (const spec of info.options) {
		options[spec.key] = readOption(info, spec, seats, values[spec.key]);
	}
	return options;
}

/** The value a set-up gets when it does not name the option. */
export function defaultOf(spec: OptionSpec, seats: number): OptionValue {
	if (spec.kind !== 'number') return spec.default;
	return typeof spec.default === 'number' ? spec.default : (spec.default[seats] ?? spec.min);
}

function readOption(
	info: RuleSetInfo,
	spec: OptionSpec,
	seats: number,
	given: unknown
): OptionValue {
	if (given === undefined) return defaultOf(spec, seats);
	const refused = new SetupError('bad-option', spec.key);
	switch (spec.kind) {
		case 'number': {
			const value = isObject(given) ? given[seats] : given;
			if (typeof value !== 'number' || !Number.isInteger(value)) throw refused;
			if (value < spec.min || value > spec.max) throw refused;
			return value;
		}
		case 'boolean':
			if (typeof given !== 'boolean') throw refused;
			return given;
		case 'choice':
			if (typeof given !== 'string' || !spec.values.includes(given)) throw refused;
			return given;
		case 'replacements':
			return readReplacements(spec, given, refused);
		case 'attributes':
			return readAttributes(info, spec, given, refused);
	}
}

function readReplacements(
	spec: Extract<OptionSpec, { kind: 'replacements' }>,
	given: unknown,
	refused: SetupError
): OptionValue {
	if (!Array.isArray(given)) throw refused;
	const list = given.map((entry: unknown) => {
		if (!isObject(entry)) throw refused;
		const { extra, replaces } = entry;
		const choice = spec.choices.find((known) => known.extra === extra);
		if (!choice || typeof replaces !== 'string' || !choice.replaces.includes(replaces)) {
			throw refused;
		}
		return { extra: choice.extra, replaces };
	});
	const once = (names: readonly string[]): boolean => new Set(names).size === names.length;
	if (!once(list.map((entry) => entry.extra))) throw refused;
	if (!once(list.map((entry) => entry.replaces))) throw refused;
	return list;
}

function readAttributes(
	info: RuleSetInfo,
	spec: Extract<OptionSpec, { kind: 'attributes' }>,
	given: unknown,
	refused: SetupError
): OptionValue {
	if (!isObject(given)) throw refused;
	const attributes: Record<string, Json> = { ...(spec.default as Record<string, Json>) };
	for (const [id, attribute] of Object.entries(given)) {
		if (!info.cards.some((card) => card.id === id)) throw refused;
		if (attribute !== 'hope' && attribute !== 'despair') throw refused;
		attributes[id] = attribute;
	}
	return attributes;
}

export function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
