/** Dice that were rolled or handed on, read from what happened. */

import { amount, items, seatOf } from '../../../lib/story-words';
import type { GameEvent } from '../../../lib/wire';

export interface Roll {
  yellow: number[];
  blue: number[];
  ply: number;
}

const numbers = (value: unknown): number[] => (typeof value === 'number' ? [value] : items(value).map(amount));
const rollOf = (event: GameEvent): Roll => ({ yellow: numbers(event['yellow']), blue: numbers(event['blue']), ply: event.ply });

/** What a seat rolled last; with `ply`, with that move and no other. */
export function lastRoll(events: readonly GameEvent[], seat: number, ply?: number): Roll | null {
  const isIt = (event: GameEvent): boolean => event.event === 'dice' && seatOf(event) === seat && (ply === undefined || event.ply === ply);
  const found = events.findLast(isIt);
  return found ? rollOf(found) : null;
}

/** Dice that somebody was given, and by whom. */
export interface Gift extends Roll {
  from: number;
}

/** The pair that a seat was given last. */
export function lastGift(events: readonly GameEvent[], seat: number): Gift | null {
  const found = events.findLast((event) => event.event === 'hand on' && event['to'] === seat);
  return found ? { ...rollOf(found), from: seatOf(found) ?? 0 } : null;
}

/** Without one die of each of these numbers. */
function without(dice: readonly number[], gone: readonly number[]): number[] {
  const left = [...dice];
  for (const one of gone) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left;
}

/** The dice of a seat that it has rolled itself, and not been given since. Alone, all of them are one's own. */
export function ownDice(events: readonly GameEvent[], seat: number, player: { yellow: number[]; blue: number[] } | null, shared: boolean): Roll | null {
  const roll = lastRoll(events, seat);
  if (!roll || !player || !shared) return roll;
  const gift = lastGift(events, seat);
  const isLater = gift !== null && gift.ply > roll.ply;
  return {
    yellow: isLater ? without(player.yellow, gift.yellow) : player.yellow,
    blue: isLater ? without(player.blue, gift.blue) : player.blue,
    ply: roll.ply,
  };
}

/** What a fictitious player rolled in the last round, the rolls that found a full family first. */
export function rivalRolls(events: readonly GameEvent[], contender: number): (Roll & { marked: boolean })[] {
  const mine = events.filter((event) => event.event === 'rival' && seatOf(event) === contender);
  const last = mine.at(-1);
  const found: (Roll & { marked: boolean })[] = [];
  for (const event of mine.toReversed()) {
    if (event.ply !== last?.ply) break;
    const marked = event['marked'] === true;
    if (marked && found.length) break; // an earlier roll of the set-up
    found.unshift({ ...rollOf(event), marked });
  }
  return found;
}
