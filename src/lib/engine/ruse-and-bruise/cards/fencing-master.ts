import type { Character } from '../character';

export const fencingMaster: Character = { id: 'fencing-master', value: 8, symbol: 'fencing' };
