/** Who is ahead in the families, who has how many coins, and what everybody would have if it ended now. */

import { familyIcon } from '../../art/families';
import { icon } from '../../art/icons';
import { t } from '../../lib/i18n.svelte';
import { cellsOf, pointsColumn, type Standings, type StandingsCell } from '../../table/standings';
import { familyName } from './names';
import type { DiceModel } from './table/model.svelte';
import { FAMILIES } from './wire';

const picture = (name: 'coin' | 'star'): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${icon(name)}</svg>`;
const NOTHING: StandingsCell = { text: '–' };

/** Fictitious players have no coins, and points only in a duel; they are ranked in the families all the same. */
export function compared(model: DiceModel): Standings {
  const { view } = model;
  const rivals = view?.rivals ?? [];
  const players = model.seats.map((seat) => model.player(seat));
  const counts = [...players.map((player) => player?.counts), ...rivals.map((rival) => rival.counts)];
  const few = (cells: StandingsCell[], counted: boolean): StandingsCell[] => (counted ? cells : [...cells.slice(0, players.length), ...rivals.map(() => NOTHING)]);
  const columns: StandingsCell[][] = FAMILIES.map((family) => cellsOf(counts.map((one) => one?.[family] ?? 0)));
  columns.push(few(cellsOf(players.map((player) => player?.coins ?? 0)), false));
  columns.push(few(cellsOf((view?.standings ?? []).slice(0, view?.duel ? undefined : players.length)), !!view?.duel));
  columns.push(few(cellsOf([...players.map((player) => player?.score ?? 0), ...(view?.duel ? rivals.map(({ score }) => score) : [])]), !!view?.duel));
  return {
    columns: [
      ...FAMILIES.map((family) => ({ key: family, name: familyName(family), picture: `<svg viewBox="0 0 32 32">${familyIcon(family)}</svg>` })),
      { key: 'coins', name: t('dice-coins'), picture: picture('coin') },
      { key: 'now', name: t('dice-now'), picture: picture('star') },
      pointsColumn(),
    ],
    rows: counts.map((_, seat) => ({ seat, cells: columns.flatMap((column) => column[seat] ?? []) })),
    notes: [t('dice-now-note')],
  };
}
