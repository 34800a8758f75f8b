/** Where a bubble goes that speaks of one cell: inside the board, beside the cell, and over as little as possible. */

import type { Side } from '../wire';
import type { Frame, Point } from './palace-camera';

export type Tail = 'left' | 'right' | 'top' | 'bottom' | 'none';

export interface Box extends Point, Frame {}

export interface Placement extends Point {
  /** The side of the bubble that points at the cell, and how far along it. */
  readonly tail: Tail;
  readonly along: number;
}

const EDGE = 8; // pixels to the edge of the board
const GAP = 12; // pixels to the cell, for the tail
const CORNER = 16; // the tail keeps away from the rounded corners
const SLIDES = [0.5, 0.2, 0.8, 0, 1]; // how much of the bubble lies before the middle of the cell, best first

/**
 * `tiles` may be covered if there is no other way, the cells `beside` it rather not: somebody may want to try them next.
 * The middle of the cell and the `marks` are covered only if all else fails.
 */
export function placeBubble(
  cell: Box, bubble: Frame, board: Frame, tiles: readonly Box[] = [], marks: readonly Box[] = [], beside: readonly Box[] = [],
): Placement {
  const most: Point = {
    x: Math.max(EDGE, board.width - EDGE - bubble.width),
    y: Math.max(EDGE, board.height - EDGE - bubble.height),
  };
  const heart: Box = {
    x: cell.x + cell.width * 0.37, y: cell.y + cell.height * 0.37, width: cell.width * 0.26, height: cell.height * 0.26,
  };
  const covered = (at: Box, boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + overlap(at, box), 0);
  let best: (Point & { tail: Tail }) | null = null;
  let least = Infinity;
  const block = beside.length ? [...wishes(cell, bubble, cell.width), ...wishes(cell, bubble)] : wishes(cell, bubble);
  for (const [order, wish] of [...block, ...corners(most)].entries()) {
    const at: Box = { ...bubble, x: clamp(wish.x, EDGE, most.x), y: clamp(wish.y, EDGE, most.y) };
    const cost = covered(at, tiles) + covered(at, [cell]) * 1.5 + covered(at, [heart, ...marks]) * 100 + covered(at, beside) * 20
      + (distance(at, cell) * 0.5 + order * cell.height * 0.01) * cell.width;
    if (cost >= least) continue;
    least = cost;
    best = { x: at.x, y: at.y, tail: overlap(at, cell) > 0 ? 'none' : wish.tail };
  }
  const { x, y, tail } = best ?? { ...most, tail: 'none' as const };
  const upright = tail === 'left' || tail === 'right';
  const along = upright ? cell.y + cell.height / 2 - y : cell.x + cell.width / 2 - x;
  return { x, y, tail, along: clamp(along, CORNER, (upright ? bubble.height : bubble.width) - CORNER) };
}

/** Away from the cell, where nothing else is free. */
function corners(most: Point): (Point & { tail: Tail })[] {
  const places = [[EDGE, most.y], [most.x, EDGE], [EDGE, EDGE], [most.x, most.y]];
  return places.map(([x = 0, y = 0]) => ({ x, y, tail: 'none' }));
}

function wishes(cell: Box, bubble: Frame, far = 0): (Point & { tail: Tail })[] {
  const gap = far + GAP;
  const middle: Point = { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 };
  return SLIDES.flatMap((share): (Point & { tail: Tail })[] => {
    const x = middle.x - bubble.width * share;
    const y = middle.y - bubble.height * share;
    return [
      { x: cell.x + cell.width + gap, y, tail: 'left' },
      { x: cell.x - gap - bubble.width, y, tail: 'right' },
      { x, y: cell.y + cell.height + gap, tail: 'top' },
      { x, y: cell.y - gap - bubble.height, tail: 'bottom' },
    ];
  });
}

/** The eight cells around one. */
export function around(cell: Box): Box[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((down) => steps.map((along) => ({ ...cell, x: cell.x + along * cell.width, y: cell.y + down * cell.height })))
    .filter(({ x, y }) => x !== cell.x || y !== cell.y);
}

/** The strip along one side of a cell. */
export function edgeOf(cell: Box, side: Side): Box {
  const thick = cell.width * 0.14;
  const { x, y, width, height } = cell;
  switch (side) {
    case 'N':
      return { x, y: y - thick / 2, width, height: thick };
    case 'E':
      return { x: x + width - thick / 2, y, width: thick, height };
    case 'S':
      return { x, y: y + height - thick / 2, width, height: thick };
    case 'W':
      return { x: x - thick / 2, y, width: thick, height };
  }
}

/** How far the middle of a cell is from a box. */
function distance(box: Box, cell: Box): number {
  const gap = (at: number, from: number, size: number): number => Math.max(from - at, at - from - size, 0);
  return Math.hypot(gap(cell.x + cell.width / 2, box.x, box.width), gap(cell.y + cell.height / 2, box.y, box.height));
}

/** The area that two boxes share. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
