import { CURRENCIES } from '../../games/alhambra/wire';
import type { Samples } from '../samples';
import { thief } from './pieces';

export const samples: Samples = {
  cards: CURRENCIES.map((currency) => `thief ${currency}`),
  marks: [{ name: 'thief', markup: thief(), viewBox: '0 0 24 24', size: 32 }],
};
