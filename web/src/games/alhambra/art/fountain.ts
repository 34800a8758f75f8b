/** The starting tile: a lion fountain in a court, in the colour of its player. */

import { circle, disc, num, outline, polar, shape, star, stroke } from '../../../art/shapes';
import type { Point } from '../../../art/shapes';
import { SHADE, STONE, lit } from './palette';

const FLOOR = '#f3ecdd';
const CHANNELS = 'M50 6V94M6 50H94';

/** Twelve lions look outwards: a body, turned with its place in the circle, and a head. */
function lions(): string {
  let bodies = '';
  let heads = '';
  for (let index = 0; index < 12; index++) {
    const angle = index * 30 + 15;
    const along = (distance: number, aside: number): Point => {
      const [x, y] = polar(50, 50, distance, angle);
      const [dx, dy] = polar(0, 0, aside, angle + 90);
      return [x + dx, y + dy];
    };
    bodies += outline([along(15.8, -1.7), along(22.4, -1.9), along(22.4, 1.9), along(15.8, 1.7)]);
    const [x, y] = along(22.9, 0);
    heads += disc(x, y, 2.1);
  }
  const edge = 'stroke="#7d6b4b" stroke-width=".6" stroke-linejoin="round"';
  return shape(bodies, '#cdbd9d', edge) + shape(heads, '#e6d8ba', edge);
}

export function fountainBase(): string {
  return `<path d="M0 0H100V100H0Z" fill="${FLOOR}"/>`;
}

export function fountain(color: string, fine: boolean): string {
  const water = 'fill="url(#art-water)" stroke="#5b8f97" stroke-width=".8"';
  return stroke(CHANNELS, '#8fa8aa', 5.5) + stroke(CHANNELS, '#8ecbd2', 3.6)
    + circle(52, 53, 33, SHADE, 'opacity=".22"')
    + circle(50, 50, 33, lit(color, -0.16), `stroke="${lit(color, -0.45)}" stroke-width=".9"`)
    + shape(outline(star(50, 50, 33, 12, 0.86)), color, `stroke="${lit(color, 0.45)}"`)
    + circle(50, 50, 23.5, STONE.pale, 'stroke="#9c8a6b"') + (fine ? lions() : '')
    + (fine ? shape(outline(star(50, 50, 15, 12, 0.93)), '#efe3cb', `stroke="${STONE.edge}"`) : '')
    + `<circle cx="50" cy="50" r="${num(fine ? 11.5 : 15)}" ${water}/>`
    + circle(50, 50, fine ? 4.2 : 5, STONE.pale, `stroke="${STONE.edge}" stroke-width=".8"`);
}

export function fountainMini(color: string): string {
  return fountainBase() + circle(50, 50, 35, color, `stroke="${lit(color, -0.4)}" stroke-width="3"`)
    + circle(50, 50, 18, '#9fd0d6', 'stroke="#f7efdf" stroke-width="5"');
}
