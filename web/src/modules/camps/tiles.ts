import type { TileKind } from '../../games/alhambra/tiles';

/** `CAMP8-NE`; the sides are those of its bastions. */
// keys: camps-tile camps-label camps-sides
export const tiles: TileKind = {
  kind: 'camp',
  letters: /^CAMP$/,
  priced: true,
  text: 'camps-tile',
  outside: { fact: 'bastions', label: 'camps-label', sides: 'camps-sides' },
};
