/** What buildings, currencies, tiles and cards are called. */

import { knows, t, type Args } from '../../lib/i18n.svelte';
import { moneyNamed } from '../../modules';
import { kindOf, valueOf } from './moves';
import { parseTile, type Outside } from './tiles';
import type { Building, Money } from './wire';

export const buildingName = (building: Building): string => t(`building-${building}`);
export const currencyName = (currency: Money): string => t(`currency-${currency}`);

/** « Jardin 10 »; the name itself for what is no building. */
export function tileName(tile: string): string {
  const { building, cost, kind, family, text, shows } = parseTile(tile);
  if (kind === 'fountain') return t('common-fountain');
  if (text && shows) return t(text, { families: shows.families.map(buildingName).join(', ') });
  if (text) return t(text, { cost, building: family ? buildingName(family) : '' });
  return building ? `${buildingName(building)} ${cost}` : tile;
}

/** Where its picture stands beside it. */
export function tileTitle(tile: string): string {
  const { short } = parseTile(tile);
  return short ? t(short) : tileName(tile);
}

/** A card: « 5 dinars »; money of another kind by the name of its kind. */
export function cardName(card: string): string {
  const [kind = '', first = '', second = ''] = card.split(' ');
  const other = kindOf(card);
  if (other) return knows(`card-${other}`) ? t(`card-${other}`, { currency: currencyName(kind), value: valueOf(card) }) : card;
  if (/^\d+$/.test(first)) return moneyNamed(kind, Number(first)) ?? t('common-money', { currency: kind, value: Number(first) });
  const named = (money: string): string => (money ? currencyName(money) : '');
  return knows(`card-${kind}`) ? t(`card-${kind}`, { first: named(first), second: named(second) }) : card;
}

/** What leans on a palace from outside, in words of its module. */
export const outsideText = (words: Outside, which: 'label' | 'sides', facts: Args): string => t(words[which], facts);
