import type { TileKind } from '../../games/alhambra/tiles';
import { BUILDINGS, CURRENCIES } from '../../games/alhambra/wire';

/** `BSAG2-`: a bazaar for seraglio, arcades and garden, to be paid in the second currency. */
// keys: bazaars-tile bazaars-short
export const tiles: TileKind = {
  kind: 'bazaar',
  letters: /^B[PSACGT]{3}$/,
  priced: false,
  text: 'bazaars-tile',
  short: 'bazaars-short',
  shows: (letters, number) => ({
    families: BUILDINGS.filter((building) => letters.slice(1).includes(building.charAt(0).toUpperCase())),
    money: CURRENCIES[number - 1] ?? null,
  }),
};
