/** The street trader, as the view tells it. */

import { cellKey } from '../../games/alhambra/art/board';
import type { PalaceModel } from '../../games/alhambra/table/model.svelte';
import { parseTile } from '../../games/alhambra/tiles';
import { BUILDINGS, type Building, type Cell } from '../../games/alhambra/wire';

export interface TraderPart {
  discs: (Building[] | null)[]; // null: not chosen, or not for me to know
  made: boolean[];
  shown: boolean;
  cells: (Cell | null)[]; // null: the disc is aside
  homes: string[][]; // buildings with a citizen
  groups: Building[][][];
  points: number[]; // what the groups are worth now
  supply: Record<Building, number>;
  built: string | null; // what was just built where a disc lay
}

export function partOf(model: PalaceModel): TraderPart | null {
  return (model.view?.parts?.['street_trader'] as TraderPart | undefined) ?? null;
}

export const discOf = (model: PalaceModel, seat: number): Building[] => partOf(model)?.discs[seat] ?? [];

export interface Home {
  family: Building;
  cell: Cell;
}

/** The buildings of a palace in which a citizen lives. */
export function homesOf(model: PalaceModel, seat: number): Home[] {
  const homes = partOf(model)?.homes[seat] ?? [];
  return (model.player(seat)?.alhambra.tiles ?? []).flatMap(({ tile, cell }): Home[] => {
    const { building } = parseTile(tile);
    return building && homes.includes(tile) ? [{ family: building, cell }] : [];
  });
}

/** Who stands at this cell: a citizen in its building, or the disc. */
export function homeAt(model: PalaceModel, seat: number, cell: Cell): Home | null {
  return homesOf(model, seat).find((home) => cellKey(home.cell) === cellKey(cell)) ?? null;
}

export function isDiscAt(model: PalaceModel, seat: number, cell: Cell): boolean {
  const there = partOf(model)?.cells[seat];
  return !!there && cellKey(there) === cellKey(cell);
}

/** In the order of the families, as the notation wants them. */
export const inOrder = (families: readonly string[]): Building[] => BUILDINGS.filter((one) => families.includes(one));

/** The operands that a move has at this place, given the words before it. */
export function operands(model: PalaceModel, words: readonly string[]): Building[] {
  const before = `${words.join(' ')} `;
  const found = model.moves.flatMap(({ text }) => (text.startsWith(before) ? [text.slice(before.length).split(' ')[0] ?? ''] : []));
  return inOrder(found);
}

/** How many citizens are kept at first: as many as every such move names. */
export function kept(model: PalaceModel): number {
  const first = model.moves.find(({ text }) => text.startsWith('trader choose '));
  return first ? first.text.split(' ').length - 2 : 0;
}
