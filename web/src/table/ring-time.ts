/** Time as the ring shows it. */

import type { Pace } from '../lib/wire';
import { DAY, HOUR, MINUTE, timeText, unit } from './players';

/** Where there is little room: 12, 9:41, or whole hours or days. */
export function briefTime(milliseconds: number): string {
  if (milliseconds >= DAY) return unit(Math.floor(milliseconds / DAY), 'day');
  if (milliseconds >= HOUR) return unit(Math.floor(milliseconds / HOUR), 'hour');
  return milliseconds > MINUTE ? timeText(milliseconds) : String(Math.ceil(milliseconds / 1000));
}

/** How much of the time that everybody begins with is left: 0 to 1. */
export function timeShare(pace: Pace | undefined, milliseconds: number): number {
  const whole = pace?.kind === 'live' ? (pace.reserve ?? 0) * 1000 : (pace?.days ?? 0) * DAY;
  return whole > 0 ? Math.min(1, Math.max(0, milliseconds / whole)) : 0;
}
