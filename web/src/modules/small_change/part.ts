/** The coins, as the view tells them. */

import { kindOf, totalOf, type Card } from '../../games/alhambra/moves';
import type { PalaceModel } from '../../games/alhambra/table/model.svelte';
import { CURRENCIES, type Currency } from '../../games/alhambra/wire';

export interface ChangePart {
  bag: Record<Currency, number>; // how many coins of each currency are in it
  per: number; // for how much too much a coin is drawn
}

export const KIND = 'coin';
export const isCoin = (card: Card): boolean => kindOf(card) === KIND;
export const coinOf = (currency: Currency): Card => `${currency} ${KIND} 1`;

export function partOf(model: PalaceModel): ChangePart | null {
  return (model.view?.parts?.['small_change'] as ChangePart | undefined) ?? null;
}

/** How many coins are in the bag. */
export const left = (model: PalaceModel): number => Object.values(partOf(model)?.bag ?? {}).reduce((sum, one) => sum + one, 0);

export interface Pile {
  currency: Currency;
  count: number;
}

/** Coins by currency, without those that are not there. */
export const pilesOf = (cards: readonly Card[]): Pile[] => CURRENCIES
  .map((currency) => ({ currency, count: totalOf(cards.filter((card) => card === coinOf(currency))) }))
  .filter(({ count }) => count > 0);

/** The coins before a seat. */
export const coinsOf = (model: PalaceModel, seat: number): Pile[] => pilesOf(model.player(seat)?.shown_money ?? []);

/** How many coins come back of so much too much: those that are paid are in the bag again by then. */
export function returned(model: PalaceModel, over: number, cards: readonly Card[]): number {
  const part = partOf(model);
  return part ? Math.min(Math.floor(over / part.per), left(model) + cards.filter(isCoin).length) : 0;
}
