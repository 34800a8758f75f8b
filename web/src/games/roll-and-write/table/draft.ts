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

const COLOURS: Readonly<Record<string, Colour>> = { y: 'yellow', b: 'blue' };

/** What would have to be picked for this move; nothing, if it is played at once or unknown. */
export function draftOf(move: string): Draft {
  const [verb, ...words] = move.split(' ');
  switch (verb) {
    case 'build':
      return { step: 'build', cell: words[0] ?? '' };
    case 'coins':
      return { step: 'coins' };
    case 'second':
      return { step: 'second' };
    case 'retain': {
      const [yellow = null, blue = null] = (words[0] ?? '').split(',').map(Number);
      return { step: 'retain', yellow, blue };
    }
    case 'change': {
      const nudges: Record<Colour, Nudge | null> = { yellow: null, blue: null };
      for (const word of words) {
        const colour = COLOURS[word.charAt(0)];
        const [from, to] = word.slice(1).split(':').map(Number);
        if (colour && from && to) nudges[colour] = [from, to];
      }
      return { step: 'change', ...nudges, die: null };
    }
    default:
      return NONE;
  }
}
