/** Who has points, and how they are called. Apart from what a scoring tells: the table needs these at once. */

import { t } from '../../../lib/i18n.svelte';
import { rivalOf } from '../../../modules';
import type { PalaceModel } from '../table/model.svelte';

/** Who somebody is in the middle of a sentence. */
export type Names = (seat: number) => string;

/** Is this the person in front of the screen? Not if several share it: then all have names. */
const isMe = (model: PalaceModel, seat: number): boolean => model.you?.seats.length === 1 && model.you.seats[0] === seat;

export const labelOf = (model: PalaceModel, seat: number): string =>
  isMe(model, seat) ? t('scoring-you') : model.name(seat);
export const namesOf = (model: PalaceModel): Names => (seat) =>
  isMe(model, seat) ? t('scoring-you-inside') : model.name(seat);

/** Everybody who has points: the seats, then who has none. */
export function contendersAt(model: PalaceModel): { seat: number; score: number }[] {
  const found = model.seats.map((seat) => ({ seat, score: model.player(seat)?.score ?? 0 }));
  const rival = rivalOf(model);
  return rival ? [...found, { seat: found.length, score: rival.score }] : found;
}

/** Which seal to draw: who has no seat has that of nobody. */
const NO_SEAT = 6;
export const sealOf = (model: PalaceModel, seat: number): number => (seat < model.seats.length ? seat : NO_SEAT);
