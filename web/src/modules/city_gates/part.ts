/** What the table says about gates. */

import type { Cell, Side } from '../../lib/wire';
import { beside } from '../../table/palace-cells';
import type { TableModel } from '../../table/model.svelte';

interface GatesPart {
  open: number;
  held: number[];
  left: number;
  gates: [Cell, Side][][];
}

export const partOf = (model: TableModel): GatesPart | null => (model.view?.parts?.['city_gates'] as GatesPart | undefined) ?? null;
export const heldBy = (model: TableModel, seat: number): number => partOf(model)?.held?.[seat] ?? 0;
export const gatesOf = (model: TableModel, seat: number): [Cell, Side][] => partOf(model)?.gates?.[seat] ?? [];

const OPPOSITE: Readonly<Record<Side, Side>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** The sides of a cell on which a gate stands, seen from there. */
export function sidesWithGate(model: TableModel, seat: number, [x, y]: Cell): Side[] {
  return gatesOf(model, seat).flatMap(([cell, side]) => {
    if (cell[0] === x && cell[1] === y) return [side];
    const beyond = beside(cell, side);
    return beyond[0] === x && beyond[1] === y ? [OPPOSITE[side]] : [];
  });
}
