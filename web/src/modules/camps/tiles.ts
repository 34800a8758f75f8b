import type { TileKind } from '../../games/alhambra/tiles';

/** `CAMP8-NE`; the sides are those of its bastions. */
// keys: common-camp
export const tiles: TileKind = { kind: 'camp', letters: /^CAMP$/, priced: true, text: 'common-camp' };
