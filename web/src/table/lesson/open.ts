/** The way to a lesson: a table of one's own with its prepared deal, or the one where it was left. */

import { FIRST, loadGame } from '../../games';
import { api } from '../../lib/api';
import { t } from '../../lib/i18n.svelte';
import { botsBeside, myName } from '../../lib/naming';

/** The lesson that somebody has begun and not ended; empty: none. */
export async function lessonBegun(game = FIRST): Promise<string> {
  const { tables } = await api.myTables();
  return tables.find((one) => one.lesson && one.game === game && one.status === 'playing')?.key ?? '';
}

/** Open the table of a lesson; the key of it. A lesson that was begun before is over then. */
export async function openLesson(game = FIRST): Promise<string> {
  const [found, before] = await Promise.all([loadGame(game), lessonBegun(game)]);
  const lesson = await found.lesson?.();
  if (!lesson) throw new Error(`no lesson for ${game}`);
  const { record, ply, seats, seat, level } = lesson.deal;
  const me = myName();
  const bots = botsBeside([me], seats - 1);
  const opened = await api.open({
    game,
    name: me,
    title: t('lesson-table'),
    seats: Array.from({ length: seats }, (_, index) => (
      index === seat ? { kind: 'here', name: me, level } : { kind: 'bot', name: bots.shift() ?? '', level }
    )),
    edition: '',
    spectators: false,
    start: true,
    lesson: lesson.name,
    origin: { ply, record, table: null, replay: null },
  });
  if (before) await endLesson(before, seat).catch(() => undefined); // it is left out of the lists anyway
  return opened.table.key;
}

/** Nobody plays on there: the table does not wait for anybody any more. */
export async function endLesson(key: string, seat: number): Promise<void> {
  await api.resign(key, seat);
}
