/** The colours of seats: the same in both themes, chosen together for contrast and colour vision. */

export interface SeatPaint {
  readonly color: string;
  readonly ink: string;
}

export const SEATS: readonly SeatPaint[] = [
  { color: '#bb2f23', ink: '#fff8e8' },
  { color: '#1f7a8c', ink: '#fff8e8' },
  { color: '#e0a526', ink: '#3a2603' },
  { color: '#6d7f2e', ink: '#fff8e8' },
  { color: '#b98fd0', ink: '#2e1440' },
  { color: '#f3ead8', ink: '#3a2a1c' },
];

/** Somebody without a seat of their own, such as the third player of a game for two. */
const NOBODY: SeatPaint = { color: '#8d8378', ink: '#fff8e8' };

export function seatPaint(seat: number): SeatPaint {
  return SEATS[seat] ?? NOBODY;
}
