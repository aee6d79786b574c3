import type { Character } from '../character';

/** Everybody else's cards lose, after wizard, witch and pair; several dragons add up. */
export const dragon: Character = { id: 'dragon', value: 11, weakens: 2 };
