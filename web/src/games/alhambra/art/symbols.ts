/** Every distinct drawing of a tile is in the page once; palaces only refer to it. */

import { drawOnce } from '../../../art/drawings';
import { tileMarkup } from './tile';
import type { Look, TileFace } from './tile';

function symbolId(face: TileFace, look: Look, owner: number): string {
  const parts = [
    'tile', face.building ?? face.kind, face.family ?? '', face.cost, face.walls, face.added ?? '', face.sides, face.kind === 'fountain' ? owner : '',
    ...(face.shows ? [face.shows.families.join('-'), face.shows.money ?? ''] : []),
    look.detail, look.big ? 'big' : '', look.textures === false ? 'plain' : '',
  ];
  return parts.join('-');
}

/** The id of a drawing of 100 by 100 units. `owner` is the seat of a fountain. */
export function symbolFor(face: TileFace, look: Look, owner = 0): string {
  const id = symbolId(face, look, owner);
  drawOnce(id, () => `<g id="${id}">${tileMarkup(face, look, owner)}</g>`);
  return id;
}
