import type { Samples } from '../samples';
import { bonusStar } from './pieces';

export const samples: Samples = {
  marks: [{ name: 'star', markup: bonusStar(), viewBox: '-18 -18 36 36', size: 32 }],
};
