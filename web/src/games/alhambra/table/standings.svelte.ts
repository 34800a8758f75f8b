/** Who is ahead in the families and with the walls, and what a scoring would give now: as the server counts it. */

import { untrack } from 'svelte';
import { icon } from '../../../art/icons';
import { number, t } from '../../../lib/i18n.svelte';
import { contendersAt } from '../../../table/players';
import { cellsOf, pointsColumn, type Standings, type StandingsCell } from '../../../table/standings';
import { familyIcon } from '../art/glyphs';
import { buildingName } from '../names';
import { standingsNow } from '../questions';
import { BUILDINGS, type StandingsNow } from '../wire';
import type { PalaceModel } from './model.svelte';

const SOON = 300; // milliseconds after which a position is worth the question

const iconPicture = (name: 'wall' | 'star'): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${icon(name)}</svg>`;

/** What a scoring would give, with a sign. */
export const gain = (points: number): string => `+${number(points)}`;

/** The standings as rows and columns. */
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

/** What is known of the standings where they are always in sight. */
export class Prospect {
  found: StandingsNow | null = $state.raw(null);

  /** Keep up with the game; called by what shows it. */
  follow(model: PalaceModel): void {
    $effect(() => {
      const ply = model.view?.ply;
      const timer = setTimeout(() => void this.#load(model, ply), untrack(() => this.found) ? SOON : 0);
      return () => clearTimeout(timer);
    });
  }

  async #load(model: PalaceModel, ply: number | undefined): Promise<void> {
    const found = await standingsNow(model.source);
    if (found && model.view?.ply === ply) this.found = found;
  }

  /** What the next scoring would give to a seat; null until it is known. */
  points(seat: number): number | null {
    return this.found?.rows[seat]?.points ?? null;
  }
}
