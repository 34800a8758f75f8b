import type { Samples } from '../samples';
import { wallCard } from './pieces';

export const samples: Samples = {
  marks: ['N', 'E', 'S', 'W', 'NE', 'ES', 'SW', 'NW'].map((sides) => ({ name: sides, markup: wallCard(sides), viewBox: '0 0 62 88', size: 62 })),
};
