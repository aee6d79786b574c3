import type { RuleErrorCode, SetupErrorCode } from './types';

/** A set-up that cannot be played. `code` is for programs, `detail` names the option or field. */
export class SetupError extends Error {
	override readonly name = 'SetupError';
	constructor(
		readonly code: SetupErrorCode,
		readonly detail?: string
	) {
		super(detail === undefined ? code : `${code}: ${detail}`);
	}
}

/** A move the rules refuse; the game it was tried on is untouched. */
export class RuleError extends Error {
	override readonly name = 'RuleError';
	constructor(readonly code: RuleErrorCode) {
		super(code);
	}
}
