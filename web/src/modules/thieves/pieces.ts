/** A thief card: a hooded figure at night, and the currency that he steals. */

import { circle, shape, stroke } from '../../art/shapes';
import { addCardKind, coin } from '../../games/alhambra/art/money';

const NIGHT = { ground: '#16302b', field: '#24483f', edge: '#0a1a17', cloak: '#10231f', fold: '#356257', skin: '#d9ab82', mask: '#0b1513', moon: '#f3e3b8' };

/** Head and shoulders, in a box of 40 by 40. */
function figure(): string {
  return shape('M2 40c1-11 7-15 18-15s17 4 18 15Z', NIGHT.cloak)
    + shape('M20 2C11 2 7 9 7 17c0 6 3 11 13 12 10-1 13-6 13-12C33 9 29 2 20 2Z', NIGHT.cloak, `stroke="${NIGHT.fold}" stroke-width="1.4"`)
    + shape('M20 8c-6 0-8 4-8 9 0 5 3 9 8 9s8-4 8-9c0-5-2-9-8-9Z', NIGHT.skin)
    + shape('M11 13.5c3-1.6 6-1.6 9 0 3-1.6 6-1.6 9 0-.2 4-2 6-4.600 6-2 0-3.400-1.200-4.400-2.600-1 1.400-2.400 2.600-4.400 2.600-2.600 0-4.400-2-4.600-6Z', NIGHT.mask)
    + circle(16, 15.8, 1.3, '#fff') + circle(24, 15.8, 1.3, '#fff')
    + stroke('M17 23c2 1 4 1 6 0', '#8d5f3f', 1.2, 'stroke-linecap="round"')
    + stroke('M9 38c1-5 4-8 8-9M31 38c-1-5-4-8-8-9', NIGHT.fold, 1.2);
}

/** In a box of 24 by 24: somebody who could steal, whatever he holds. */
export const thief = (): string => `<g transform="scale(.6)">${figure()}</g>`;

/** In a box of 62 by 88. */
export function thiefCard(currency: string): string {
  return `<rect x=".5" y=".5" width="61" height="87" rx="7" fill="${NIGHT.ground}" stroke="${NIGHT.edge}"/>`
    + `<rect x="4" y="4" width="54" height="80" rx="4.5" fill="${NIGHT.field}"/>`
    + circle(47, 15, 7, NIGHT.moon) + circle(44, 13, 6, NIGHT.field)
    + `<g transform="translate(7 12) scale(1.2)">${figure()}</g>`
    + `<g transform="translate(16 50)">${coin(currency, 30)}</g>`;
}

addCardKind('thief', ([currency = '']) => thiefCard(currency));
