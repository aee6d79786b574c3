import type { Character } from '../character';

export const queen: Character = { id: 'queen', value: 16 };
