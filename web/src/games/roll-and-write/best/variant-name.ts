/** A way to play alone, in words. */

import { t } from '../../../lib/i18n.svelte';
import { savedSheets } from '../sheets/saved.svelte';
import type { Variant } from './best.svelte';

export function variantName({ rivals, goal, specials, sheet }: Variant): string {
  const parts = [t('dice-best-rivals', { count: rivals }), goal === 'duel' ? t('dice-best-duel') : t('dice-best-high')];
  if (specials > 1) parts.push(t('dice-best-specials', { count: specials }));
  if (sheet) parts.push(savedSheets.nameOf(sheet, rivals + 1) || t('dice-best-own'));
  return parts.join(' · ');
}
