import type { Character } from '../character';

/** End of round 1: every other end-of-round effect in the column is void (`evaluate.ts`). */
export const musketeers: Character = { id: 'musketeers', value: 11 };
