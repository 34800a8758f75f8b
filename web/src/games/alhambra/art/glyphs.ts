/** The symbols of families and currencies: one path each, in a box of 24 by 24. */

import { FAMILY_GLYPHS, sign } from '../../../art/families';
import type { Building, Currency } from '../wire';

export { familyIcon, sign } from '../../../art/families';

export const GLYPHS: Readonly<Record<Building | Currency, string>> = {
  ...FAMILY_GLYPHS,
  florin:
    'M12 1.6c2 2.3 3 4.3 3 6.3 0 1.7-.6 3.3-1.4 5h1.5c.2-3 1.7-5.3 3.9-5.3 1.8 0 3 1.3 3 3 0 2.1-1.7 3.4-4.2 4'
    + 'h1v2.2h-5c.2 2.1.9 3.8 2 5.6H8.2c1.1-1.8 1.8-3.5 2-5.6h-5v-2.2h1C3.7 14 2 12.7 2 10.6c0-1.7 1.2-3 3-3'
    + ' 2.2 0 3.7 2.3 3.9 5.3h1.5C9.6 11.2 9 9.6 9 7.9c0-2 1-4 3-6.3Z',
  dirham:
    'm12 1.5 3.1 3h4.4v4.4l3 3.1-3 3.1v4.4h-4.4l-3.1 3-3.1-3H4.5v-4.4l-3-3.1 3-3.1V4.5h4.4Z'
    + 'm0 6.3a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4Z',
  dinar:
    'M15.9 3.3A9.3 9.3 0 1 0 20.9 15 7.6 7.6 0 1 1 15.9 3.3ZM17.6 6.7l.8 1.8 2 .2-1.5 1.4.4 2-1.7-1-1.7 1'
    + ' .4-2-1.5-1.4 2-.2z',
  ducat: 'm2.5 7 4.7 4L12 3.5l4.8 7.5 4.7-4-1.9 10H4.4L2.5 7Zm2 11.6h15V21h-15z',
};

export const glyph = (name: Building | Currency, x: number, y: number, size: number, color: string): string =>
  sign(GLYPHS[name], x, y, size, color);
