/** Worker huts, as the view tells them. */

import type { PalaceModel } from '../../games/alhambra/table/model.svelte';
import { parseTile } from '../../games/alhambra/tiles';
import { BUILDINGS, type Building, type Cell, type PlacedTile } from '../../games/alhambra/wire';

const MOST = 3; // of one player (HUT-08)

export interface Pile {
  building: Building;
  open: string | null; // the hut on top
  left: number; // face down below it
}

function table(model: PalaceModel, name: string): Record<string, unknown> {
  const found = model.view?.parts?.['worker_huts']?.[name];
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
}

export function openHut(model: PalaceModel, building: Building): string | null {
  const name = table(model, 'open')[building];
  return typeof name === 'string' ? name : null;
}

export function piles(model: PalaceModel): Pile[] {
  const left = table(model, 'left');
  return BUILDINGS.map((building) => ({ building, open: openHut(model, building), left: Number(left[building] ?? 0) }));
}

const isHut = (tile: { tile: string }): boolean => parseTile(tile.tile).kind === 'hut';

/** How many huts a seat owns, wherever they lie, and how many it may own. */
export function owned(model: PalaceModel, seat: number): { used: number; most: number } {
  const player = model.player(seat);
  const tiles = player ? [...player.alhambra.tiles, ...player.reserve, ...player.pending] : [];
  const limit = model.view?.parts?.['worker_huts']?.['limit'];
  return { used: tiles.filter(isHut).length, most: typeof limit === 'number' ? limit : MOST };
}

export interface PlacedHut {
  family: Building;
  cell: Cell;
  value: number | undefined; // what it is worth now, if the view tells it
}

function read(tile: PlacedTile): PlacedHut | null {
  const { family } = parseTile(tile.tile);
  const value = tile['value'];
  return family ? { family, cell: tile.cell, value: typeof value === 'number' ? value : undefined } : null;
}

export function hutsOf(model: PalaceModel, seat: number): PlacedHut[] {
  return (model.player(seat)?.alhambra.tiles ?? []).map(read).filter((one) => one !== null);
}

export function hutAt(model: PalaceModel, seat: number, cell: Cell): PlacedHut | null {
  return hutsOf(model, seat).find((one) => one.cell[0] === cell[0] && one.cell[1] === cell[1]) ?? null;
}

/** How many can still be taken by somebody. */
export const hutsLeft = (model: PalaceModel): number => piles(model).reduce((sum, { open, left }) => sum + left + (open ? 1 : 0), 0);
