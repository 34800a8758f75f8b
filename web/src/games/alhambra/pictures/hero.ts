/** The winner's palace of a game for four: 140 points. It stands at the front door. */

import { SHOWCASES } from '../../../modules/showcase';
import type { PlacedTile } from '../wire';

const BUILT: readonly PlacedTile[] = [
  { tile: 'ARC5-NW', cell: [-2, -3] }, { tile: 'ARC8-N', cell: [-3, -2] }, { tile: 'SER9-', cell: [-2, -2] },
  { tile: 'TOW9-NE', cell: [-1, -2] }, { tile: 'GAR12-S', cell: [-3, -1] },
  { tile: 'ARC9-', cell: [-2, -1] }, { tile: 'ARC7-ES', cell: [-1, -1] }, { tile: 'CHA8-NW', cell: [0, -1] },
  { tile: 'GAR9-E', cell: [1, -1] }, { tile: 'CHA5-NSW', cell: [-3, 0] }, { tile: 'GAR10-', cell: [-2, 0] },
  { tile: 'PAV6-N', cell: [-1, 0] }, { tile: 'F', cell: [0, 0] }, { tile: 'PAV7-E', cell: [1, 0] },
  { tile: 'SER3-ESW', cell: [-1, 1] }, { tile: 'SER5-SW', cell: [0, 1] }, { tile: 'PAV4-ES', cell: [1, 1] },
];

/** With what these modules add to it; row by row, as tiles overlap by their frames. */
export const heroOf = (modules: readonly string[]): PlacedTile[] =>
  [...BUILT, ...modules.flatMap((key) => SHOWCASES[key]?.hero ?? [])]
    .sort((one, other) => one.cell[1] - other.cell[1] || one.cell[0] - other.cell[0]);

export const HERO: readonly PlacedTile[] = heroOf(Object.keys(SHOWCASES));
