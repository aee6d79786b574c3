import type { Character } from '../character';

export const cardinal: Character = { id: 'cardinal', value: 8, symbol: 'religion' };
