/** Who plays what when a game goes on from a replay. */

import type { TableAndYou } from '../../lib/api';
import { alike, botNames, freeName } from '../../lib/naming';

/** The seat that is offered: one's own, or else the first that a person had. A record alone tells only names. */
export function seatToPlay(names: readonly string[], played: TableAndYou | null, me: string): number {
  const mine = played?.you.seats[0] ?? names.findIndex((one) => alike(one, me));
  if (mine >= 0) return mine;
  const person = played?.table.seats.findIndex((one) => one.kind !== 'bot') ?? -1;
  return Math.max(person, 0);
}

/** Everybody keeps their name; a bot that would be called like me gets another one. */
export function namesAfter(names: readonly string[], seat: number, me: string): string[] {
  const taken = [me, ...names];
  return names.map((one, index) => {
    if (index === seat) return me;
    return alike(one, me) ? freeName(botNames(), taken) : one;
  });
}
