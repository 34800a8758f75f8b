import type { Samples } from '../samples';
import { PORTRAITS, portrait } from './pieces';

export const samples: Samples = {
  cards: PORTRAITS,
  marks: [...PORTRAITS, 'nobody'].map((name) => ({ name, markup: portrait(name), viewBox: '0 0 64 64', size: 46 })),
};
