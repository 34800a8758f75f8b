/** A wall card: a court seen from above, with wooden walls on the sides that get one. */

import { rect, shape, stroke } from '../../art/shapes';
import { STONE, WOOD } from '../../games/alhambra/art/palette';
import { timberAbove } from '../../games/alhambra/art/walls';

/** The walls alone, in a square of 100 by 100. */
export const sticks = (sides: string): string => timberAbove(sides, true);

/** In a box of 62 by 88. */
export function wallCard(sides: string): string {
  const court = shape(rect(0, 0, 100, 100), STONE.path, `stroke="${STONE.edge}" stroke-width="3" stroke-dasharray="7 6"`)
    + stroke('M33 0V100M67 0V100M0 33H100M0 67H100', '#dcc9a3', 1.6);
  return `<rect x=".5" y=".5" width="61" height="87" rx="7" fill="${WOOD.rail}" stroke="${WOOD.edge}"/>`
    + '<rect x="4" y="4" width="54" height="80" rx="4.5" fill="#f6e6c6"/>'
    + `<g transform="translate(9 22) scale(.44)">${court}${sticks(sides)}</g>`
    + stroke('M12 13H50M12 75H50', WOOD.plank, 3.4, 'stroke-linecap="round" stroke-dasharray="9 4.5"');
}
