/** A purse in the four columns of the market, and what is left of it after a payment. */

import { currencyOf, totalOf, valueOf, type Card } from '../moves';
import { CURRENCIES, type Money } from '../wire';

export interface PurseCard {
  card: Card;
  index: number; // in the purse
  key: string; // the same for the same card, also when another copy of it comes or goes
}

export interface PurseColumn {
  currency: Money | null; // null: cards of no kind that is known
  narrow: boolean; // it is none of the market's currencies
  cards: PurseCard[]; // dearest first
  open: PurseCard[]; // what lies openly, likewise: it is no card of the hand
  sum: number;
}

/**
 * Four columns, those for further kinds of money, and another one only if there is something to put into it. The first
 * `held` of the purse are cards of the hand.
 */
export function purseColumns(purse: readonly Card[], further: readonly Money[] = [], held = purse.length): PurseColumn[] {
  const copies = new Map<Card, number>();
  const cards = purse.map((card, index): PurseCard => {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    return { card, index, key: `${card}/${copy}` };
  });
  cards.sort((a, b) => valueOf(b.card) - valueOf(a.card) || a.index - b.index);
  const column = (currency: Money | null, all: PurseCard[]): PurseColumn => {
    const narrow = !CURRENCIES.some((one) => one === currency);
    const [hand, open] = [all.filter(({ index }) => index < held), all.filter(({ index }) => index >= held)];
    return { currency, narrow, cards: hand, open, sum: totalOf(all.map((one) => one.card)) };
  };
  const kinds: Money[] = [...CURRENCIES, ...further];
  const found = kinds.map((kind) => column(kind, cards.filter((one) => currencyOf(one.card) === kind)));
  const rest = cards.filter((one) => !kinds.includes(currencyOf(one.card)));
  return rest.length ? [...found, column(null, rest)] : found;
}

/** What each currency amounts to once these cards are paid; nothing for those that are empty. */
export function leftInPurse(
  purse: readonly Card[], paid: readonly Card[], further: readonly Money[] = [],
): { currency: Money; value: number }[] {
  const left = [...purse];
  for (const card of paid) {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
  }
  return purseColumns(left, further).flatMap(({ currency, sum }) => (currency && sum ? [{ currency, value: sum }] : []));
}

/** The places in the purse of what can pay, dearest first. */
export function payable(purse: readonly Card[], means: readonly Card[]): PurseCard[] {
  const fit = new Set(means);
  return purseColumns(purse).flatMap((column) => column.cards.filter((one) => fit.has(one.card)));
}
