/** Tiles: what their names say, and how they are drawn at three levels of detail. */

import { seatPaint } from '../../../art/seat-paint';
import { num, outline, rect, shape, star, stroke } from '../../../art/shapes';
import type { Point } from '../../../art/shapes';
import { leaningSides, parseTile, type Shown } from '../tiles';
import type { Building, TileFacts } from '../wire';
import { building } from './buildings';
import { fountain, fountainBase, fountainMini } from './fountain';
import { GLYPHS, glyph } from './glyphs';
import { FAMILY, PLAQUE, STONE, lit } from './palette';
import { WALL_WIDTH, sidesOf, thresholds, timberAbove, timberBands, wallBands, wallsAbove } from './walls';

/** What is printed on a tile; `faceOf` reads it. */
export interface TileFace {
  /** `building`, `fountain`, or one that a module has added; any other is drawn as a plain court. */
  readonly kind: string;
  readonly building: Building | null;
  /** The family whose colour it has, if it is no building. */
  readonly family?: Building | undefined;
  readonly cost: number;
  readonly walls: string;
  /** Those of them that are not printed. */
  readonly added?: string;
  /** What it has on its sides instead of walls, if it leans on the palace from outside. */
  readonly sides: string;
  readonly shows?: Shown;
}

/** `full` is for 64 pixels and more, `middle` for 28 and more, `mini` is a flat sign. */
export type Detail = 'full' | 'middle' | 'mini';

export interface Look {
  readonly detail: Detail;
  /** Larger symbols and prices; no textures. */
  readonly big?: boolean;
  readonly textures?: boolean;
}

export function detailFor(pixels: number): Detail {
  if (pixels >= 64) return 'full';
  return pixels >= 28 ? 'middle' : 'mini';
}

/** The face of a tile from what the table says about it; facts go before what the name says. */
export function faceOf(facts: TileFacts): TileFace {
  const { kind, building: built, family, cost, walls, shows } = parseTile(facts.tile);
  const added = sidesOf(facts.walls ?? '').filter((side) => !walls.includes(side)).join('');
  return {
    kind,
    building: built,
    ...(family ? { family } : {}),
    cost: facts.cost ?? cost,
    walls: facts.walls ?? walls,
    ...(added ? { added } : {}),
    sides: leaningSides(facts),
    ...(shows ? { shows } : {}),
  };
}

/** How a kind of tile is drawn, in a square of 100 by 100. Walls, frame and price come by themselves. */
export interface Drawing {
  /** The ground, also under the texture. */
  base(face: TileFace): string;
  /** The id of a pattern for the ground; none if empty. */
  texture?(face: TileFace): string;
  body(face: TileFace, fine: boolean, owner: number): string;
  /** Below 28 pixels: flat colour and sign, without walls. */
  mini(face: TileFace, owner: number, big: boolean): string;
  /** Ground and symbol of the price plaque. */
  plaque?(face: TileFace): { readonly color: string; readonly symbol: string };
  /** The corner where a plaque of this size stands; otherwise the north-west, clear of walls. */
  place?(face: TileFace, width: number, height: number): Point;
  /** Are there paths to the open sides? */
  readonly paths: boolean;
}

const DRAWINGS: Record<string, Drawing> = {
  building: {
    base: ({ building: family }) => shape(rect(0, 0, 100, 100), paint(family).floor),
    texture: ({ building: family }) => (family ? `floor-${family}` : ''),
    body: ({ building: family }, fine) => (family ? building(family, fine) : ''),
    mini: ({ building: family }, _owner, big) => {
      if (!family) return '';
      const size = big ? 76 : 62;
      return shape(rect(0, 0, 100, 100), family === 'chambers' ? '#f4eddf' : FAMILY[family].roof)
        + glyph(family, 50 - size / 2, 50 - size / 2, size, FAMILY[family].ink);
    },
    plaque: ({ building: family }) => ({ color: paint(family).deep, symbol: family ? GLYPHS[family] : '' }),
    paths: true,
  },
  fountain: {
    base: fountainBase,
    texture: () => 'floor-court',
    body: (_face, fine, owner) => fountain(seatPaint(owner).color, fine),
    mini: (_face, owner) => fountainMini(seatPaint(owner).color),
    paths: true,
  },
};

/** For tiles that nobody has drawn yet: a court with a stone star, playable all the same. */
const PLAIN: Drawing = {
  base: fountainBase,
  texture: () => 'floor-court',
  body: () => shape(outline(star(51, 54, 28)), '#d9c8a4', `stroke="${STONE.edge}" stroke-width="1.5"`)
    + shape(outline(star(51, 54, 15, 8, 0.765, -67.5)), STONE.pale, `stroke="${STONE.edge}"`),
  mini: () => shape(rect(0, 0, 100, 100), '#d9c8a4') + shape(outline(star(50, 50, 34)), STONE.edge),
  plaque: () => ({ color: '#5b4838', symbol: outline(star(12, 12, 10)) }),
  paths: true,
};

/** A module teaches the table its own tiles, by the kind that its tiles.ts gives them. */
export function addTileKind(kind: string, drawing: Drawing): void {
  DRAWINGS[kind] = drawing;
}

function paint(family: Building | null) {
  return family ? FAMILY[family] : { floor: STONE.pale, deep: STONE.edge };
}

/** How much larger the plaque is drawn, so that its price can still be read. */
function plaqueScale(look: Look): number {
  if (look.detail === 'full') return look.big ? 1.42 : 1;
  return look.big ? 1.7 : 1.32;
}

function plaque(face: TileFace, drawing: Drawing, look: Look): string {
  if (!face.cost || !drawing.plaque) return '';
  const { color, symbol } = drawing.plaque(face);
  const scale = plaqueScale(look);
  const digits = String(face.cost);
  const width = digits.length > 1 ? 43 : 35;
  const clear = WALL_WIDTH + 2.5;
  const [x, y] = drawing.place?.(face, width * scale, 22 * scale)
    ?? [face.walls.includes('W') ? clear : 4.5, face.walls.includes('N') ? clear : 4.5];
  const frame = `width="${width}" height="22" rx="4.5"`;
  return `<g transform="translate(${num(x)} ${num(y)})${scale === 1 ? '' : ` scale(${scale})`}">`
    + (look.detail === 'full' ? `<rect x=".8" y="1.4" ${frame} fill="#000" opacity=".28"/>` : '')
    + `<rect ${frame} fill="${color}" stroke="${PLAQUE.rim}" stroke-width="1.4"/>`
    + `<path transform="translate(2.8 3) scale(.667)" fill="${PLAQUE.ink}" fill-rule="evenodd" d="${symbol}"/>`
    + `<text x="${num((19 + width - 2) / 2)}" y="17.7" font-size="19" font-weight="700" text-anchor="middle"`
    + ` fill="${PLAQUE.ink}" letter-spacing="-.4" font-family="var(--font-num, Inter, sans-serif)">${digits}</text>`
    + '</g>';
}

const FRAME = stroke(rect(0.5, 0.5, 99, 99), '#2c1a10', 1, 'stroke-opacity=".45"');
const MINI_FRAME = stroke(rect(1.5, 1.5, 97, 97), '#2c1a10', 3, 'stroke-opacity=".4"');

/** A tile in a square of 100 by 100. `owner` is the seat whose colour the fountain has. */
export function tileMarkup(face: TileFace, look: Look, owner = 0): string {
  const drawing = DRAWINGS[face.kind] ?? PLAIN;
  const added = face.added ?? '';
  const printed = added ? sidesOf(face.walls).filter((side) => !added.includes(side)).join('') : face.walls;
  if (look.detail === 'mini') return drawing.mini(face, owner, look.big === true) + MINI_FRAME + wallBands(printed) + timberBands(added);
  const fine = look.detail === 'full';
  const textured = fine && !look.big && look.textures !== false;
  const texture = textured ? (drawing.texture?.(face) ?? '') : '';
  const floor = paint(face.building ?? face.family ?? null).floor;
  return drawing.base(face) + (texture && shape(rect(0, 0, 100, 100), `url(#art-${texture})`))
    + (drawing.paths ? thresholds(face.walls, fine, STONE.path, lit(floor, -0.35)) : '')
    + (fine ? shape(rect(0, 0, 100, 100), 'url(#art-light)') : '')
    + drawing.body(face, fine, owner) + wallsAbove(printed, fine) + timberAbove(added, fine) + FRAME + plaque(face, drawing, look);
}
