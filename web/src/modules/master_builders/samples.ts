import { cardMarkup } from '../../games/alhambra/art/money';
import { CURRENCIES } from '../../games/alhambra/wire';
import type { Samples } from '../samples';
import { builderOf } from './part';
import { compass } from './pieces';

const cards = CURRENCIES.map(builderOf);

export const samples: Samples = {
  marks: [
    ...cards.map((card) => ({ name: card, markup: cardMarkup(card), viewBox: '0 0 62 88', size: 62 })),
    { name: 'compass', markup: compass('#5b4838'), viewBox: '0 0 24 24', size: 32 },
  ],
};
