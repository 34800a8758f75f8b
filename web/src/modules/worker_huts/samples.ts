import type { Samples } from '../samples';
import { worth } from './pieces';

export const samples: Samples = {
  tiles: ['HPAV1-N', 'HSER2-', 'HARC1-ESW', 'HCHA3-NW', 'HGAR2-S', 'HTOW1-NES'],
  marks: [{ name: 'worth', markup: worth('tower', 2), viewBox: '-20 -20 40 40', size: 32 }],
};
