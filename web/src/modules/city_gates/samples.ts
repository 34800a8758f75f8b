import { SIDES } from '../../games/alhambra/art/geometry';
import type { Samples } from '../samples';
import { GATE_BADGE, gate } from './pieces';

export const samples: Samples = {
  cards: ['gate'],
  marks: [
    ...SIDES.map((side) => ({ name: side, markup: gate(side), viewBox: '-20 -20 140 140', size: 64 })),
    { name: 'badge', markup: GATE_BADGE, viewBox: '0 0 24 24', size: 24 },
  ],
};
