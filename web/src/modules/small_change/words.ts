/** Coins in words. */

import { currencyName } from '../../games/alhambra/names';
import { list, t } from '../../lib/i18n.svelte';
import type { Pile } from './part';

/** « 2 pièces de dinar et 1 pièce de florin »; each as `mark` writes it. */
export const coinList = (piles: readonly Pile[], mark: (one: string) => string = (one) => one): string =>
  list(piles.map(({ currency, count }) => mark(t('small_change-coins', { count, currency: currencyName(currency) }))));
