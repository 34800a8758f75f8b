/** Who made the moves of a game. */

import type { GameEvent } from './wire';

/** Who made each of the moves after this ply: whoever its first event names. */
export function moversAfter(events: readonly GameEvent[], ply: number): number[] {
  const movers = new Map<number, number>();
  for (const event of events) {
    if (event.ply > ply && typeof event.seat === 'number' && !movers.has(event.ply)) movers.set(event.ply, event.seat);
  }
  return [...movers.values()];
}
