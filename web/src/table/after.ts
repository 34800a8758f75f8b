/** What there is to do when a game is over, whatever the game: how it ended, passing it on, playing again. */

import { api, ApiError } from '../lib/api';
import { list, t } from '../lib/i18n.svelte';
import { toast } from '../lib/toast.svelte';
import { canShare, copied, share } from '../ui/share';
import type { TableModel } from './model.svelte';
import { namesOf, ownSeat } from './players';

export function winnersOf(model: TableModel): number[] {
  const ended = model.source.events.find((event) => event.event === 'end');
  return model.table?.winners ?? (ended?.['winners'] as number[] | undefined) ?? [];
}

/** "Nina wins". */
export function endTitle(model: TableModel): string {
  if (model.verdict !== null) return model.verdict;
  const winners = winnersOf(model);
  const mine = ownSeat(model);
  const others = winners.filter((seat) => seat !== mine);
  const names = list(others.map(namesOf(model)));
  if (mine !== null && winners.includes(mine)) {
    return others.length ? t('scoring-end-you-too', { names }) : t('scoring-end-you');
  }
  return others.length > 1 ? t('scoring-end-many', { names }) : t('scoring-end-one', { name: names });
}

/** Pass the replay of a game on. */
export async function shareGame(key: string, title: string): Promise<void> {
  const url = `${location.origin}/replay/table/${key}`;
  if (canShare()) await share(title, url);
  else if (await copied(url)) toast(t('scoring-end-shared'), 'ok');
  else toast(url, 'info', 20); // to be copied by hand
}

/** The table where the same people play again: the one that somebody has opened, or a new one. */
export async function rematchOf(key: string, known: string | null | undefined): Promise<string> {
  if (known) return known;
  try {
    const { table } = await api.rematch(key);
    // Nobody has to be waited for: the game begins.
    if (table.seats.every((seat) => seat.bot || seat.person === 0)) await api.start(table.key);
    return table.key;
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== 'rematched') throw error;
    return (await api.table(key)).table.rematch ?? key; // somebody else was quicker
  }
}
