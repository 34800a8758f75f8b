/** What every cell of a sheet shows, and what is said about it. */

import { t } from '../../../lib/i18n.svelte';
import { cellName, familyName } from '../names';
import type { Crossing, Family } from '../wire';
import type { DiceModel } from './model.svelte';

export interface Cell {
  cell: Crossing;
  family: Family;
  row: number;
  column: number;
  built: boolean;
  /** Can be built now. */
  free: boolean;
  /** Would be if the dice were changed like that. */
  promised: boolean;
  /** How many coins it counts for. */
  coins: number;
  picked: boolean;
}

export function cellsOf(model: DiceModel, seat: number): Cell[][] {
  const built = new Set(model.player(seat)?.built);
  const own = model.mine && seat === model.seat;
  const draft = own ? model.draft : null;
  const picked = draft?.step === 'build' ? draft.cell : draft?.step === 'second' ? model.restCell : '';
  const crossed = new Map((own ? model.crossings : []).map((one) => [one.cell, one]));
  const nudging = draft?.step === 'change' && model.move !== null;
  return (model.view?.sheet.grid ?? []).map((families, row) => families.map((family, column): Cell => {
    const cell = `${row + 1},${column + 1}`;
    const found = crossed.get(cell);
    return {
      cell, family, row: row + 1, column: column + 1, built: built.has(cell), picked: cell === picked,
      free: own && !nudging && model.free.has(cell),
      promised: nudging && !!found && !found.built,
      coins: found?.built ? (found.times ?? 1) : 0,
    };
  }));
}

/** A cell for those who listen: "Row 4, column 2: Garden, can be built". */
export function cellLabel(cell: Cell): string {
  const state = cell.picked ? 'picked' : cell.built ? (cell.coins ? 'coins' : 'built') : cell.free ? 'free' : cell.promised ? 'promised' : 'empty';
  return t('dice-cell-label', { cell: cellName(cell.cell), family: familyName(cell.family), state, coins: cell.coins });
}

/** How many buildings stand in each row and column. */
export function lineCounts(built: readonly Crossing[]): { rows: number[]; columns: number[] } {
  const rows = [0, 0, 0, 0, 0, 0];
  const columns = [0, 0, 0, 0, 0, 0];
  for (const cell of built) {
    const [row = 1, column = 1] = cell.split(',').map(Number);
    rows[row - 1] = (rows[row - 1] ?? 0) + 1;
    columns[column - 1] = (columns[column - 1] ?? 0) + 1;
  }
  return { rows, columns };
}
