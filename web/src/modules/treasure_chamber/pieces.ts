/** Chests in the colours of the families, each with the symbol of its family on the front. */

import { rect, shape } from '../../art/shapes';
import { glyph } from '../../games/alhambra/art/glyphs';
import { FAMILY, GOLD, SHADE, lit } from '../../games/alhambra/art/palette';
import type { Building } from '../../games/alhambra/wire';

const EDGE = '#5a3d10';
const LID = 'M-17-3V-6A9.5 9.5 0 0 1-7.5-15.5H7.5A9.5 9.5 0 0 1 17-6V-3Z';
const BODY = rect(-17, -3, 34, 18);

/** A chest around the origin, 34 wide and 31 high. */
export function chest(family: Building): string {
  const pale = family === 'chambers';
  const { roof, ink } = FAMILY[family];
  const line = `stroke="${EDGE}" stroke-width="1.8" stroke-linejoin="round"`;
  return shape(rect(-15, 0, 34, 17), SHADE, 'opacity=".28"')
    + shape(LID, pale ? '#fffaf0' : lit(roof, 0.2), line) + shape(BODY, pale ? '#ece2cf' : roof, line)
    + shape(rect(-17, -5, 34, 3.4), GOLD.leaf, `stroke="${EDGE}" stroke-width="1"`)
    + shape(rect(-3.2, -6.5, 6.4, 6.6), GOLD.pale, `stroke="${EDGE}" stroke-width="1.2"`)
    + glyph(family, -6.5, 1.2, 13, ink);
}

/** In the corner of a tile, in a square of 100 by 100. */
export const chestOnTile = (family: Building, large = false): string =>
  `<g transform="translate(27 80) scale(${large ? 1.25 : 1})">${chest(family)}</g>`;

/** An empty room: where chests would lie. */
export const emptyPlace = (): string => shape(rect(-15, -12, 30, 25), 'none', 'stroke="currentColor" stroke-width="1.6" stroke-dasharray="4 3" opacity=".5"');
