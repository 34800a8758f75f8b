import type { Samples } from '../samples';
import { vizier } from './pieces';

export const samples: Samples = {
  marks: [0, 1, 2, 3, 4, 5, 6].flatMap((seat) => [true, false].map((awake) => ({
    name: `${seat} ${awake ? 'awake' : 'asleep'}`, markup: vizier(seat, awake), viewBox: '0 0 24 24', size: 32,
  }))),
};
