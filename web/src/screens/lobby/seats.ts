/** What a lobby says about its seats. */

import type { SeatInfo, You } from '../../lib/wire';

export type SeatState = 'free' | 'bot' | 'host' | 'mine' | 'here' | 'joined' | 'away';

export function stateOf(seat: SeatInfo, index: number, you: You): SeatState {
  if (seat.free) return 'free';
  if (seat.bot) return 'bot';
  const owner = seat.person ?? -1;
  if (index === 0) return 'host';
  if (seat.kind === 'here' && owner === 0) return 'here';
  if (you.seats.includes(index)) return 'mine';
  return seat.connected ? 'joined' : 'away';
}

export const freeSeats = (seats: readonly SeatInfo[]): number[] =>
  seats.flatMap((seat, index) => (seat.free ? [index] : []));

/** For whom the host keeps a free seat; empty if it only has the server's name for it, "Seat 2" in some language. */
export const keptFor = (seat: SeatInfo): string => (seat.free && !/^\p{L}+ \d+$/u.test(seat.name) ? seat.name : '');

/** The host may ask others to leave; nobody can be asked to leave the host's own device. */
export const mayBeAsked = (seat: SeatInfo, host: boolean): boolean =>
  host && !seat.free && !seat.bot && seat.kind === 'link' && seat.person !== 0;
