import type { Character } from '../character';

export const juliet: Character = { id: 'juliet', value: 14 };
