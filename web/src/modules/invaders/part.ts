/** Attacks and scouts, as the view tells them. */

import type { PalaceModel } from '../../games/alhambra/table/model.svelte';
import type { Building, Side } from '../../games/alhambra/wire';

export type InvadersPart = {
  open: boolean; // does the next card lie open for everybody?
  next: Side | null; // where the next attack comes from, if the reader knows it
  looked: number[]; // who has looked at that card
  left: Side[]; // not turned over yet
  attacks: Side[]; // in order
  scouts: Building[]; // on display
  scouts_left: Building[]; // still in the stack
  costs: number[][]; // of an open side in the front, on a flank, in the back; after each scoring
};

export const partOf = (model: PalaceModel): InvadersPart | null => (model.view?.parts?.['invaders'] as InvadersPart | undefined) ?? null;

export const hasLooked = (model: PalaceModel, seat: number): boolean => partOf(model)?.looked.includes(seat) ?? false;

/** What the person in front of the screen alone has seen; null: nothing. */
export function secretOf(model: PalaceModel): Side | null {
  const part = partOf(model);
  return part && !part.open && model.seat !== null && hasLooked(model, model.seat) ? part.next : null;
}

/** Will there be another attack? */
export const isAhead = (part: InvadersPart): boolean => part.attacks.length < (part.costs[0]?.length ?? 3);
