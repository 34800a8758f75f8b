import { expect, test } from 'vitest';
import type { Cell, PlacedTile } from '../wire';
import {
  boundsOf, cutOff, following, inside, isNear, neighbours, rowsOf, shutIn, stepped, tileMap,
} from './palace-cells';

const laid = (tile: string, x: number, y: number): PlacedTile =>
  ({ tile, cell: [x, y], walls: tile.split('-')[1] ?? '' });
const palace = [laid('F', 0, 0), laid('GAR10-N', 1, 0), laid('TOW9-NE', 2, 0), laid('ARC8-N', 0, -1)];

test('the grid is the palace and one ring, and every place that is offered', () => {
  const bounds = boundsOf(palace, [], 1);
  expect(bounds).toEqual({ x: -1, y: -2, columns: 5, rows: 4 });
  const rows = rowsOf(bounds);
  expect(rows.map((row) => row.y)).toEqual([-2, -1, 0, 1]);
  expect(rows[0]?.cells).toEqual([[-1, -2], [0, -2], [1, -2], [2, -2], [3, -2]]);
  expect(boundsOf(palace, [[5, 4]])).toEqual({ x: 0, y: -1, columns: 6, rows: 6 });
});

test('every empty cell that touches a tile can be asked, the others not', () => {
  const tiles = tileMap(palace);
  const near: Cell[] = [[1, -1], [-1, -2], [3, 1], [3, -1]]; // by a side, by corners
  for (const cell of near) expect(isNear(tiles, cell)).toBe(true);
  for (const cell of [[0, 0], [4, 0], [2, -3]] as Cell[]) expect(isNear(tiles, cell)).toBe(false);
});

test('neighbours are named clockwise', () => {
  const found = neighbours(tileMap(palace), [1, -1]);
  expect(found.map(({ side, tile }) => `${side} ${tile.tile}`)).toEqual(['S GAR10-N', 'W ARC8-N']);
});

test('arrows stop at the edge, Home and End go along the row or the whole grid', () => {
  const bounds = boundsOf(palace, [], 1);
  expect(stepped([0, 0], 'ArrowRight', bounds, false)).toEqual([1, 0]);
  expect(stepped([3, 0], 'ArrowRight', bounds, false)).toEqual([3, 0]);
  expect(stepped([0, -2], 'ArrowUp', bounds, false)).toEqual([0, -2]);
  expect(stepped([1, 0], 'Home', bounds, false)).toEqual([-1, 0]);
  expect(stepped([1, 0], 'End', bounds, false)).toEqual([3, 0]);
  expect(stepped([1, 0], 'Home', bounds, true)).toEqual([-1, -2]);
  expect(stepped([1, 0], 'End', bounds, true)).toEqual([3, 1]);
  expect(stepped([1, 0], 'x', bounds, false)).toBeNull();
  expect(inside(bounds, [99, -99])).toEqual([3, -2]);
});

test('from place to place in reading order, and round again', () => {
  const places: Cell[] = [[2, 1], [0, -2], [0, 2]];
  expect(following(places, [0, 0], 1)).toEqual([2, 1]);
  expect(following(places, [2, 1], 1)).toEqual([0, 2]);
  expect(following(places, [0, 2], 1)).toEqual([0, -2]);
  expect(following(places, [0, -2], -1)).toEqual([0, 2]);
  expect(following([], [0, 0], 1)).toBeNull();
});

test('the hole that a tile would close', () => {
  const ring = [[0, 0], [1, 0], [2, 0], [0, 1], [0, 2], [1, 2], [2, 2]].map(([x = 0, y = 0]) => laid('SER9-', x, y));
  expect(shutIn(tileMap(ring), [2, 1])).toEqual([[1, 1]]);
  expect(shutIn(tileMap(ring), [3, 0])).toEqual([]); // there is still a way out
});

test('the tiles that would be cut off, walls considered, camps left aside', () => {
  const tiles = tileMap([...palace, { tile: 'CAMP4-W', cell: [3, 0], walls: '', bastions: 'W' }]);
  expect(cutOff(tiles, [1, 0])).toEqual([[2, 0]]);
  expect(cutOff(tiles, [2, 0])).toEqual([]);
  const walled = tileMap([
    laid('F', 0, 0), laid('ARC8-', 0, 1), laid('PAV7-E', 1, 1), laid('TOW10-W', 2, 1), laid('GAR9-', 2, 2),
    laid('CHA9-', 1, 2),
  ]);
  expect(cutOff(walled, [1, 2])).toEqual([[2, 1], [2, 2]]);
});
