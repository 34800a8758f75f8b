import { BUILDINGS } from '../../games/alhambra/wire';
import type { Samples } from '../samples';
import { citizen, traderDisc } from './pieces';

export const samples: Samples = {
  marks: [
    ...BUILDINGS.map((family) => ({ name: `citizen ${family}`, markup: citizen(family), viewBox: '-16 -20 32 42', size: 42 })),
    { name: 'disc', markup: traderDisc(['pavilion', 'garden', 'tower']), viewBox: '-48 -48 96 96', size: 96 },
    { name: 'empty disc', markup: traderDisc([]), viewBox: '-48 -48 96 96', size: 64 },
  ],
};
