import type { OptionSpec, OptionValue, RuleSetInfo } from '$lib/engine';
import { hasText, t } from '$lib/i18n';
import { optionTexts } from './house-rules';

/** A value in words where it has some, else as a number. */
export function valueText(info: RuleSetInfo, spec: OptionSpec, value: OptionValue): string {
	const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
	const key = `${optionTexts(info)}:options.${spec.key}.values.${plain}` as const;
	return hasText(key) ? t(key) : plain;
}
