import type { Sink } from '../core/rule-set';
import type { Edition } from './edition';
import type { State } from './state';

/** What the rules work on: a state they may change, the edition, and who listens. */
export interface Table {
	readonly state: State;
	readonly edition: Edition;
	readonly sink: Sink;
}
