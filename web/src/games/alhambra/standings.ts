/** Who is ahead in the families and with the walls, and what a scoring would give now: as rows and columns. */

import { icon } from '../../art/icons';
import { t } from '../../lib/i18n.svelte';
import { contendersAt } from '../../table/players';
import { cellsOf, pointsColumn, type Standings, type StandingsCell } from '../../table/standings';
import { familyIcon } from './art/glyphs';
import { buildingName } from './names';
import type { PalaceModel } from './table/model.svelte';
import { gain } from './table/prospect.svelte';
import { BUILDINGS, type StandingsNow } from './wire';

const iconPicture = (name: 'wall' | 'star'): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${icon(name)}</svg>`;

export function compared(model: PalaceModel, { scoring, rows }: StandingsNow): Standings {
  const contenders = contendersAt(model);
  const columns: StandingsCell[][] = BUILDINGS.map((family) => cellsOf(rows.map(({ counts }) => counts[family] ?? 0)));
  columns.push(cellsOf(rows.map(({ wall }) => wall)));
  columns.push(cellsOf(rows.map(({ points }) => points), gain));
  columns.push(cellsOf(contenders.map(({ score }) => score)));
  return {
    columns: [
      ...BUILDINGS.map((family) => ({ key: family, name: buildingName(family), picture: `<svg viewBox="0 0 32 32">${familyIcon(family)}</svg>` })),
      { key: 'wall', name: t('palace-standings-wall'), picture: iconPicture('wall') },
      { key: 'now', name: t('palace-standings-now'), picture: iconPicture('star') },
      pointsColumn(),
    ],
    rows: contenders.map(({ seat }, index) => ({ seat, cells: columns.flatMap((column) => column[index] ?? []) })),
    notes: [t('palace-standings-note', { scoring })],
  };
}
