/** A wooden gate that leads through a wall, and the card that permits to put one up. */

import { circle, rect, shape, stroke } from '../../art/shapes';
import { TURN } from '../../games/alhambra/art/geometry';
import { addCardKind } from '../../games/alhambra/art/money';
import { SHADE } from '../../games/alhambra/art/palette';
import type { Side } from '../../games/alhambra/wire';

const WOOD = '#9c6b35';
const PALE = '#c4924f';
const DARK = '#4d2f12';
const IRON = '#3d342c';

/** Two leaves with iron bands, around the origin; 36 wide and 30 high. */
function leaves(): string {
  return shape(rect(-18, -15, 36, 30), WOOD, `stroke="${DARK}" stroke-width="2"`)
    + stroke('M-12 -14V14M-6 -14V14M6 -14V14M12 -14V14', PALE, 1.4) + stroke('M0 -15V15', DARK, 2)
    + stroke('M-18 -8H18M-18 8H18', IRON, 3) + circle(-4, 0, 2, IRON) + circle(4, 0, 2, IRON);
}

/** Across the double wall on this side of a cell, half of it beyond. */
export function gate(side: Side): string {
  return `<g transform="rotate(${TURN[side]} 50 50) translate(50 0)">`
    + shape(rect(-18, -13, 38, 31), SHADE, 'opacity=".3"')
    + shape(rect(-23, -16, 5, 32) + rect(18, -16, 5, 32), '#e2b38a', 'stroke="#7d3d2b" stroke-width="1.6"') + leaves() + '</g>';
}

/** In a box of 24 by 24. */
export const GATE_BADGE = `<g transform="translate(12 12) scale(.6)">${leaves()}</g>`;

/** In a box of 62 by 88. */
function gateCard(): string {
  return '<rect x=".5" y=".5" width="61" height="87" rx="7" fill="#7a4a22" stroke="#3f230c"/>'
    + '<rect x="4" y="4" width="54" height="80" rx="4.5" fill="#f6e6c6"/>'
    + shape('M4 22h7v-7h8v7h8v-7h8v7h8v-7h8v7h7V34H4Z', '#e2b38a', 'stroke="#7d3d2b" stroke-width="1.4"')
    + shape('M4 34H58V79.5A4.5 4.5 0 0 1 53.5 84H8.5A4.5 4.5 0 0 1 4 79.5Z', '#eccaa2')
    + stroke('M4 46H58M4 58H58M4 70H58M17 34V46M43 34V46M10 46V58M52 46V58M14 58V70M48 58V70', '#cf9f74', 1.2)
    + shape('M15 84V60C15 50 22 45 31 41 40 45 47 50 47 60V84Z', WOOD, `stroke="${DARK}" stroke-width="2"`)
    + stroke('M21 52V84M26 46V84M36 46V84M41 52V84', PALE, 1.5) + stroke('M31 41.5V84', DARK, 2)
    + stroke('M15 63H47M15 76H47', IRON, 3.4) + circle(27.5, 70, 2.2, IRON) + circle(34.5, 70, 2.2, IRON);
}

addCardKind('gate', gateCard);
