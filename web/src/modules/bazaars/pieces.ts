/** Bazaars: three awnings in the colours that they count, each with its sign, and the coin of their currency. */

import { drawOnce } from '../../art/drawings';
import { circle, disc, num, rect, shape, stroke } from '../../art/shapes';
import { lines, pattern } from '../../games/alhambra/art/defs';
import { glyph } from '../../games/alhambra/art/glyphs';
import { coin } from '../../games/alhambra/art/money';
import { FAMILY, GOLD, PLAQUE, SHADE } from '../../games/alhambra/art/palette';
import { addTileKind, type TileFace } from '../../games/alhambra/art/tile';
import type { Building } from '../../games/alhambra/wire';

const GROUND = '#efe0bd';
const CLOTH = '#fff6e2';
const EDGE = '#5a3a1c';
const WIDTH = 20;

/** White buildings have a darker cloth: white stripes on white would be none. */
const cloth = (family: Building): string => (family === 'chambers' ? '#b9ad98' : FAMILY[family].roof);

function awning(family: Building, x: number, fine: boolean): string {
  const stripes = [0, 2, 4].map((at) => rect(x + at * 4, 22, 4, 50)).join('');
  const fringe = fine ? shape([2, 10, 18].map((at) => disc(x + at, 72, 2)).join(''), cloth(family)) : '';
  return shape(rect(x + 2, 25, WIDTH, 52), SHADE, 'opacity=".25"')
    + shape(rect(x, 22, WIDTH, 50), CLOTH) + shape(stripes, cloth(family)) + fringe
    + stroke(rect(x, 22, WIDTH, 50), EDGE, 0.9)
    + circle(x + 10, 46, 10.5, FAMILY[family].deep, `stroke="${CLOTH}" stroke-width="1.2"`)
    + glyph(family, x + 3, 39, 14, CLOTH);
}

function body({ shows }: TileFace, fine: boolean): string {
  const { families = [], money = null } = shows ?? {};
  const stalls = families.map((family, index) => awning(family, 16 + index * 24, fine)).join('');
  return stalls + (money ? `<g transform="translate(38 68)">${coin(money, 24)}</g>` : '');
}

/** Below 28 pixels: three flat stripes with their signs. */
function mini({ shows }: TileFace): string {
  const stripe = (family: Building, index: number): string =>
    shape(rect(4 + index * 31.5, 14, 29, 72), cloth(family), `stroke="${EDGE}" stroke-width="2"`)
    + glyph(family, 6 + index * 31.5, 38, 25, family === 'chambers' ? EDGE : FAMILY[family].ink);
  return shape(rect(0, 0, 100, 100), GROUND) + (shows?.families ?? []).map(stripe).join('');
}

drawOnce('floor-souk', () => pattern('floor-souk', 10, 10, lines('M0 0H5V5H0ZM5 5H10V10H5Z', '#d8c29a', 0.8, 'stroke-opacity=".7"')));

addTileKind('bazaar', {
  base: () => shape(rect(0, 0, 100, 100), GROUND),
  texture: () => 'floor-souk',
  body,
  mini: (face) => mini(face),
  paths: true,
});

/** What a bazaar counts where it lies, as a badge at its corner. */
export function worth(value: number): string {
  const digits = String(value);
  const width = digits.length > 1 ? 44 : 34;
  return shape(rect(-width / 2 + 1, -14, width, 31), '#000', 'opacity=".25"')
    + `<rect x="${num(-width / 2)}" y="-16" width="${width}" height="31" rx="9" fill="#6a3412" stroke="${GOLD.leaf}" stroke-width="2"/>`
    + `<text y="6.6" font-size="20" font-weight="800" text-anchor="middle" fill="${PLAQUE.ink}" font-family="var(--font-num, Inter, sans-serif)">${digits}</text>`;
}
