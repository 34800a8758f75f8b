/** Whose vizier is awake, and what mine could buy between two turns. */

import type { Payment, PalaceModel } from '../../games/alhambra/table/model.svelte';
import { suggestions } from '../../games/alhambra/table/market-payment';

export function isAwake(model: PalaceModel, seat: number): boolean {
  const part = model.view?.parts?.['vizier']?.['awake'];
  return Array.isArray(part) && part[seat] === true;
}

/** What the vizier could buy, the dearest tile first. */
export function offers(model: PalaceModel): Payment[] {
  const best = model.offers.flatMap((offer, slot) => (offer ? suggestions(model, slot).slice(0, 1) : []));
  return best.sort((a, b) => b.total - a.total || a.cards.length - b.cards.length);
}

/** Does this table ask everybody whose vizier is awake? */
export const asksAll = (model: PalaceModel): boolean => model.table?.setup.options?.['always_ask_vizier'] === true;
