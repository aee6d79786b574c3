import type { Character } from '../character';

export const landowner: Character = { id: 'landowner', value: 8, symbol: 'farming' };
