/** What a cell of a palace says to those who listen. */

import { list, t } from '../../../lib/i18n.svelte';
import { outsideText, tileName } from '../names';
import { leaningSides, parseTile } from '../tiles';
import type { Cell, PlacedTile, Side, TileFacts } from '../wire';
import type { Ghost } from './model.svelte';
import { neighbours, type TileMap } from './palace-cells';

export interface CellState {
  ghost?: Ghost | undefined;
  wall: number; // the longest wall now
  chosen: boolean;
  removable: boolean;
  swappable: boolean;
  aimed?: boolean; // could the move that is being chosen be about it?
  fresh: boolean; // laid in the last turn
  marks?: readonly string[]; // what else is to be seen there
}

const sideNames = (sides: string): string => list([...sides].map((side) => t('palace-side', { side })));

/** « Jardin 10, mur au nord ». */
export function tileLabel(tile: TileFacts): string {
  const name = tileName(tile.tile);
  const along = (sides: string) => ({ tile: name, count: sides.length, sides: sideNames(sides) });
  const { outside } = parseTile(tile.tile);
  const leaning = leaningSides(tile);
  if (outside && leaning) return outsideText(outside, 'label', along(leaning));
  if (tile.tile === 'F' && !tile.walls) return name;
  return tile.walls ? t('palace-tile-walls', along(tile.walls)) : t('palace-tile-open', { tile: name });
}

/** « Mur 6 → 8 ». */
export function wallChange(from: number, to: number): string {
  return from === to ? t('palace-wall-same', { wall: to }) : t('palace-wall-change', { from, to });
}

/** « +2 », « −1 », « ±0 ». */
export function signed(change: number): string {
  if (!change) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

function place(ghost: Ghost, wall: number): string {
  if (ghost.points !== undefined) return t('palace-free-points', { points: ghost.points });
  if (ghost.wall === null) return t('palace-free-allowed');
  if (ghost.wall === wall) return t('palace-free-same', { wall });
  return t('palace-free-change', { from: wall, to: ghost.wall });
}

export function cellLabel(tiles: TileMap, cell: Cell, tile: PlacedTile | undefined, state: CellState): string {
  const around = neighbours(tiles, cell).map((one): string => neighbour(one.side, one.tile));
  const first = tile ? [tileLabel(tile)] : [state.ghost ? place(state.ghost, state.wall) : t('palace-free')];
  first.push(...(state.marks ?? []));
  if (state.chosen) first.push(t('palace-is-chosen'));
  if (state.aimed) first.push(t('palace-is-aimed'));
  if (state.swappable) first.push(t('palace-is-swappable'));
  else if (state.removable) first.push(t('palace-is-removable'));
  if (state.fresh) first.push(t('palace-is-fresh'));
  const what = [first.join(', '), ...around].join(t('palace-separator'));
  return t('palace-cell', { column: cell[0], row: cell[1], what });
}

const neighbour = (side: Side, tile: PlacedTile): string => t('palace-neighbour', { side, tile: tileName(tile.tile) });
