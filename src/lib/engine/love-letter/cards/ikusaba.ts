import type { Character } from '../character';
import { enoshima } from './enoshima';

/** Enoshima's sister: the same on both sides. */
export const ikusaba: Character = { ...enoshima, id: 'ikusaba' };
