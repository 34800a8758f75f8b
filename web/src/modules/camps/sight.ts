/** The lines that a camp counts, as the server foresees them. */

import type { PalaceModel } from '../../games/alhambra/table/model.svelte';
import type { Cell, SightLine } from '../../games/alhambra/wire';

/** Those of the camp that is being tried in a place; none if something else is. */
export function tried(model: PalaceModel): SightLine[] {
  const move = model.place ? model.move : null;
  const preview = move ? model.previewOf(move) : null;
  if (!preview || !('wall' in preview)) return [];
  return (preview.lines ?? []).filter((line) => line.what === model.tileInHand);
}

/** One arrow after the other: the cells of a line in rays from its camp. */
export function rays({ cell, cells }: SightLine): Cell[][] {
  const found = new Map<string, Cell[]>();
  for (const one of cells) {
    const key = `${Math.sign(one[0] - cell[0])},${Math.sign(one[1] - cell[1])}`;
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return [...found.values()];
}
