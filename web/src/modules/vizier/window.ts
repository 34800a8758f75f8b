/** The window between two turns: who may step in first, what to buy, and whether one wants to be asked at all. */

import type { Payment, PalaceModel } from '../../games/alhambra/table/model.svelte';
import { suggestions } from '../../games/alhambra/table/market-payment';
import { wishAt } from './wishes.svelte';

export function isAwake(model: PalaceModel, seat: number): boolean {
  const part = model.view?.parts?.['vizier']?.['awake'];
  return Array.isArray(part) && part[seat] === true;
}

/** From the player whose turn is next round to the one who has just played. */
export function priority(model: PalaceModel): number[] {
  const seats = model.seats;
  const next = (seats.indexOf(model.view?.active ?? 0) + 1) % Math.max(1, seats.length);
  return [...seats.slice(next), ...seats.slice(0, next)];
}

/** Is the question put? What others than the vizier can do between two turns is always asked. */
export function asks(model: PalaceModel): boolean {
  const others = model.moves.some(({ text, verb }) => verb !== 'pass' && !text.startsWith('vizier '));
  const wish = wishAt(model.source.key);
  return others || wish === 'always' || (wish === 'exact' && model.has('buy'));
}

/** What the vizier could buy, the dearest tile first. */
export function offers(model: PalaceModel): Payment[] {
  const best = (model.view?.market ?? []).flatMap((offer, slot) => (offer ? suggestions(model, slot).slice(0, 1) : []));
  return best.sort((a, b) => b.total - a.total || a.cards.length - b.cards.length);
}

/** Does this table ask everybody whose vizier is awake? */
export const asksAll = (model: PalaceModel): boolean => model.table?.setup.options?.['always_ask_vizier'] === true;
