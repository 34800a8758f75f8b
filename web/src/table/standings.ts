/** Who is ahead, as a table of rows and columns: a game says what they hold. */

import { number, t } from '../lib/i18n.svelte';
import type { TableModel } from './model.svelte';
import { contendersAt } from './players';

export interface StandingsColumn {
  key: string;
  name: string;
  /** Its head in a few signs, as SVG or as a word; the name itself if there is neither. */
  picture?: string;
  short?: string;
}

export interface StandingsCell {
  text: string;
  /** Nobody has more. */
  leads?: boolean;
}

export interface StandingsRow {
  seat: number;
  cells: readonly StandingsCell[];
}

export interface Standings {
  columns: readonly StandingsColumn[];
  rows: readonly StandingsRow[];
  /** Sentences below the table. */
  notes: readonly string[];
}

/** A column of numbers, in which whoever has the most leads. */
export function cellsOf(values: readonly number[], written: (value: number) => string = number): StandingsCell[] {
  const most = Math.max(0, ...values);
  return values.map((value) => ({ text: written(value), leads: value > 0 && value === most }));
}

/** The column that every game has. */
export const pointsColumn = (): StandingsColumn => ({ key: 'points', name: t('log-standings-points'), short: t('log-standings-points-short') });

/** What is known of any game. */
export function pointsOnly(model: TableModel): Standings {
  const contenders = contendersAt(model);
  const cells = cellsOf(contenders.map(({ score }) => score));
  return {
    columns: [pointsColumn()],
    rows: contenders.map(({ seat }, index) => ({ seat, cells: cells.slice(index, index + 1) })),
    notes: [],
  };
}
