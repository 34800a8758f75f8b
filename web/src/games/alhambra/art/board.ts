/** A palace as a whole: where its tiles lie, the ground around it, the longest wall. A cell is 100 by 100 units. */

import { num, rect } from '../../../art/shapes';
import type { Cell, Side } from '../wire';
import { WALL_WIDTH } from './walls';

export const CELL = 100;

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

/** A side of a cell, such as a segment of the longest wall. */
export type Segment = readonly [number, number, Side];

export function cellKey([x, y]: Cell | readonly [number, number]): string {
  return `${x},${y}`;
}

/** The rectangle of cells that holds the tiles, at least so many columns and rows, with them in the middle. */
export function palaceBounds(tiles: readonly { readonly cell: Cell }[], columns = 1, rows = 1): Bounds {
  const xs = tiles.length ? tiles.map(({ cell }) => cell[0]) : [0];
  const ys = tiles.length ? tiles.map(({ cell }) => cell[1]) : [0];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - x + 1, Math.max(...ys) - y + 1];
  return {
    x: x - Math.max(0, columns - wide) / 2,
    y: y - Math.max(0, rows - high) / 2,
    columns: Math.max(columns, wide),
    rows: Math.max(rows, high),
  };
}

/** The bounds as a `viewBox`, with so many units around. */
export function viewBox(bounds: Bounds, margin = 0): string {
  const { x, y, columns, rows } = bounds;
  const numbers = [x * CELL - margin, y * CELL - margin, columns * CELL + 2 * margin, rows * CELL + 2 * margin];
  return numbers.map(num).join(' ');
}

/** All cells in one path: a shadow under a palace that needs no filter. */
export function cellsPath(cells: readonly (Cell | readonly [number, number])[], grow = 0): string {
  return cells.map(([x, y]) => rect(x * CELL - grow, y * CELL - grow, CELL + 2 * grow, CELL + 2 * grow)).join('');
}

/** Small crosses where cells meet. */
export function crossings(bounds: Bounds, arm = 6): string {
  let data = '';
  for (let column = 0; column <= bounds.columns; column++) {
    for (let row = 0; row <= bounds.rows; row++) {
      const [x, y] = [(Math.ceil(bounds.x) + column) * CELL, (Math.ceil(bounds.y) + row) * CELL];
      data += `M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`;
    }
  }
  return data;
}

type Ends = readonly [readonly [number, number], readonly [number, number]];

/** The two corners of a side in cells, clockwise round its tile. */
function ends([x, y, side]: Segment): Ends {
  switch (side) {
    case 'N':
      return [[x, y], [x + 1, y]];
    case 'E':
      return [[x + 1, y], [x + 1, y + 1]];
    case 'S':
      return [[x + 1, y + 1], [x, y + 1]];
    case 'W':
      return [[x, y + 1], [x, y]];
  }
}

const same = (a: readonly number[], b: readonly number[]) => a[0] === b[0] && a[1] === b[1];
/** From the edge of a tile to the middle of its wall. */
const INWARD: Readonly<Record<Side, readonly [number, number]>> = {
  N: [0, WALL_WIDTH / 2], E: [-WALL_WIDTH / 2, 0], S: [0, -WALL_WIDTH / 2], W: [WALL_WIDTH / 2, 0],
};

/** The segments, each turned so that one ends where the next begins. */
function walked(segments: readonly Segment[]): Ends[] {
  return segments.map((segment, index): Ends => {
    const [a, b] = ends(segment);
    const next = segments[index + 1];
    const before = segments[index - 1];
    if (next) return ends(next).some((end) => same(end, b)) ? [a, b] : [b, a];
    return !before || ends(before).some((end) => same(end, a)) ? [a, b] : [b, a];
  });
}

/** Where the line turns from one segment into the next: in the middle of both walls. */
function joint([x, y]: readonly [number, number], from: Side, to: Side): string {
  const [fx, fy] = INWARD[from];
  const [tx, ty] = INWARD[to];
  const at = (dx: number, dy: number) => `${num(x * CELL + dx)} ${num(y * CELL + dy)}`;
  if (from === to) return at(fx, fy);
  const corner = (fx === 0) !== (tx === 0);
  return corner ? at(fx + tx, fy + ty) : `${at(fx, fy)}L${at(tx, ty)}`;
}

/** The longest wall as one line, in the order in which it is walked. */
export function tracePath(segments: readonly Segment[]): string {
  const way = walked(segments);
  const [first, last] = [way[0], way[way.length - 1]];
  if (!first || !last) return '';
  const side = (index: number): Side => segments[index]?.[2] ?? 'N';
  const end = segments.length - 1;
  const ring = end > 2 && same(first[0], last[1]);
  const joints = way.slice(1).map(([corner], index) => joint(corner, side(index), side(index + 1)));
  const points = ring
    ? [joint(first[0], side(end), side(0)), ...joints]
    : [joint(first[0], side(0), side(0)), ...joints, joint(last[1], side(end), side(end))];
  return `M${points.join('L')}${ring ? 'Z' : ''}`;
}

/** Sides one by one, each a little shorter than its tile and half outside of it: what is written on tiles stays to be read. */
export function sidesPath(segments: readonly Segment[]): string {
  const SHORT = 8;
  return segments.map((segment) => {
    const [[ax, ay], [bx, by]] = ends(segment);
    const [dx, dy] = INWARD[segment[2]];
    const [sx, sy] = [Math.sign(bx - ax) * SHORT, Math.sign(by - ay) * SHORT];
    return `M${num(ax * CELL + sx - dx / 4)} ${num(ay * CELL + sy - dy / 4)}L${num(bx * CELL - sx - dx / 4)} ${num(by * CELL - sy - dy / 4)}`;
  }).join('');
}

/** The middle of each segment, for a number or a stud. */
export function traceStuds(segments: readonly Segment[]): { x: number; y: number }[] {
  return segments.map((segment) => {
    const [[ax, ay], [bx, by]] = ends(segment);
    const [dx, dy] = INWARD[segment[2]];
    return { x: ((ax + bx) / 2) * CELL + dx, y: ((ay + by) / 2) * CELL + dy };
  });
}
