/** For tests: a sheet, and a browser that keeps nothing. */

import { vi } from 'vitest';
import type { Family } from '../wire';
import type { SheetFacts } from './facts';

const ROW: Family[] = ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'];

export const printedFacts = (): SheetFacts => ({
  grid: { cells: Array.from({ length: 6 }, () => [...ROW]) },
  coin_reserve: { size: 20 },
  coins: { starting: 3, coins_per_point: 2, cost_change_die_by_one: 1, cost_second_building: 3 },
  scoring: {
    pavilion: [16, 8, 1], seraglio: [17, 9, 2], arcades: [18, 10, 3], chambers: [19, 11, 4], garden: [20, 12, 5], tower: [21, 13, 6],
  },
  lines: { points_by_built: [0, 0, 0, 0, 2, 5, 10] },
  rounds: { by_players: { 3: 18, 4: 15, 5: 12 }, starting_buildings: 3 },
  solo: { dummy_bonus: { 2: 21, 3: 18, 4: 15 } },
});

export const fullBrowser = (): void => void vi.stubGlobal('localStorage', {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});
