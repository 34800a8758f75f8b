import { CURRENCIES } from '../../games/alhambra/wire';
import type { Samples } from '../samples';
import { coinFor } from './pieces';

export const samples: Samples = {
  marks: CURRENCIES.map((currency) => ({ name: `coin ${currency}`, markup: coinFor(currency), viewBox: '0 0 62 62', size: 62 })),
};
