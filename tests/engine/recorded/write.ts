/**
 * Writes one recorded match per rule set for the fewest and the most seats, beside this file:
 *
 *   npx tsx tests/engine/recorded/write.ts [rule set]
 *
 * Existing files stay: they are promises to players. Write anew only what a raised `rules` version
 * has made unreadable on purpose.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { record, ruleSets } from '../../../src/lib/engine/index';
import { playMatch } from '../support/matches';

const only = process.argv[2];
for (const { id, seats } of ruleSets) {
	if (only !== undefined && only !== id) continue;
	for (const count of [seats.min, seats.max]) {
		const path = fileURLToPath(new URL(`./${id}-${count}.json`, import.meta.url));
		if (existsSync(path)) continue;
		const variant = { name: 'recorded', ruleSet: id, seats: count, options: {} };
		const game = playMatch(variant, `recorded ${id} ${count}`, () => undefined);
		const { moves, ...rest } = record(game);
		const lines = moves.map((move) => `\t\t${JSON.stringify(move)}`).join(',\n');
		const head = JSON.stringify(rest, null, '\t').slice(0, -2);
		writeFileSync(path, `${head},\n\t"moves": [\n${lines}\n\t]\n}\n`);
	}
}
