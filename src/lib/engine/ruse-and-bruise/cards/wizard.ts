import type { Character } from '../character';

/** End of round 2: the great leave. */
export const wizard: Character = { id: 'wizard', value: 7, sweeps: (points) => points >= 10 };
