/** The score track: how far it reaches, and where the markers of the seats stand on it. */

export interface Track {
  top: number;
  /** Points from one star to the next. */
  every: number;
}

const SHORTEST = 80;
const CROWDED = 120; // beyond that, a star for every ten points

export function trackFor(scores: readonly number[]): Track {
  const best = Math.max(0, ...scores);
  const top = Math.max(SHORTEST, Math.ceil((best + 2) / 10) * 10);
  return { top, every: top > CROWDED ? 10 : 5 };
}

/** Where a marker stands: a part of the track, and how far it steps aside for others, in its own widths. */
export interface Spot {
  seat: number;
  at: number;
  aside: number;
}

/** Markers that would cover each other stand side by side, the better one to the right; nobody leaves the track. */
export function spotsFor(scores: readonly number[], top: number, widths = 40): Spot[] {
  const order = scores.map((score, seat) => ({ seat, at: Math.max(0, score) / top }));
  order.sort((a, b) => a.at - b.at || b.seat - a.seat);
  const groups: { seat: number; at: number }[][] = [];
  for (const spot of order) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && (spot.at - last.at) * widths < 1) group.push(spot);
    else groups.push([spot]);
  }
  return groups.flatMap((group) => {
    const half = (group.length - 1) / 2;
    const middle = group.reduce((sum, one) => sum + one.at, 0) / group.length;
    const shift = Math.max(half - middle * widths, 0) - Math.max(half - (1 - middle) * widths, 0);
    return group.map((one, index) => {
      const place = middle + (index - half + shift) / widths;
      return { seat: one.seat, at: one.at, aside: group.length > 1 ? (place - one.at) * widths : 0 };
    });
  });
}
