/** How many buildings everybody has, and who has the most. */

import { rivalOf } from '../../../modules';
import { BUILDINGS, type Building } from '../wire';
import type { PalaceModel } from './model.svelte';
import { tally } from './palace-majority';

export type Counts = Record<Building, number>;

/** The greatest number of each building that anybody has. */
export function mostOf(model: PalaceModel): Counts {
  const rival = rivalOf(model);
  const all = model.seats.map((seat) => model.player(seat)?.alhambra.counts).filter((one) => !!one);
  if (rival) all.push(tally(rival.tiles));
  const most = (building: Building): number => Math.max(0, ...all.map((one) => one[building] ?? 0));
  return Object.fromEntries(BUILDINGS.map((building) => [building, most(building)])) as Counts;
}

export interface Family {
  building: Building;
  count: number;
  leads: boolean;
}

export const familiesOf = (counts: Counts, most: Counts): Family[] =>
  BUILDINGS.map((building) => {
    const count = counts[building] ?? 0;
    return { building, count, leads: count > 0 && count === most[building] };
  });
