/** Palaces to look at. */

import type { PlacedTile } from '../../wire';
import type { Segment } from '../board';

export function palace(text: string): PlacedTile[] {
  return text.trim().split(/\s+/).map((word) => {
    const [tile = '', x = '0', y = '0'] = word.split(/[@,]/);
    return { tile, cell: [Number(x), Number(y)] };
  });
}

export const MINE = palace(`
  PAV5-NW@-1,-1 ARC8-N@0,-1 CHA9-W@-1,0 F@0,0 GAR10-N@1,0 TOW9-NE@2,0 GAR8-SW@-1,1 SER9-@0,1 TOW9-ES@1,1
`);

export const LARGE = palace(`
  PAV3-SW@-2,2 GAR8-NW@-2,-2 TOW11-N@-1,-2 ARC8-N@0,-2 CHA7-NE@1,-2 CHA9-W@-2,-1 PAV8-@-1,-1 SER9-@0,-1 GAR9-E@1,-1
  GAR10-W@-2,0 TOW11-@-1,0 F@0,0 PAV7-E@1,0 SER7-W@-2,1 ARC10-@-1,1 CHA11-@0,1 ARC8-E@1,1
  GAR12-S@-1,2 SER8-S@0,2 TOW9-ES@1,2
`);

export const TRACE: Segment[] = [
  [-2, 2, 'S'], [-2, 2, 'W'], [-2, 1, 'W'], [-2, 0, 'W'], [-2, -1, 'W'], [-2, -2, 'W'], [-2, -2, 'N'], [-1, -2, 'N'],
  [0, -2, 'N'], [1, -2, 'N'], [1, -2, 'E'], [1, -1, 'E'], [1, 0, 'E'], [1, 1, 'E'], [1, 2, 'E'], [1, 2, 'S'],
  [0, 2, 'S'], [-1, 2, 'S'],
];
