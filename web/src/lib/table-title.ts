/** The title of a table that was given none. */

import { language, list, t } from './i18n.svelte';
import { LONGEST_TITLE } from './naming';

/** A day and a time in a few letters, as it is for whoever reads. */
function told(moment: Date): string {
  const shown = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(language.current, shown).format(moment);
}

/** A table by its players and the moment: two tables of one host are told apart. */
export function tableTitle(names: readonly string[], now: Date): string {
  const when = told(now);
  for (let shown = names.length; shown > 0; shown -= 1) {
    const rest = names.length - shown;
    const who = list(rest ? [...names.slice(0, shown), t('common-others', { count: rest })] : names);
    const title = t('common-table-title', { who, when });
    if ([...title].length <= LONGEST_TITLE) return title;
  }
  return when;
}
