/** The fictitious players: they have a row of the score sheet, a name, and no seat (RW-FICT-01, RW-R6). */

import { t } from '../../lib/i18n.svelte';
import type * as shared from '../../table/model.svelte';
import type { Counts, View } from './wire';

/** In the order of their rows. Their names are those of the title. */
// keys: rival-rw-dirk rival-rw-dirki rival-rw-dirkelson rival-rw-dirkina
const NAMES = ['rival-rw-dirk', 'rival-rw-dirki', 'rival-rw-dirkelson', 'rival-rw-dirkina'] as const;

/** The catalogue of the title, which has their names. */
export const TITLE_WORDS = 'roll_and_write';

/** How the fictitious player in this row is called. */
export function rivalName(row: number): string {
  // keys: rival-rw-dirk
  const key = NAMES[row];
  return key ? t(key) : String(row + 1);
}

export interface Rival extends shared.Rival {
  counts: Counts;
}

/** Those at the table. They only have points in a duel (RW-FICT-06, RW-SOLO-05). */
export const rivalsOf = (view: View | null): Rival[] => (view?.rivals ?? []).map(({ counts, score }, row) => {
  const name = rivalName(row);
  return { name, about: t('dice-story-rival-about', { name }), icon: 'dice', score: view?.duel ? score : null, counts };
});
