import { BUILDINGS } from '../../games/alhambra/wire';
import type { Samples } from '../samples';
import { chest, emptyPlace } from './pieces';

export const samples: Samples = {
  marks: [
    ...BUILDINGS.map((family) => ({ name: `chest ${family}`, markup: chest(family), viewBox: '-20 -18 40 38', size: 56 })),
    { name: 'no chest', markup: emptyPlace(), viewBox: '-20 -18 40 38', size: 56 },
  ],
};
