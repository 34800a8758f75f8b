/** Diamonds: money with a cut stone on it. */

import { drawOnce } from '../../art/drawings';
import { lines, pattern } from '../../games/alhambra/art/defs';
import { addMoney } from '../../games/alhambra/art/money';

const BASE = '#7c8fa8';

drawOnce('card-diamond', () => pattern('card-diamond', 14, 14,
  lines('M0 14L7 0L14 14M0 0L7 14L14 0', BASE, 1, 'stroke-opacity=".36"')));

addMoney('diamond', {
  base: BASE, deep: '#3b4a60', pale: '#e6ebf2', ink: '#101a28', sign: 'M6 4h12l4.5 6L12 21 1.5 10Z',
});
