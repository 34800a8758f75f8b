/** The winner's palace of a game for four: 140 points. It stands at the front door. */

import { parseTile } from '../tiles';
import type { PlacedTile } from '../wire';

export const HERO: readonly PlacedTile[] = [
  { tile: 'ARC5-NW', cell: [-2, -3] }, { tile: 'ARC8-N', cell: [-3, -2] }, { tile: 'SER9-', cell: [-2, -2] },
  { tile: 'TOW9-NE', cell: [-1, -2] }, { tile: 'CAMP7-SW', cell: [0, -2] }, { tile: 'GAR12-S', cell: [-3, -1] },
  { tile: 'ARC9-', cell: [-2, -1] }, { tile: 'ARC7-ES', cell: [-1, -1] }, { tile: 'CHA8-NW', cell: [0, -1] },
  { tile: 'GAR9-E', cell: [1, -1] }, { tile: 'CHA5-NSW', cell: [-3, 0] }, { tile: 'GAR10-', cell: [-2, 0] },
  { tile: 'PAV6-N', cell: [-1, 0] }, { tile: 'F', cell: [0, 0] }, { tile: 'PAV7-E', cell: [1, 0] },
  { tile: 'SER3-ESW', cell: [-1, 1] }, { tile: 'SER5-SW', cell: [0, 1] }, { tile: 'PAV4-ES', cell: [1, 1] },
];

/** The same without the pieces of modules that are not played. */
export function heroOf(modules: readonly string[]): PlacedTile[] {
  return HERO.filter(({ tile }) => {
    const { module } = parseTile(tile);
    return !module || modules.includes(module);
  });
}
