/** What the table says about gates. */

import type { PalaceModel } from '../../games/alhambra/table/model.svelte';
import { beside } from '../../games/alhambra/table/palace-cells';
import type { Cell, Side } from '../../games/alhambra/wire';

interface GatesPart {
  open: number;
  held: number[];
  left: number;
  gates: [Cell, Side][][];
}

export const partOf = (model: PalaceModel): GatesPart | null => (model.view?.parts?.['city_gates'] as GatesPart | undefined) ?? null;
export const heldBy = (model: PalaceModel, seat: number): number => partOf(model)?.held?.[seat] ?? 0;
export const gatesOf = (model: PalaceModel, seat: number): [Cell, Side][] => partOf(model)?.gates?.[seat] ?? [];

const OPPOSITE: Readonly<Record<Side, Side>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** The sides of a cell on which a gate stands, seen from there. */
export function sidesWithGate(model: PalaceModel, seat: number, [x, y]: Cell): Side[] {
  return gatesOf(model, seat).flatMap(([cell, side]) => {
    if (cell[0] === x && cell[1] === y) return [side];
    const beyond = beside(cell, side);
    return beyond[0] === x && beyond[1] === y ? [OPPOSITE[side]] : [];
  });
}
