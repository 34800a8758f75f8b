/** Exchange cards, as the view tells them. */

import type { PalaceModel } from '../../games/alhambra/table/model.svelte';
import { CURRENCIES, type Currency } from '../../games/alhambra/wire';

export interface Held {
  card: string; // "exchange florin dinar"
  from: number; // the columns that it joins
  to: number;
}

function part(model: PalaceModel): Record<string, unknown> {
  return model.view?.parts?.['currency_exchange'] ?? {};
}

/** The cards of a seat; none where they are hidden. */
export function heldBy(model: PalaceModel, seat: number | null): Held[] {
  const hands = part(model)['held'];
  const hand: unknown = Array.isArray(hands) && seat !== null ? hands[seat] : null;
  if (!Array.isArray(hand)) return [];
  return hand.map(String).flatMap((card) => {
    const [, ...pair] = card.split(' ');
    const [from = -1, to = -1] = pair.map((one) => CURRENCIES.indexOf(one as Currency)).sort((a, b) => a - b);
    return from >= 0 && to > from ? [{ card, from, to }] : [];
  });
}

/** How many a seat holds; everybody knows that. */
export function countOf(model: PalaceModel, seat: number): number {
  const counts = part(model)['counts'];
  return Array.isArray(counts) ? Number(counts[seat] ?? 0) : 0;
}
