import type { Character } from '../character';

export const alchemist: Character = { id: 'alchemist', value: 8, symbol: 'alchemy' };
