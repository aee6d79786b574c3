import type { Character } from '../character';

/** End of round 3: the small leave, herself excepted. 9½ is neither small nor great. */
export const witch: Character = { id: 'witch', value: 1, sweeps: (points) => points <= 9 };
