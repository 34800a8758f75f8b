/** The open sides of all palaces, shown when somebody wants to see them. The server counts them. */

import type { PalaceModel } from '../../games/alhambra/table/model.svelte';
import type { Cell, Segment, Side } from '../../games/alhambra/wire';

let wanted = $state(false);
let found: { stamp: string; sides: Readonly<Record<string, Segment[]>> } = $state.raw({ stamp: '', sides: {} });

const stampOf = (model: PalaceModel): string => `${model.source.key} ${model.view?.ply ?? 0} ${model.source.seq}`;

export const areShown = (): boolean => wanted;
export const showSides = (shown: boolean): void => void (wanted = shown);

/** Ask for those of this position. In an effect: called anew with every move. */
export async function loadSides(model: PalaceModel): Promise<void> {
  const stamp = stampOf(model);
  if (!wanted || found.stamp === stamp || !model.view) return;
  const answer = await model.source.ask({ type: 'open_sides' });
  const sides = answer['open_sides'] as Record<string, Segment[]> | undefined;
  if (answer.type === 'open_sides' && sides && stampOf(model) === stamp) found = { stamp, sides };
}

/** Those of a seat; empty while they are not shown. */
export const sidesOf = (seat: number): readonly Segment[] => (wanted ? (found.sides[String(seat)] ?? []) : []);

/** How many look to each side. */
export function countSides(seat: number): Record<Side, number> {
  const counts: Record<Side, number> = { N: 0, E: 0, S: 0, W: 0 };
  for (const [, , side] of sidesOf(seat)) counts[side] += 1;
  return counts;
}

export const sidesAt = (seat: number, cell: Cell): Side[] =>
  sidesOf(seat).flatMap(([x, y, side]) => (x === cell[0] && y === cell[1] ? [side] : []));
