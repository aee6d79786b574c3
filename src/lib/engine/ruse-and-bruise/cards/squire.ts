import type { Character } from '../character';

/** End of round 4. */
export const squire: Character = { id: 'squire', value: 2, partner: 'prince' };
