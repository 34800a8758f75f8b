/** What somebody has picked and not confirmed. */

import type { Colour } from '../art/dice';
import type { Crossing } from '../wire';

/** A die that was nudged: what it showed, and what it shall show. */
export type Nudge = readonly [number, number];

export type Draft =
  | { step: 'none' }
  | { step: 'build'; cell: Crossing }
  | { step: 'coins' }
  | { step: 'change'; yellow: Nudge | null; blue: Nudge | null; die: { colour: Colour; value: number } | null } // die: the one with arrows
  | { step: 'second' }
  | { step: 'retain'; yellow: number | null; blue: number | null };

export const NONE: Draft = { step: 'none' };

const LETTER: Readonly<Record<Colour, string>> = { yellow: 'y', blue: 'b' };
const nudged = (colour: Colour, nudge: Nudge | null): string[] => (nudge ? [`${LETTER[colour]}${nudge[0]}:${nudge[1]}`] : []);

/** The move that changes these dice; "" if none is changed. */
export function changeText(...changes: readonly (readonly [Colour, Nudge | null])[]): string {
  const words = changes.flatMap(([colour, nudge]) => nudged(colour, nudge));
  return words.length ? `change ${words.join(' ')}` : '';
}

/** The dice of a colour as they would lie after a nudge. */
export function diceAfter(dice: readonly number[], nudge: Nudge | null): number[] {
  const found = [...dice];
  const at = nudge ? found.indexOf(nudge[0]) : -1;
  if (nudge && at >= 0) found[at] = nudge[1];
  return found.sort((a, b) => a - b);
}
