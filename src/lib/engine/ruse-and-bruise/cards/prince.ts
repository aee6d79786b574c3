import type { Character } from '../character';

/** End of round 4. */
export const prince: Character = { id: 'prince', value: 14, partner: 'squire' };
