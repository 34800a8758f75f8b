/** The symbols of families and currencies: one path each, in a box of 24 by 24. */

import { num } from '../../../art/shapes';
import type { Building, Currency } from '../wire';
import { FAMILY } from './palette';

export const GLYPHS: Readonly<Record<Building | Currency, string>> = {
  pavilion:
    'M12 2.2c.6 3.4 3.8 5.4 9.2 6.6v2.4H2.8V8.8C8.2 7.6 11.4 5.6 12 2.2ZM4.6 12.6h2.3V20H4.6zM10.85 12.6h2.3V20h-2.3z'
    + 'M17.1 12.6h2.3V20h-2.3zM3 20.7h18V22H3z',
  seraglio:
    'M12 1.8c.3 2 1 2.8 2.6 4.1 3 2.3 5.2 4.3 5.2 7.4 0 1.2-.3 2-.8 2.9H5c-.5-.9-.8-1.7-.8-2.9 0-3.1 2.2-5.1 5.2-7.4'
    + 'C11 4.6 11.7 3.8 12 1.8ZM3.6 17.5h16.8V22H3.6z',
  arcades:
    'M2 3h20v19h-2.6v-7.5c1-.9 1.2-2 1.2-2.9a4 4 0 0 0-8 0c0 1 .3 2 1.2 2.9V22h-3.6v-7.5c1-.9 1.2-2 1.2-2.9'
    + 'a4 4 0 0 0-8 0c0 1 .3 2 1.2 2.9V22H2V3Z',
  chambers:
    'M12 2c4.7 2.7 7 5.9 7 9.8V22H5V11.8C5 7.9 7.3 4.7 12 2Zm-.8 5.6C9 9.2 8 10.9 8 12.9v6.7h3.2V7.6Z'
    + 'm1.6 0v12H16v-6.7c0-2-1-3.7-3.2-5.3Z',
  garden:
    'M15.8 3.2a5.7 5.7 0 0 1 1 11.3V22h-2.1v-7.5a5.7 5.7 0 0 1 1.1-11.3ZM6.3 3c2.2 3.4 3.3 6.6 3.3 9.6'
    + ' 0 2.8-.8 4.5-2.4 5.1V22H5.4v-4.3C3.8 17.1 3 15.4 3 12.6 3 9.6 4.1 6.4 6.3 3Z',
  tower:
    'M4.5 2h3.6v2.6h2.1V2h3.6v2.6h2.1V2h3.6v7.3l-1.7 1.6V22H6.2V10.9L4.5 9.3V2Z'
    + 'M12 12.8c-1.5.8-2.2 1.9-2.2 3.2v3.2h4.4V16c0-1.3-.7-2.4-2.2-3.2Z',
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

/** A symbol by its path. */
export function sign(path: string, x: number, y: number, size: number, color: string): string {
  const place = `translate(${num(x)} ${num(y)}) scale(${Math.round((size / 24) * 1000) / 1000})`;
  return `<path transform="${place}" fill="${color}" fill-rule="evenodd" d="${path}"/>`;
}

/** The square sign of a family, in a box of 32 by 32. */
export function familyIcon(building: Building): string {
  const { roof, deep, ink } = FAMILY[building];
  return `<rect x=".7" y=".7" width="30.6" height="30.6" rx="6" fill="${roof}" stroke="${deep}" stroke-width="1.4"/>`
    + glyph(building, 5, 5, 22, ink);
}
