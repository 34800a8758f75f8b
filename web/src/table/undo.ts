/** The last step of somebody, as a step back would take it: what it was, and what has happened since. */

import type { GameEvent } from '../lib/wire';

export interface LastStep {
  /** How many moves are left when it is taken back. */
  ply: number;
  /** What was done. */
  event: GameEvent;
  /** How many moves of others came after it, and which seats made them. */
  count: number;
  others: number[];
  /** Did it, or what came after it, bring something hidden to light? */
  revealed: boolean;
}

/** The last move among the events that is mine; `first`: no earlier event of its ply names a seat. */
export function lastStepOf(
  events: readonly GameEvent[], now: number, isMine: (event: GameEvent, first: boolean) => boolean,
): LastStep | null {
  let event: GameEvent | null = null;
  const movers = new Map<number, number>(); // by ply: who made the move
  let revealing = 0; // the last ply that brought something to light
  for (const one of events) {
    if (one.ply <= 0 || one.ply > now) continue;
    if (one['reveals'] === true) revealing = one.ply;
    if (typeof one.seat !== 'number') continue;
    const first = !movers.has(one.ply);
    if (first) movers.set(one.ply, one.seat);
    if (isMine(one, first)) event = one;
  }
  if (!event) return null;
  const { ply } = event;
  const others = [...movers].flatMap(([at, seat]) => (at > ply ? [seat] : []));
  return { ply: ply - 1, event, count: now - ply, others: [...new Set(others)], revealed: revealing >= ply };
}
