/**
 * Camps lean on the palace from outside. They are drawn with their bastion to the north (a second one to the east) and
 * turned; the price stands in the corner that is left.
 */

import { drawOnce } from '../../art/drawings';
import { circle, disc, outline, polar, rect, shape, stroke } from '../../art/shapes';
import type { Point } from '../../art/shapes';
import { lines, pattern } from '../../games/alhambra/art/defs';
import { SIDES, TURN } from '../../games/alhambra/art/geometry';
import { GOLD, PLAQUE, SHADE } from '../../games/alhambra/art/palette';
import { addTileKind } from '../../games/alhambra/art/tile';
import { sidesOf } from '../../games/alhambra/art/walls';
import type { Side } from '../../games/alhambra/wire';

const GRASS = '#c3c98f';
const OLIVE = '#7b8a44';
const DEEP = '#4c5a23';
const TIMBER = '#54423a';
const CLOTH = '#f7ead0';
/** A tent, in a box of 24 by 24, as on the plaques of buildings. */
const TENT = 'M12.6 3.5l.5-2h-1.2l-.4 1.8L1.5 21h7.3l3.2-6.5L15.2 21h7.3Z';

/** The side that is north in the drawing: of two neighbouring bastions the one before the other, clockwise. */
function front(bastions: string): Side {
  const sides = sidesOf(bastions);
  const first = sides.find((side) => !sides.includes(SIDES[(SIDES.indexOf(side) + 3) % 4] ?? 'N'));
  return first ?? 'N';
}

function turned([x, y]: Point, side: Side): Point {
  switch (side) {
    case 'N':
      return [x, y];
    case 'E':
      return [100 - y, x];
    case 'S':
      return [100 - x, 100 - y];
    case 'W':
      return [y, 100 - x];
  }
}

function tent([x, y]: Point, radius: number, color: string, fine: boolean): string {
  const wedges = [0, 1, 2, 3].map((index) =>
    outline([[x, y], polar(x, y, radius, index * 90), polar(x, y, radius, index * 90 + 45)])).join('');
  const edge = 'stroke="#5a3a1c" stroke-width=".6"';
  const roof = Array.from({ length: 8 }, (_, index) => polar(x, y, radius, index * 45));
  return shape(disc(x + 2.2, y + 3, radius), SHADE, 'opacity=".26"') + shape(outline(roof), CLOTH, edge)
    + shape(wedges, color, edge) + (fine ? circle(x, y, 2, GOLD.leaf, 'stroke="#5a3a1c" stroke-width=".5"') : '');
}

function bastion(side: Side, fine: boolean): string {
  const body = 'M0 0H100V8H84L78 16H62L56 8H44L38 16H22L16 8H0Z';
  const planks = shape('M24 9l4 5h8l4-5ZM64 9l4 5h8l4-5Z', '#8b7765')
    + stroke('M0 2.5H100', '#8b7765', 1.2, 'stroke-dasharray="6 3"');
  return `<g transform="rotate(${TURN[side]} 50 50)">${shape(body, TIMBER)}${fine ? planks : ''}`
    + shape('M50 18l8.5 9.5h-5.2v7.5h-6.6v-7.5h-5.2Z', PLAQUE.ink, `stroke="${TIMBER}" stroke-width="1.3"`) + '</g>';
}

function camp(bastions: string, fine: boolean): string {
  const facing = front(bastions);
  const tents = [[[33, 52], 16, '#a8432f'], [[66, 74], 13.5, '#3d6a6b'], [[19, 28], 9.5, '#c98a2e']] as const;
  const drawn = tents.map(([place, radius, color]) => tent(turned(place, facing), radius, color, fine)).join('');
  const lone = sidesOf(bastions).length < 2 ? tent(turned([80, 44], facing), 10, '#c98a2e', fine) : '';
  return drawn + lone + sidesOf(bastions).map((side) => bastion(side, fine)).join('');
}

/** Where the price stands: the south-west corner of the drawing, turned with it. */
function plaque(bastions: string, width: number, height: number): Point {
  const [x, y] = turned([4.5, 95.5], front(bastions));
  return [x < 50 ? 4.5 : 95.5 - width, y < 50 ? 4.5 : 95.5 - height];
}

function mini(bastions: string): string {
  const sides = sidesOf(bastions);
  const [x, y] = turned([50, sides.length ? 58 : 50], front(bastions));
  const spur = (side: Side) =>
    shape('M0 0H100V14H64L50 27L36 14H0Z', TIMBER, `transform="rotate(${TURN[side]} 50 50)"`);
  return shape(rect(0, 0, 100, 100), OLIVE)
    + `<path transform="translate(${x - 27} ${y - 26}) scale(2.25)" fill="${PLAQUE.ink}" d="${TENT}"/>`
    + sides.map(spur).join('');
}

drawOnce('floor-meadow', () => pattern('floor-meadow', 12, 12,
  lines('M2 4l1-2M3.5 4.5l.5-2.5M8 10l1-2M9.5 10.5l.5-2.5', '#9aa86a', 1.2, 'stroke-linecap="round"')));

addTileKind('camp', {
  base: () => `<path d="M0 0H100V100H0Z" fill="${GRASS}"/>`,
  texture: () => 'floor-meadow',
  body: ({ sides }, fine) => camp(sides, fine),
  mini: ({ sides }) => mini(sides),
  plaque: () => ({ color: DEEP, symbol: TENT }),
  place: ({ sides }, width, height) => plaque(sides, width, height),
  paths: false,
});
