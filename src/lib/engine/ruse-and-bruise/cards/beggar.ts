import type { Character } from '../character';

/** While one is left in the column, the lowest total wins it (`evaluate.ts`). */
export const beggar: Character = { id: 'beggar', value: 4 };
