/** What the purse says to a price, in a few words. */

import { t } from '../../../lib/i18n.svelte';
import { sumOf } from './market-payment';
import type { Affordability } from './model.svelte';

export interface Chip {
  look: string;
  long: string;
  short: string;
  tiny: string;
}

/** For those who listen. */
export function spoken(means: Affordability): string {
  if (means.kind === 'exact') return means.free ? t('market-free') : t('market-exact-with', { sum: sumOf(means.cards) });
  if (means.kind === 'over') return t('market-over', { by: means.by });
  if (means.kind === 'inexact') return t('market-inexact');
  return means.kind === 'short' ? t('market-short', { by: means.by }) : '';
}

/** The same in three lengths: columns may be narrow. */
export function chip(means: Affordability): Chip | null {
  switch (means.kind) {
    case 'exact': {
      if (means.free) return { look: 'ok', long: t('market-free'), short: t('market-free'), tiny: '=' };
      const sum = means.cards.length < 3 ? sumOf(means.cards).replaceAll(' ', '') : '';
      const short = t('market-exact');
      return { look: 'ok', long: sum ? t('market-exact-sum', { sum }) : short, short, tiny: '=' };
    }
    case 'over':
      return { look: 'gold', long: spoken(means), short: spoken(means), tiny: `+${means.by}` };
    case 'short':
      return { look: '', long: spoken(means), short: spoken(means), tiny: `−${means.by}` };
    case 'inexact':
      return { look: '', long: t('market-inexact'), short: t('market-inexact'), tiny: '≠' };
    default:
      return null;
  }
}
