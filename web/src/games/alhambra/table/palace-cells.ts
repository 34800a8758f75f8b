/** The cells of a palace: which of them can be pointed at, and what lies around them. Decides nothing about rules. */

import { cellKey, palaceBounds, type Bounds } from '../art/board';
import { parseTile } from '../tiles';
import type { Cell, PlacedTile, Side } from '../wire';

export type TileMap = ReadonlyMap<string, PlacedTile>;

export const STEPS: Readonly<Record<Side, Cell>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
const OPPOSITE: Readonly<Record<Side, Side>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

export const beside = (cell: Cell, side: Side): Cell => [cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]];
export const sameCell = (a: Cell | null | undefined, b: Cell | null | undefined): boolean =>
  !!a && !!b && a[0] === b[0] && a[1] === b[1];

export function tileMap(tiles: readonly PlacedTile[]): TileMap {
  return new Map(tiles.map((tile) => [cellKey(tile.cell), tile]));
}

/** The rectangle that holds these cells and, if wanted, a ring of empty ones around the tiles. */
export function boundsOf(tiles: readonly { readonly cell: Cell }[], others: readonly Cell[] = [], ring = 0): Bounds {
  const inner = palaceBounds(tiles);
  const xs = [inner.x - ring, inner.x + inner.columns - 1 + ring, ...others.map((cell) => cell[0])];
  const ys = [inner.y - ring, inner.y + inner.rows - 1 + ring, ...others.map((cell) => cell[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, columns: Math.max(...xs) - x + 1, rows: Math.max(...ys) - y + 1 };
}

/** The rows of a grid over these bounds. */
export function rowsOf(bounds: Bounds): { y: number; cells: Cell[] }[] {
  return Array.from({ length: bounds.rows }, (_, row) => ({
    y: bounds.y + row,
    cells: Array.from({ length: bounds.columns }, (_, column): Cell => [bounds.x + column, bounds.y + row]),
  }));
}

export function within(bounds: Bounds, cell: Cell): boolean {
  const [x, y] = [cell[0] - bounds.x, cell[1] - bounds.y];
  return x >= 0 && y >= 0 && x < bounds.columns && y < bounds.rows;
}

/** The nearest cell of the grid. */
export function inside(bounds: Bounds, cell: Cell): Cell {
  return [
    Math.max(bounds.x, Math.min(bounds.x + bounds.columns - 1, cell[0])),
    Math.max(bounds.y, Math.min(bounds.y + bounds.rows - 1, cell[1])),
  ];
}

/** What lies on the four sides of a cell, clockwise from the north. */
export function neighbours(tiles: TileMap, cell: Cell): { side: Side; tile: PlacedTile }[] {
  return SIDES.flatMap((side) => {
    const tile = tiles.get(cellKey(beside(cell, side)));
    return tile ? [{ side, tile }] : [];
  });
}

/** An empty cell that touches a tile, by a side or by a corner: somebody could mean it. */
export function isNear(tiles: TileMap, cell: Cell): boolean {
  if (tiles.has(cellKey(cell))) return false;
  for (let dx = -1; dx <= 1; dx++) {
    for (let dy = -1; dy <= 1; dy++) {
      if (tiles.has(cellKey([cell[0] + dx, cell[1] + dy]))) return true;
    }
  }
  return false;
}

/** Where a key leads from a cell; null if it is no such key. */
export function stepped(cell: Cell, key: string, bounds: Bounds, whole: boolean): Cell | null {
  const last: Cell = [bounds.x + bounds.columns - 1, bounds.y + bounds.rows - 1];
  switch (key) {
    case 'ArrowUp':
      return inside(bounds, beside(cell, 'N'));
    case 'ArrowRight':
      return inside(bounds, beside(cell, 'E'));
    case 'ArrowDown':
      return inside(bounds, beside(cell, 'S'));
    case 'ArrowLeft':
      return inside(bounds, beside(cell, 'W'));
    case 'Home':
      return [bounds.x, whole ? bounds.y : cell[1]];
    case 'End':
      return [last[0], whole ? last[1] : cell[1]];
    default:
      return null;
  }
}

/** The next of these cells, in reading order and round again. */
export function following(cells: readonly Cell[], from: Cell, step: 1 | -1): Cell | null {
  const order = [...cells].sort(reading);
  if (!order.length) return null;
  if (step < 0) order.reverse();
  return order.find((cell) => reading(cell, from) * step > 0) ?? order[0] ?? null;
}

const reading = (a: Cell, b: Cell): number => a[1] - b[1] || a[0] - b[0];

// ---------------------------------------------------------------- pictures that go with a refusal

/** The empty cells that would be shut in if this one were filled. */
export function shutIn(tiles: TileMap, filled: Cell): Cell[] {
  const around = boundsOf([...tiles.values(), { cell: filled }], [], 1);
  const isFree = (cell: Cell): boolean => !tiles.has(cellKey(cell)) && !sameCell(cell, filled);
  const outside = spread([around.x, around.y], (cell, side) => {
    const next = beside(cell, side);
    return within(around, next) && isFree(next) ? next : null;
  });
  return rowsOf(around).flatMap(({ cells }) => cells.filter((cell) => isFree(cell) && !outside.has(cellKey(cell))));
}

/** The tiles to which no path would lead from the fountain without this one. */
export function cutOff(tiles: TileMap, leaving: Cell): Cell[] {
  const isOpen = (tile: PlacedTile, side: Side): boolean =>
    !parseTile(tile.tile).outside && !(tile.walls ?? '').includes(side);
  const reached = spread([0, 0], (cell, side) => {
    const next = beside(cell, side);
    const [from, to] = [tiles.get(cellKey(cell)), tiles.get(cellKey(next))];
    if (!from || !to || sameCell(next, leaving)) return null;
    return isOpen(from, side) && isOpen(to, OPPOSITE[side]) ? next : null;
  });
  const built = [...tiles.values()].filter(({ tile }) => !parseTile(tile).outside).map(({ cell }) => cell);
  return built.filter((cell) => !reached.has(cellKey(cell)) && !sameCell(cell, leaving));
}

function spread(start: Cell, lead: (cell: Cell, side: Side) => Cell | null): Set<string> {
  const seen = new Set([cellKey(start)]);
  const open = [start];
  for (let cell = open.pop(); cell; cell = open.pop()) {
    for (const side of SIDES) {
      const next = lead(cell, side);
      if (next && !seen.has(cellKey(next))) {
        seen.add(cellKey(next));
        open.push(next);
      }
    }
  }
  return seen;
}
