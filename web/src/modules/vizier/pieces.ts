/** The vizier of a seat: a pawn with a turban, awake or asleep. In a box of 24 by 24. */

import { seatPaint } from '../../art/seat-paint';
import { circle, shape, stroke } from '../../art/shapes';

const EDGE = '#3f2c19';

export function vizier(seat: number, awake: boolean): string {
  const { color } = seatPaint(seat);
  const robe = awake ? color : '#a79c8e';
  const edge = `stroke="${EDGE}" stroke-width="1.2"`;
  const turban = 'M4.7 8.4C3.7 4.4 7.4 1.5 12 1.5s8.3 2.9 7.3 6.9c-.4 1.5-2.1 1.8-3.4 1.1-2.3-1.2-5.5-1.2-7.8 0'
    + '-1.3.7-3 .4-3.4-1.1Z';
  const asleep = 'M15.5 1.5h6l-6 6.5h6';
  return shape('M3.3 22.3c.5-4.9 3.9-7 8.7-7s8.2 2.1 8.7 7Z', robe, edge)
    + shape('M7.6 10.5c0 4.8 1.7 7.6 4.4 7.6s4.4-2.8 4.4-7.6Z', EDGE)
    + circle(12, 10.6, 3.7, awake ? '#dcab80' : '#cfc5b8') + shape(turban, awake ? '#fff3d8' : '#ece6db', edge)
    + stroke('M5.8 8C8.5 4.9 12 3.3 16.6 3.2M18.2 8c-2.4-2.6-5-3.8-9.6-4.4', '#b79a6c', 1)
    + circle(12, 6.8, 1.7, robe, `stroke="${EDGE}" stroke-width=".8"`)
    + (awake ? '' : stroke(asleep, EDGE, 4.5) + stroke(asleep, '#fff', 2));
}
