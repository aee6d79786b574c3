import type { Character } from '../character';

export const king: Character = { id: 'king', value: 20 };
