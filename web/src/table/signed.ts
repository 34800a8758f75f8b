import { number, t } from '../lib/i18n.svelte';

/** Points that somebody gets, or loses: +5, −3, 0. */
export function signed(points: number): string {
  if (!points) return number(0);
  return points > 0 ? t('scoring-plus', { points }) : t('scoring-minus', { points: -points });
}
