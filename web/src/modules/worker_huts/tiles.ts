import type { TileKind } from '../../games/alhambra/tiles';

/** `HTOW2-N`: a hut of the towers. */
// keys: worker_huts-tile
export const tiles: TileKind = { kind: 'hut', letters: /^H([A-Z]+)$/, priced: false, text: 'worker_huts-tile' };
