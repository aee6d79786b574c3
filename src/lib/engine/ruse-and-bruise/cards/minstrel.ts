import type { Character } from '../character';

export const minstrel: Character = { id: 'minstrel', value: 8, symbol: 'music' };
