/** The treasure chamber, as the view tells it. */

import { cellKey } from '../../games/alhambra/art/board';
import type { PalaceModel } from '../../games/alhambra/table/model.svelte';
import { parseTile } from '../../games/alhambra/tiles';
import { BUILDINGS, type Building, type Cell } from '../../games/alhambra/wire';

export interface ChestsPart {
  rooms: Building[][];
  bag: Record<Building, number>;
  chests: string[][]; // by seat, then who has none: buildings that carry one
  room: number | null; // being bought
  bought: Building[]; // still to be put somewhere
  stopped: boolean; // no room is filled any more
  price: number;
}

export const BUY = 'chests buy';
export const PAY = 'chests pay';
export const PLACE = 'chests place';

export function partOf(model: PalaceModel): ChestsPart | null {
  return (model.view?.parts?.['treasure_chamber'] as ChestsPart | undefined) ?? null;
}

export const inRooms = (model: PalaceModel): number => (partOf(model)?.rooms ?? []).reduce((sum, room) => sum + room.length, 0);
export const inBag = (part: ChestsPart): number => Object.values(part.bag).reduce((sum, one) => sum + one, 0);

/** In the order of the families, equal ones side by side. */
export const inOrder = (families: readonly Building[]): Building[] => BUILDINGS.flatMap((one) => families.filter((family) => family === one));

export const familyOf = (tile: string): Building | null => parseTile(tile).building;

export interface Chest {
  family: Building;
  cell: Cell;
}

/** The chests in the palace of a seat, where they stand. */
export function chestsOf(model: PalaceModel, seat: number): Chest[] {
  const laden = partOf(model)?.chests[seat] ?? [];
  return (model.player(seat)?.alhambra.tiles ?? []).flatMap(({ tile, cell }): Chest[] => {
    const family = laden.includes(tile) ? familyOf(tile) : null;
    return family ? [{ family, cell }] : [];
  });
}

/** The colours of all chests that somebody has, a seat or not. */
export const coloursOf = (model: PalaceModel, seat: number): Building[] =>
  inOrder((partOf(model)?.chests[seat] ?? []).flatMap((tile) => familyOf(tile) ?? []));

export const isChestAt = (model: PalaceModel, seat: number, cell: Cell): boolean =>
  chestsOf(model, seat).some((chest) => cellKey(chest.cell) === cellKey(cell));
