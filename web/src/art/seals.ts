/** The seal of a seat: a colour and a shape that no other seat has. */

import { seatPaint } from './seat-paint';
import { outline, star } from './shapes';

const SHAPES: readonly string[] = [
  'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16Z',
  'M12 3l9 16H3Z',
  'M12 2l9 10-9 10-9-10Z',
  'M4 4h16v16H4Z',
  'M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z',
  outline(star(12, 12, 11, 5, 0.45)),
];
const RING = 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16Zm0 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8Z';

/** The shape alone, in a box of 24 by 24. */
export function sealShape(seat: number): string {
  return SHAPES[seat] ?? RING;
}

/** In a box of 24 by 24. */
export function seal(seat: number): string {
  const { color, ink } = seatPaint(seat);
  return `<circle cx="12" cy="12" r="11.5" fill="${color}" stroke="#3a2a1c" stroke-opacity=".35"/>`
    + `<path transform="translate(5.5 5.5) scale(.54)" fill="${ink}" d="${sealShape(seat)}"/>`;
}
