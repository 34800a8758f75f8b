/** Who is how far at the end of a game. */

/** Contenders by their points, the best first; equals in the order of the seats. */
export function ranking(points: readonly number[]): number[] {
  return points.map((_, seat) => seat).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || a - b);
}

/** Somebody in the final ranking. */
export interface Finish {
  seat: number;
  points: number;
  /** null: they are not ranked, whatever their points. */
  place: number | null;
  won: boolean;
}

/**
 * The final ranking, the winners first. Who resigned is not ranked, and neither is who has no seat, unless they have won:
 * whether they may is for the rules to say. `points` are everybody's, `seats` how many of them have a seat.
 */
export function finishOf(
  points: readonly number[], winners: readonly number[], seats: number, resigned: readonly number[],
): Finish[] {
  const won = (seat: number): boolean => winners.includes(seat);
  const ranked = (seat: number): boolean => won(seat) || (seat < seats && !resigned.includes(seat));
  const better = (seat: number, than: number): boolean =>
    won(than) ? false : won(seat) || (points[seat] ?? 0) > (points[than] ?? 0);
  const all = points.map((_, seat) => seat);
  const standing = (seat: number): number => Number(won(seat)) + Number(ranked(seat));
  const order = ranking(points).sort((a, b) => standing(b) - standing(a));
  return order.map((seat) => ({
    seat,
    points: points[seat] ?? 0,
    place: ranked(seat) ? 1 + all.filter((one) => ranked(one) && better(one, seat)).length : null,
    won: won(seat),
  }));
}
