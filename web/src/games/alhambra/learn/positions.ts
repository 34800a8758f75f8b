/** The positions in the pictures of "How to play here"; the last tile of an example is the one being laid. */

import type { Segment } from '../art/board';
import type { Cell, PlacedTile } from '../wire';

/** `ARC8-N@0,-1` is a tile and its cell. */
function tiles(text: string): PlacedTile[] {
  return text.split(' ').map((word) => {
    const [tile = '', x = '', y = ''] = word.split(/[@,]/);
    return { tile, cell: [Number(x), Number(y)] };
  });
}

export const PALACE = tiles(
  'PAV5-NW@-1,-1 ARC8-N@0,-1 CHA9-W@-1,0 F@0,0 GAR10-N@1,0 TOW9-NE@2,0 GAR8-SW@-1,1 SER9-@0,1 TOW9-ES@1,1',
);

export const LONGEST: Segment[] = [
  [-1, 1, 'S'], [-1, 1, 'W'], [-1, 0, 'W'], [-1, -1, 'W'], [-1, -1, 'N'], [0, -1, 'N'],
];

export interface Position {
  tiles: PlacedTile[];
  /** The side that is wrong. */
  edge?: Segment;
  /** The way on foot. */
  way?: Cell[];
  /** A cell that would be enclosed. */
  hole?: Cell;
  /** The tile was turned, which is not allowed. */
  turned?: boolean;
}

const ROW = 'F@0,0 GAR10-N@1,0';
const CORNER = 'F@0,0 ARC8-E@1,0';
const YARD = 'SER9-@0,-1 CHA11-@1,-1 GAR11-@2,-1 F@0,0 ARC10-@2,0 PAV8-@0,1';

export const STRAIGHT: Position = { tiles: tiles('F@0,0 SER9-@1,0 TOW11-N@2,0') };
export const TURNED: Position = { tiles: tiles('F@0,0 SER9-@1,0 TOW11-N@2,0'), turned: true };
export const SAME_SIDES: Position = { tiles: tiles(`${ROW} ARC8-N@2,0`) };
export const OTHER_SIDES: Position = { tiles: tiles(`${ROW} TOW10-W@2,0`), edge: [2, 0, 'W'] };
export const ON_FOOT: Position = {
  tiles: tiles(`${CORNER} SER9-@1,1 GAR10-@2,1 CHA9-W@2,0`), way: [[0, 0], [1, 0], [1, 1], [2, 1], [2, 0]],
};
export const CUT_OFF: Position = {
  tiles: tiles(`${CORNER} SER9-@1,1 CHA9-W@2,0`), edge: [2, 0, 'W'], way: [[0, 0], [1, 0]],
};
export const FILLED: Position = { tiles: tiles(`${YARD} TOW12-@1,0`) };
export const HOLE: Position = { tiles: tiles(`${YARD} TOW12-@1,1`), hole: [1, 0] };
