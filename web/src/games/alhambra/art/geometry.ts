/** Shapes as SVG text. A tile is 100 units wide and high, north is up, the light falls from the north-west. */

import { num, outline, rect, shape, star, stroke, type Point } from '../../../art/shapes';
import type { Side } from '../wire';
import { lit } from './palette';

export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
export const TURN: Readonly<Record<Side, number>> = { N: 0, E: 90, S: 180, W: 270 };

/** A rectangle that was drawn at the north side, turned to another side of the tile. */
export function sideRect(side: Side, x: number, y: number, width: number, height: number): string {
  switch (side) {
    case 'N':
      return rect(x, y, width, height);
    case 'E':
      return rect(100 - y - height, x, height, width);
    case 'S':
      return rect(100 - x - width, 100 - y - height, width, height);
    case 'W':
      return rect(y, 100 - x - width, height, width);
  }
}

/** Many facets in few elements: facets that catch about the same light share one path. */
export function facets(polygons: readonly (readonly Point[])[], center: Point, base: string, tones = 6): string {
  const strength = 0.36;
  const byTone = new Map<number, string>();
  for (const polygon of polygons) {
    const x = polygon.reduce((sum, point) => sum + point[0], 0) / polygon.length - center[0];
    const y = polygon.reduce((sum, point) => sum + point[1], 0) / polygon.length - center[1];
    const light = -(0.55 * x + 0.83 * y) / (Math.hypot(x, y) || 1);
    const tone = Math.round((light * tones) / 2);
    byTone.set(tone, (byTone.get(tone) ?? '') + outline(polygon));
  }
  return [...byTone]
    .map(([tone, data]) => shape(data, lit(base, (tone / tones) * 2 * strength)))
    .join('') + stroke([...byTone.values()].join(''), lit(base, -0.3), 0.4, 'stroke-linejoin="round"');
}

/** A star whose points are folded like a roof. */
export function facetedStar(x: number, y: number, radius: number, base: string, turn = -90): string {
  const corners = star(x, y, radius, 8, 0.765, turn);
  const center: Point = [x, y];
  const next = (index: number): Point => corners[(index + 1) % corners.length] ?? center;
  const folds = corners.map((corner, index): Point[] => [center, corner, next(index)]);
  return facets(folds, center, base);
}

export interface RoofTones {
  readonly north: string;
  readonly west: string;
  readonly east: string;
  readonly south: string;
  readonly ridge: string;
  readonly line: string;
}

export function roofTones(base: string): RoofTones {
  return {
    north: lit(base, 0.26),
    west: lit(base, 0.12),
    east: lit(base, -0.16),
    south: lit(base, -0.26),
    ridge: lit(base, 0.5),
    line: lit(base, -0.3),
  };
}

/** A place on the tile: x, y, width, height. */
export type Box = readonly [number, number, number, number];

/** Hipped roofs, all with the same tones: one path per slope. */
export function hipRoofs(roofs: readonly Box[], tones: RoofTones, ridge = 1): string {
  const slopes = { north: '', west: '', east: '', south: '', ridge: '' };
  for (const [x, y, width, height] of roofs) {
    const half = Math.min(width, height) / 2;
    const lying = width >= height;
    const a: Point = lying ? [x + half, y + height / 2] : [x + width / 2, y + half];
    const b: Point = lying ? [x + width - half, y + height / 2] : [x + width / 2, y + height - half];
    const nw: Point = [x, y];
    const ne: Point = [x + width, y];
    const se: Point = [x + width, y + height];
    const sw: Point = [x, y + height];
    slopes.north += outline(lying ? [nw, ne, b, a] : [nw, ne, a]);
    slopes.south += outline(lying ? [sw, se, b, a] : [sw, se, b]);
    slopes.west += outline(lying ? [nw, sw, a] : [nw, sw, b, a]);
    slopes.east += outline(lying ? [ne, se, b] : [ne, se, b, a]);
    slopes.ridge += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  }
  const folds = slopes.north + slopes.south + slopes.west + slopes.east;
  return shape(slopes.north, tones.north) + shape(slopes.west, tones.west) + shape(slopes.east, tones.east)
    + shape(slopes.south, tones.south) + stroke(folds, tones.line, 0.5, 'stroke-linejoin="round"')
    + (ridge ? stroke(slopes.ridge, tones.ridge, ridge) : '');
}
