import type { Samples } from '../samples';
import { worth } from './pieces';

export const samples: Samples = {
  tiles: ['BSAG2-', 'BPCT2-', 'BSAT1-', 'BPCG1-', 'BPSC3-', 'BAGT3-', 'BPAG4-', 'BSCT4-'],
  marks: [4, 24].map((value) => ({ name: `worth ${value}`, markup: worth(value), viewBox: '-26 -20 52 40', size: 40 })),
};
