/** Money cards with a compass in their corner, where plain ones have their sign. */

import { circle, stroke } from '../../art/shapes';
import { addMoneyForm, card, CARD_HEIGHT } from '../../games/alhambra/art/money';

/** A compass in a box of 24 by 24. */
export const compass = (color: string): string =>
  stroke('M10.9 6.6L5 21M13.1 6.6L19 21M7.6 14.8Q12 18 16.4 14.8', color, 2.1, 'stroke-linecap="round"') + circle(12, 4.6, 2.3, 'none', `stroke="${color}" stroke-width="2.1"`);

addMoneyForm('builder', {
  height: CARD_HEIGHT,
  drawing: (money, _kind, value, look) => card(money, value, look, ({ deep }) => compass(deep)),
});
