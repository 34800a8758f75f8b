/** How a price and some cards stand to each other, and what follows from paying with them. */

import { t } from '../../../lib/i18n.svelte';
import { backOf } from '../../../modules';
import { currencyOf, totalOf, valueOf, type Card } from '../moves';
import { cardName, currencyName } from '../names';
import type { Money, Way } from '../wire';
import type { Payment, PalaceModel } from './model.svelte';

const MOST_SUGGESTIONS = 3;

/**
 * The best payments; the server lists those of each way best first. What costs more than money comes after the money
 * that does the same, and not at all if it would even be too much; what pays without any money comes last.
 */
export function suggestions(model: PalaceModel, slot: number): Payment[] {
  const found = model.payments(slot);
  const free = found.filter((one) => !one.cards.length);
  const plain = found.filter((one) => one.cards.length && !one.means && one.way === 0);
  const others = model.ways(model.offer(slot)?.tile ?? '').flatMap((_, way) => {
    const best = way ? found.find((one) => one.way === way && one.cards.length) : undefined;
    return best ? [best] : [];
  });
  const least = Math.min(...plain.map((one) => one.over));
  const useful = others.filter((one) => one.over === 0 || one.over < least);
  const money = [...plain, ...useful].sort((a, b) => Math.sign(a.over) - Math.sign(b.over)); // exact ones first
  const shown = money.slice(0, MOST_SUGGESTIONS);
  const missed = useful.find((one) => !shown.includes(one)); // one of them at least is always among those shown
  if (missed && !shown.some((one) => one.way)) shown[shown.length - 1] = missed;
  return [...shown, ...free];
}

/** What a way to pay is called: by what comes along, or by its money. */
export function wayName(way: Way): string {
  if (way.with) return cardName(way.with);
  return way.cards[0] ? currencyName(currencyOf(way.cards[0])) : '';
}

/** The kinds of money among these cards. */
export const moneyOf = (cards: readonly Card[]): Money[] => [...new Set(cards.map(currencyOf))];

/** A way that needs no cards pays everything, as if exactly. */
export const isFree = (way: Way | null): boolean => !!way?.with && !way.cards.length;

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

/** What paying so much too much with these cards leads to. Of a kind of decision that is not known here, only what is certain is told. */
export function consequence(model: PalaceModel, over: number, cards: readonly Card[]): string {
  const known = OWN_TURN.includes(model.kind);
  if (over === 0) return known ? t('market-pay-again') : t('market-pay-exact');
  const back = backOf(model, over, cards);
  if (back) return known ? t('market-pay-over-back', { over, back }) : t('market-pay-back', { over, back });
  return known ? t('market-pay-over', { over }) : t('market-pay-lost', { over });
}

/** What is still missing before the payment picked can be confirmed; "" if nothing is. */
export function missing(model: PalaceModel, price: number, cards: readonly Card[]): string {
  if (isFree(model.way)) return model.move ? '' : t('market-pay-none');
  const over = totalOf(cards) - price;
  if (!cards.length) return t('market-pay-none');
  if (over < 0) return t('market-short', { by: -over });
  if (model.exactOnly && over > 0) return t('market-pay-exact-only');
  return model.move ? '' : t('market-pay-none');
}
