import type { Samples } from '../samples';
import './pieces';

export const samples: Samples = {
  tiles: ['CAMP3-N', 'CAMP4-E', 'CAMP5-S', 'CAMP6-W', 'CAMP7-SW', 'CAMP8-NE', 'CAMP9-ES', 'CAMP10-NW'],
};
