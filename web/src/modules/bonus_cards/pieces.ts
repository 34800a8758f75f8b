/** The star of a bonus card: one tile more. */

import { outline, shape, star } from '../../art/shapes';
import { GOLD } from '../../games/alhambra/art/palette';

/** Around the origin, 15 units to its points. */
export function bonusStar(): string {
  return shape(outline(star(0.8, 1.6, 16, 10, 0.74)), '#000', 'opacity=".3"')
    + shape(outline(star(0, 0, 16, 10, 0.74)), GOLD.leaf, `stroke="${GOLD.edge}" stroke-width="1.6"`)
    + '<text y="5" font-size="14" font-weight="800" text-anchor="middle" fill="#4a2f02" letter-spacing="-.5"'
    + ' font-family="var(--font-num, Inter, sans-serif)">+1</text>';
}

/** The upper right corner of a tile of 100 by 100. */
export const starOnTile = (): string => `<g transform="translate(79 20)">${bonusStar()}</g>`;
