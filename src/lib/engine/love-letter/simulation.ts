import type { Simulation } from '../core/simulation';
import { decode } from './codes';
import type { Edition } from './edition';
import { perform } from './flow';
import { legal } from './legal';
import { copyOf, MATCH_OVER, ROUND_OVER, type State } from './state';
import type { Table } from './table';
import { toAct } from './view';

/** The inner path: one copy changed in place by the same rules, nobody listening. */
export function simulateFrom(edition: Edition, start: State): Simulation {
	const codes: number[] = [];
	let table: Table = { state: copyOf(start), edition, sink: null };
	return {
		codes,
		legal: () => legal(edition, table.state, codes),
		perform: (code) => perform(table, code),
		moveOf: (code) => decode(edition, code),
		get toAct() {
			return toAct(table.state);
		},
		get roundOver() {
			return table.state.phase === ROUND_OVER || table.state.phase === MATCH_OVER;
		},
		get scores() {
			return table.state.tokens.slice();
		},
		get winners() {
			return table.state.winners;
		},
		reset() {
			table = { state: copyOf(start), edition, sink: null };
		}
	};
}
