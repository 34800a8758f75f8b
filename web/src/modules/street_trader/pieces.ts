/** Citizens as small figures in the colours of the families, and the round disc of the trader under its awning. */

import { circle, num, polar, shape } from '../../art/shapes';
import { glyph } from '../../games/alhambra/art/glyphs';
import { FAMILY, SHADE, lit } from '../../games/alhambra/art/palette';
import type { Building } from '../../games/alhambra/wire';

const BODY = 'M-12 18C-12 4 -6 -2 0 -2S12 4 12 18Z';
const WOOD = '#d9b27a';
const RIM = '#6b4218';
const CLOTH = '#f6e9cf';
const STRIPE = '#a8372b';

/** A figure around the origin, 24 wide and 36 high. */
export function citizen(family: Building): string {
  const { deep, ink } = FAMILY[family];
  const roof = family === 'chambers' ? '#f0e7d6' : FAMILY[family].roof;
  const line = `stroke="${lit(deep, -0.25)}" stroke-width="1.8" stroke-linejoin="round"`;
  return shape(BODY, SHADE, 'opacity=".3" transform="translate(1.5 2)"')
    + shape(BODY, roof, line) + circle(0, -9.5, 7.2, roof, line)
    + glyph(family, -6.5, 3, 13, ink);
}

/** Where so many stand on the disc. */
function places(count: number): [number, number, number][] {
  if (count === 1) return [[0, 0, 1.15]];
  if (count === 2) return [[-14, 1, 1], [14, 1, 1]];
  if (count === 3) return [[0, -14, 0.92], [-15, 8, 0.92], [15, 8, 0.92]];
  return Array.from({ length: count }, (_, index): [number, number, number] => {
    const [x, y] = polar(0, -1, 20, -90 + (360 * index) / count);
    return [x, y, 0.62];
  });
}

/** A striped awning seen from above, as a ring. */
function awning(): string {
  const stripes = Array.from({ length: 16 }, (_, index) => {
    const [ax, ay] = polar(0, 0, 44, index * 22.5);
    const [bx, by] = polar(0, 0, 44, (index + 1) * 22.5);
    return index % 2 ? `M0 0L${num(ax)} ${num(ay)}A44 44 0 0 1 ${num(bx)} ${num(by)}Z` : '';
  }).join('');
  return circle(0, 0, 44, CLOTH) + shape(stripes, STRIPE);
}

/** The disc around the origin, 44 in radius, with who stands on it. */
export function traderDisc(citizens: readonly Building[]): string {
  const figures = places(citizens.length).map(([x, y, scale], index) => {
    const family = citizens[index];
    return family ? `<g transform="translate(${num(x)} ${num(y)}) scale(${scale})">${citizen(family)}</g>` : '';
  });
  return circle(1.5, 3, 44, SHADE, 'opacity=".28"') + awning()
    + circle(0, 0, 36, WOOD, `stroke="${RIM}" stroke-width="1.6"`)
    + circle(0, 0, 44, 'none', `stroke="${RIM}" stroke-width="2.4"`) + figures.join('');
}
