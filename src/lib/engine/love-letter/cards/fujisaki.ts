import type { Character } from '../character';
import { immunity } from '../despair';
import { dowagerQueen } from './dowager-queen';

/** Despair: compare hands with another player: the higher is out. */
export const fujisaki: Character = {
	id: 'fujisaki',
	value: 4,
	attribute: 'hope',
	effect: immunity,
	despair: dowagerQueen.effect
};
