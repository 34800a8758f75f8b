/** Walls from above: brick edge, pale walkway, merlons outside, a turret where two walls of a tile meet. */

import { num, rect, shape, stroke } from '../../../art/shapes';
import type { Point } from '../../../art/shapes';
import type { Side } from '../wire';
import { SIDES, hipRoofs, roofTones, sideRect } from './geometry';
import { SHADE, WALL, WOOD } from './palette';

/** How much of a tile a wall takes. */
export const WALL_WIDTH = 13;

export function sidesOf(walls: string): Side[] {
  return SIDES.filter((side) => walls.includes(side));
}

/** All walls of a tile; the same parts of every side share one path. */
export function wallsAbove(walls: string, fine: boolean): string {
  const sides = sidesOf(walls);
  if (!sides.length) return '';
  const each = (draw: (side: Side) => string) => sides.map(draw).join('');
  const row = (side: Side, count: number, x: number, y: number, width: number, height: number) =>
    Array.from({ length: count }, (_, index) => sideRect(side, x + (index * 100) / count, y, width, height)).join('');
  // The light comes from the north-west: only these walls throw their shadow into the tile.
  const shaded = sides.filter((side) => side === 'N' || side === 'W');
  const lines = { N: 'M0 7.9H100', E: 'M92.1 0V100', S: 'M0 92.1H100', W: 'M7.9 0V100' };
  const merlons = each((side) => row(side, 8, 2.6, 0, 7.3, 5.4));
  const shadow = shaded.map((side) => sideRect(side, 0, WALL_WIDTH, 100, 4)).join('');
  return (shadow && shape(shadow, SHADE, 'opacity=".28"'))
    + shape(each((side) => sideRect(side, 0, 0, 100, WALL_WIDTH)), WALL.edge)
    + shape(each((side) => sideRect(side, 0, 4.6, 100, 6.6)), WALL.walk)
    + (fine ? stroke(each((side) => lines[side]), WALL.joint, 0.7, 'stroke-dasharray="5 2.5"') : '')
    + shape(merlons, WALL.merlon, fine ? `stroke="${WALL.edge}" stroke-width=".7"` : '')
    + shape(each((side) => row(side, 8, 3.6, 0.6, 5.3, 2.6)), WALL.top)
    + (fine ? shape(each((side) => row(side, 16, 1, 11.1, 3.9, 1.9)), WALL.merlon) : '')
    + turrets(walls, fine);
}

const TURRETS: readonly (readonly [string, Point])[] = [
  ['NE', [90, 10]], ['ES', [90, 90]], ['SW', [10, 90]], ['NW', [10, 10]],
];

function turrets(walls: string, fine: boolean): string {
  const standing = TURRETS.filter(([corner]) => [...corner].every((side) => walls.includes(side)));
  const places = standing.map(([, place]) => place);
  if (!places.length) return '';
  const each = (draw: (x: number, y: number) => string) => places.map(([x, y]) => draw(x, y)).join('');
  const merlons = (inset: number, width: number, height: number) => each((x, y) =>
    [0, 1, 2].map((index) => {
      const at = -9.3 + index * 7 + inset;
      return rect(x + at, y - 10 + inset, width, height) + rect(x + at, y + 5.3 + inset, width, height)
        + rect(x - 10 + inset, y + at, width, height) + rect(x + 5.3 + inset, y + at, width, height);
    }).join(''));
  return shape(each((x, y) => rect(x - 8, y - 8, 19.5, 19.5)), SHADE, 'opacity=".25"')
    + shape(each((x, y) => rect(x - 10, y - 10, 20, 20)), WALL.edge)
    + shape(each((x, y) => rect(x - 7, y - 7, 14, 14)), WALL.walk)
    + shape(merlons(0, 4.7, 4.7), WALL.merlon, fine ? `stroke="${WALL.edge}" stroke-width=".5"` : '')
    + (fine ? shape(merlons(0.8, 3, 2), WALL.top) : '')
    + hipRoofs(places.map(([x, y]) => [x - 5, y - 5, 10, 10] as const), roofTones('#a9543a'), 0);
}

/** Walls that were added to a tile: a row of stakes with a rail. */
export function timberAbove(walls: string, fine: boolean): string {
  const sides = sidesOf(walls);
  if (!sides.length) return '';
  const each = (draw: (side: Side) => string) => sides.map(draw).join('');
  const stakes = (side: Side, inset: number, y: number, width: number, height: number) =>
    Array.from({ length: 8 }, (_, index) => sideRect(side, 1 + index * 12.5 + inset, y, width, height)).join('');
  const shaded = sides.filter((side) => side === 'N' || side === 'W');
  const shadow = shaded.map((side) => sideRect(side, 0, WALL_WIDTH, 100, 4)).join('');
  return (shadow && shape(shadow, SHADE, 'opacity=".28"'))
    + shape(each((side) => sideRect(side, 0, 0, 100, WALL_WIDTH)), WOOD.edge)
    + shape(each((side) => stakes(side, 0, 0.9, 10.5, 11.2)), WOOD.stake)
    + (fine ? shape(each((side) => stakes(side, 6.4, 0.9, 4.1, 11.2)), WOOD.plank) : '')
    + shape(each((side) => stakes(side, 1.2, 0.9, 4.4, 2.6)), WOOD.top)
    + shape(each((side) => sideRect(side, 0, 6.6, 100, 2.8)), WOOD.rail);
}

/** The same on the smallest tiles. */
export function timberBands(walls: string): string {
  const sides = sidesOf(walls);
  if (!sides.length) return '';
  const lines = { N: 'M0 8.5H100', E: 'M91.5 0V100', S: 'M100 91.5H0', W: 'M8.5 100V0' };
  return shape(sides.map((side) => sideRect(side, 0, 0, 100, 17)).join(''), WOOD.edge)
    + stroke(sides.map((side) => lines[side]).join(''), WOOD.top, 9, 'stroke-dasharray="18 7" stroke-dashoffset="-3.5"');
}

/** The band of a wall on the smallest tiles. */
export function wallBands(walls: string): string {
  const sides = sidesOf(walls);
  if (!sides.length) return '';
  const lines = { N: 'M0 4H100', E: 'M96 0V100', S: 'M100 96H0', W: 'M4 100V0' };
  return shape(sides.map((side) => sideRect(side, 0, 0, 100, 17)).join(''), WALL.edge)
    + stroke(sides.map((side) => lines[side]).join(''), WALL.top, 7,
      'stroke-dasharray="12.5" stroke-dashoffset="-6.25"');
}

/** Paved thresholds towards the open sides: "on foot" can be followed with the eye. */
export function thresholds(walls: string, fine: boolean, stone: string, line: string): string {
  const open = SIDES.filter((side) => !walls.includes(side));
  if (!open.length) return '';
  const joints = fine ? [9, 18, 27, 36] : [];
  return shape(open.map((side) => sideRect(side, 41, 0, 18, 50)).join(''), stone, 'opacity=".8"')
    + stroke(open.map((side) => threshold(side, joints)).join(''), line, 0.8, 'stroke-opacity=".4"');
}

function threshold(side: Side, joints: readonly number[]): string {
  const kerbs = { N: 'M41 0V50M59 0V50', E: 'M100 41H50M100 59H50', S: 'M41 100V50M59 100V50', W: 'M0 41H50M0 59H50' };
  const across = joints.map((at) => {
    const far = num(100 - at);
    return { N: `M41 ${at}h18`, E: `M${far} 41v18`, S: `M41 ${far}h18`, W: `M${at} 41v18` }[side];
  });
  return kerbs[side] + across.join('');
}
