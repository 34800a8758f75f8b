/** Worker huts: a small roof in the colour of the buildings that it counts, in a fenced yard, with timber beside it. */

import { circle, num, rect, shape, stroke } from '../../art/shapes';
import { hipRoofs, roofTones } from '../../games/alhambra/art/geometry';
import type { Box } from '../../games/alhambra/art/geometry';
import { GLYPHS, glyph } from '../../games/alhambra/art/glyphs';
import { FAMILY, PLAQUE, SHADE, STONE, lit } from '../../games/alhambra/art/palette';
import { addTileKind } from '../../games/alhambra/art/tile';
import { WALL_WIDTH } from '../../games/alhambra/art/walls';
import type { Building } from '../../games/alhambra/wire';

const X = 51;
const Y = 55;
const TIMBER = '#9a6b34';
const YARD = '#e8d3a4';
const HOUSE = 'M50 12L92 49V90H8V49Z';

const colours = (family: Building) => {
  const { floor, roof, deep } = FAMILY[family];
  return { floor, roof: family === 'chambers' ? '#f0e7d6' : roof, deep };
};

/** The hut itself, seen from above. */
function hut(family: Building, fine: boolean): string {
  const { roof, deep } = colours(family);
  const yard = rect(X - 29, Y - 27, 58, 54);
  const box: Box = [X - 18, Y - 17, 36, 28];
  const [x, y, width, height] = box;
  const eaves = rect(x - 2, y - 2, width + 4, height + 4);
  const planks = [0, 5, 10].map((down) => rect(X - 20 + down / 2, Y + 15 + down * 0.8, 24, 3)).join('');
  return shape(yard, YARD, `stroke="${TIMBER}" stroke-width="2" stroke-dasharray="5 3.4"`)
    + shape(eaves, SHADE, 'opacity=".28" transform="translate(4 5)"')
    + shape(eaves, lit(deep, -0.1)) + hipRoofs([box], roofTones(roof), fine ? 1.4 : 0)
    + (fine ? stroke(`M${num(x + 5)} ${num(y + height - 1)}H${num(x + width - 5)}`, lit(roof, 0.4), 0.8) : '')
    + shape(planks, TIMBER, 'stroke="#5a3a1c" stroke-width=".7"')
    + (fine ? circle(X + 18, Y + 20, 3.6, '#c9b48a', 'stroke="#5a3a1c" stroke-width=".8"') : '');
}

/** The sign of the family in the north-west corner, clear of walls. */
function sign(family: Building, walls: string): string {
  const clear = WALL_WIDTH + 2.5;
  const x = walls.includes('W') ? clear : 4.5;
  const y = walls.includes('N') ? clear : 4.5;
  return `<g transform="translate(${x} ${y})">`
    + `<rect width="22" height="22" rx="4.5" fill="${FAMILY[family].deep}" stroke="${PLAQUE.rim}" stroke-width="1.4"/>`
    + `<path transform="translate(3 3) scale(.667)" fill="${PLAQUE.ink}" fill-rule="evenodd" d="${GLYPHS[family]}"/></g>`;
}

/** A small roof below 28 pixels: what is no building must not look like one. */
function mini(family: Building, big: boolean): string {
  const size = big ? 52 : 44;
  const { roof, floor, deep } = colours(family);
  return shape(rect(0, 0, 100, 100), floor) + shape(HOUSE, roof, `stroke="${deep}" stroke-width="4"`)
    + glyph(family, 50 - size / 2, 62 - size / 2, size, FAMILY[family].ink);
}

const court = (): string => shape(rect(0, 0, 100, 100), STONE.pale);

addTileKind('hut', {
  base: ({ family }) => (family ? shape(rect(0, 0, 100, 100), FAMILY[family].floor) : court()),
  texture: ({ family }) => (family ? `floor-${family}` : ''),
  body: ({ family, walls }, fine) => (family ? hut(family, fine) + sign(family, walls) : ''),
  mini: ({ family }, _owner, big) => (family ? mini(family, big) : court()),
  paths: true,
});

/** What a hut is worth now, as a round badge at its corner of the cell. */
export function worth(family: Building, value: number): string {
  const digits = `<text y="6.4" font-size="19" font-weight="800" text-anchor="middle" fill="${PLAQUE.ink}"`
    + ` letter-spacing="-.5" font-family="var(--font-num, Inter, sans-serif)">×${value}</text>`;
  return circle(1, 1.8, 16.5, '#000', 'opacity=".25"')
    + circle(0, 0, 16, FAMILY[family].deep, `stroke="${PLAQUE.rim}" stroke-width="1.6"`) + digits;
}
