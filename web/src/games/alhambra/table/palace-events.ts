/** What happened lately in a palace, read from the story of the game. */

import type { GameEvent } from '../../../lib/wire';
import type { Cell } from '../wire';

const BUILT = new Set(['place', 'add', 'swap']);

/** The cells where somebody laid tiles in their last turn. */
export function lastPlaces(events: readonly GameEvent[], seat: number): Cell[] {
  const found: Cell[] = [];
  for (const event of events.toReversed()) {
    if (event.seat !== seat) continue;
    if (event.event === 'turn') break;
    const cell: unknown = event['cell'];
    if (BUILT.has(event.event) && Array.isArray(cell)) found.push([Number(cell[0]), Number(cell[1])]);
  }
  return found;
}
