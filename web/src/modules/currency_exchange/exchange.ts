/** Exchange cards, as the view tells them. */

import { CURRENCIES, type Currency } from '../../lib/wire';
import type { TableModel } from '../../table/model.svelte';

export interface Held {
  card: string; // "exchange florin dinar"
  from: number; // the columns that it joins
  to: number;
}

function part(model: TableModel): Record<string, unknown> {
  return model.view?.parts?.['currency_exchange'] ?? {};
}

/** The cards of a seat; none where they are hidden. */
export function heldBy(model: TableModel, seat: number | null): Held[] {
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
export function countOf(model: TableModel, seat: number): number {
  const counts = part(model)['counts'];
  return Array.isArray(counts) ? Number(counts[seat] ?? 0) : 0;
}
