/** Where dice and crosses travel, read from what happened. */

import type { Family } from '../../../art/families';
import { amount, seatOf, text } from '../../../lib/story-words';
import type { GameEvent } from '../../../lib/wire';
import type { Travel } from '../../../table/travel';
import { diePicture, type Colour } from '../art/dice';
import { crossPicture } from '../art/sheet';
import type { Crossing } from '../wire';

/** The names of places: a cell of somebody's sheet, and a die on its margins. */
export const cellSpot = (seat: number, cell: Crossing): string => `cell-${seat}-${cell}`;
export const dieSpot = (seat: number, colour: Colour, value: number): string => `die-${seat}-${colour}-${value}`;
const home = (seat: number): string[] => [`sheet-${seat}`, `seat-${seat}`];

export function travelsOf(event: GameEvent, grid: readonly (readonly Family[])[]): Travel[] {
  const seat = seatOf(event);
  if (seat === null) return [];
  switch (event.event) {
    case 'build':
    case 'second': {
      const cell = text(event['cell']);
      const [row = 1, column = 1] = cell.split(',').map(Number);
      const family = grid[row - 1]?.[column - 1] ?? 'pavilion';
      return [{ seat, picture: () => crossPicture(family, row + column), from: [], to: [cellSpot(seat, cell), ...home(seat)] }];
    }
    case 'hand on': {
      const to = amount(event['to']);
      return (['yellow', 'blue'] as const).map((colour) => {
        const value = amount(event[colour]);
        const from = [dieSpot(seat, colour, value), ...home(seat)];
        return { seat: to, picture: () => diePicture(value, colour), from, to: [dieSpot(to, colour, value), ...home(to)] };
      });
    }
    default:
      return [];
  }
}
