/** How a price and some cards stand to each other, and what follows from paying with them. */

import { t } from '../lib/i18n.svelte';
import { currencyOf, totalOf, valueOf, type Card } from '../lib/moves';
import type { Offer } from '../lib/wire';
import type { Payment, TableModel } from './model.svelte';

const MOST_SUGGESTIONS = 3;

/** The best ways to pay; the server lists them best first. */
export function suggestions(model: TableModel, slot: number): Payment[] {
  return model.payments(slot).slice(0, MOST_SUGGESTIONS);
}

/** The cards of the hand that may pay for an offer. */
export function meansFor(model: TableModel, offer: Offer): Card[] {
  return model.bill(offer.tile)?.means ?? model.hand.filter((card) => currencyOf(card) === offer.currency);
}

/** "7 + 3". */
export function sumOf(cards: readonly Card[]): string {
  return cards.map(valueOf).join(' + ');
}

/** "4 + 2 = 6"; a single card is its value. */
export function equation(cards: readonly Card[]): string {
  return cards.length > 1 ? `${sumOf(cards)} = ${totalOf(cards)}` : String(totalOf(cards));
}

// Decisions in which an exact payment gives another action, and any other payment ends the turn.
const OWN_TURN = ['action', 'extra'];

/** What this payment leads to. Of a kind of decision that is not known here, only what is certain is told. */
export function consequence(kind: string, over: number): string {
  const known = OWN_TURN.includes(kind);
  if (over === 0) return known ? t('market-pay-again') : t('market-pay-exact');
  return known ? t('market-pay-over', { over }) : t('market-pay-lost', { over });
}

/** What is still missing before the payment picked can be confirmed; "" if nothing is. */
export function missing(model: TableModel, price: number, cards: readonly Card[]): string {
  const over = totalOf(cards) - price;
  if (!cards.length) return t('market-pay-none');
  if (over < 0) return t('market-short', { by: -over });
  if (model.kind === 'interlude' && over > 0) return t('market-pay-exact-only');
  return model.move ? '' : t('market-pay-none');
}
