import type { Character } from '../character';

export const merchant: Character = { id: 'merchant', value: 8, symbol: 'trade' };
